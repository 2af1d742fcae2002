import { LOOPBACK, natsUrl, postgresUrl, urlOf } from '@reelsheet/tool-native';
import type { Secrets } from './secrets.js';
import { pathIn } from './settings.js';
import type { App, FleetSettings } from './settings.js';

export const DATABASE = 'reelsheet';

export const httpUrl = (port: number): string => `http://${LOOPBACK}:${port}`;

/** Public address of a service, as callers see it. */
export function publicUrl({ ports }: FleetSettings, app: App): string {
  return `${httpUrl(ports[app])}/v1`;
}

/** The whole environment of both processes of a service; what the fleet was started with may replace the defaults. */
export function serviceEnvironment(settings: FleetSettings, secrets: Secrets, app: App): NodeJS.ProcessEnv {
  return {
    ...vendorDefaults(httpUrl(settings.ports.sandbox)),
    RATE_LIMIT_PER_MINUTE: '100000',
    RATE_LIMIT_WRONG_KEYS: '100000',
    RATE_LIMIT_SIGN_UPS: '100000',
    RATE_LIMIT_ACCOUNT: '100000',
    UPLOAD_DIR: pathIn.storage(settings.dir),
    ...settings.environment,
    ...addresses(settings, secrets, app),
    OUTBOUND_ALLOW: outboundAllow(settings),
    JWT_SECRET: secrets.jwtSecret,
    ENCRYPTION_KEYS: secrets.encryptionKeys,
    OPERATOR_KEY: secrets.operatorKey,
    UPLOAD_SIGNING_KEY: secrets.uploadSigningKey,
  };
}

function addresses(settings: FleetSettings, { databasePasswords }: Secrets, app: App): NodeJS.ProcessEnv {
  const { ports } = settings;
  const server = postgresUrl(ports.postgres, databasePasswords.postgres);
  return {
    HOST: LOOPBACK,
    PORT: String(ports[app]),
    HEALTH_PORT: String(ports[`${app}-worker`]),
    DATABASE_URL: urlOf(server, { database: DATABASE, user: app, password: databasePasswords[app] }),
    NATS_URL: natsUrl(ports.nats),
    BASE_URL: publicUrl(settings, 'base'),
    AGENT_URL: publicUrl(settings, 'agent'),
    CORE_URL: publicUrl(settings, 'core'),
    UPLOAD_URL: publicUrl(settings, 'upload'),
  };
}

/** The sandbox and our own media are on loopback, which is otherwise out of bounds for addresses that callers give. */
function outboundAllow({ environment, ports }: FleetSettings): string {
  const ours = [`${LOOPBACK}:${ports.sandbox}`, `${LOOPBACK}:${ports.upload}`];
  return [environment.OUTBOUND_ALLOW, ...ours].filter(Boolean).join(',');
}

/** The world outside, as far as the sandbox plays it. */
function vendorDefaults(sandbox: string): NodeJS.ProcessEnv {
  const key = 'sandbox-demo';
  return {
    CHAT_BASE_URL: `${sandbox}/chat/v1`,
    CHAT_API_KEY: key,
    IMAGE_BASE_URL: `${sandbox}/image/v1`,
    IMAGE_API_KEY: key,
    SPEECH_BASE_URL: `${sandbox}/speech/v1`,
    SPEECH_API_KEY: key,
    TRANSCRIPTION_BASE_URL: `${sandbox}/transcription/v1`,
    TRANSCRIPTION_API_KEY: key,
    VIDEO_BASE_URL: `${sandbox}/video`,
    VIDEO_ACCESS_KEY: 'sandbox-access',
    VIDEO_SECRET_KEY: 'sandbox-secret',
    VOICE_A_BASE_URL: `${sandbox}/voice`,
    VOICE_B_BASE_URL: `${sandbox}/voice`,
    SHORTVIDEO_API_URL: `${sandbox}/shortvideo`,
    SHORTVIDEO_AUTHORIZE_URL: `${sandbox}/shortvideo/v2/auth/authorize/`,
    SHORTVIDEO_PAGE_URL: `${sandbox}/shortvideo`,
    SHORTVIDEO_CLIENT_ID: key,
    SHORTVIDEO_CLIENT_SECRET: 'sandbox-secret',
    VIDEOHOST_API_URL: `${sandbox}/videohost`,
    VIDEOHOST_AUTHORIZE_URL: `${sandbox}/videohost/o/oauth2/v2/auth`,
    VIDEOHOST_TOKEN_URL: `${sandbox}/videohost/token`,
    VIDEOHOST_PAGE_URL: `${sandbox}/videohost`,
    VIDEOHOST_CLIENT_ID: key,
    VIDEOHOST_CLIENT_SECRET: 'sandbox-secret',
  };
}
