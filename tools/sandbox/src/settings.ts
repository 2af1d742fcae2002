/** Options of a sandbox; every duration is in seconds. */
export interface SandboxOptions {
  /** Folder of the state; created if missing. */
  dir: string;
  /** Port; 0 chooses a free one. */
  port?: number;
  /** Port of the mail server; any free port if `port` is 0. */
  mailPort?: number;
  host?: string;
  /** `given` redirects the browser immediately with a code, `ask` shows a page with Allow and Deny. */
  consent?: 'given' | 'ask';
  /** Minimum duration of a video task. */
  videoSeconds?: number;
  /** Delay between the chunks of a text that the chat vendor streams. */
  chatPaceSeconds?: number;
  /** Time that the social networks take to process an upload. */
  processingSeconds?: number;
  /** Lifetime of access tokens; by default that which each network documents. */
  tokenSeconds?: number;
  /** Lifetime of upload URLs; by default that which each network documents. */
  uploadSeconds?: number;
}

export type Settings = Required<Omit<SandboxOptions, 'tokenSeconds' | 'uploadSeconds'>> &
  Pick<SandboxOptions, 'tokenSeconds' | 'uploadSeconds'>;

export function withDefaults(options: SandboxOptions): Settings {
  const given = Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as SandboxOptions;
  const mailPort = given.port === 0 ? 0 : 3925;
  return {
    port: 3900,
    mailPort,
    host: '127.0.0.1',
    consent: 'given',
    videoSeconds: 2,
    chatPaceSeconds: 0,
    processingSeconds: 1,
    ...given,
  };
}

/** Reads the environment; throws an Error that names an invalid variable. */
export function optionsFromEnv(env: NodeJS.ProcessEnv): SandboxOptions {
  const consent = env['SANDBOX_CONSENT'] ?? 'given';
  if (consent !== 'given' && consent !== 'ask') throw new Error('SANDBOX_CONSENT must be given or ask');
  return {
    dir: env['SANDBOX_DIR'] ?? '.sandbox',
    host: env['HOST'],
    port: readNumber(env, 'PORT'),
    mailPort: readNumber(env, 'SANDBOX_MAIL_PORT'),
    consent,
    videoSeconds: readNumber(env, 'SANDBOX_VIDEO_SECONDS'),
    chatPaceSeconds: readNumber(env, 'SANDBOX_CHAT_PACE_SECONDS'),
    processingSeconds: readNumber(env, 'SANDBOX_PROCESSING_SECONDS'),
    tokenSeconds: readNumber(env, 'SANDBOX_TOKEN_SECONDS'),
    uploadSeconds: readNumber(env, 'SANDBOX_UPLOAD_SECONDS'),
  };
}

function readNumber(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number that is not negative`);
  return value;
}
