import { afterEach, expect, it } from '@jest/globals';
import { vendorsOf } from '@reelsheet/platform-config';
import { BaseConfig } from '../../src/base.config.js';
import { BaseUnderTest } from '../support/harness.js';

const ADDRESSES = {
  BASE_URL: 'https://api.example.com/v1',
  AGENT_URL: 'https://agent.example.com/v1',
  CORE_URL: 'https://core.example.com/v1',
  UPLOAD_URL: 'https://upload.example.com/v1',
};

let base: BaseUnderTest;
afterEach(() => base?.stop());

async function installation(settings: Partial<BaseConfig>) {
  base = await BaseUnderTest.start({ ...ADDRESSES, ...settings });
  return base.call('GET', '/installation');
}

it('shows the addresses and all that is set up, to everybody, for five minutes', async () => {
  const { status, headers, body } = await installation({
    OIDC_ISSUER: 'https://id.example.com',
    OIDC_AUDIENCE: 'reelsheet',
    OIDC_CLIENT_ID: 'studio',
    SMTP_URL: 'smtp://user:password@mail.example.com:587',
    WEBAUTHN_RP_ID: 'example.com',
    WEBAUTHN_ORIGINS: 'https://app.example.com',
    CORS_ORIGINS: 'https://app.example.com',
  });
  expect([status, headers.get('cache-control'), headers.get('vary')]).toEqual([200, 'public, max-age=300', 'Origin']);
  expect(body).toEqual({
    addresses: {
      base: ADDRESSES.BASE_URL,
      agent: ADDRESSES.AGENT_URL,
      core: ADDRESSES.CORE_URL,
      upload: ADDRESSES.UPLOAD_URL,
    },
    sign_up: true,
    address_proof: false,
    mail: true,
    passkeys: true,
    oidc_issuer: 'https://id.example.com',
    oidc_client_id: 'studio',
    platforms: ['shortvideo', 'photoshare', 'pagesocial', 'videohost', 'microblog', 'professional'],
    vendors: ['chat', 'images', 'speech', 'transcription', 'Kling', 'ElevenLabs', 'Gemini', 'ModelArk', 'fal'],
  });
});

it('shows nothing that is secret, whatever the settings contain', async () => {
  const { body } = await installation({ SMTP_URL: 'smtp://user:password@mail.example.com:587' });
  const shown = JSON.stringify(body);
  const secrets = [...vendorsOf(BaseConfig).values()].flat() as (keyof BaseConfig)[];
  for (const name of [...secrets, 'JWT_SECRET', 'ENCRYPTION_KEYS', 'OPERATOR_KEY', 'SMTP_URL', 'DATABASE_URL'] as const)
    expect(shown).not.toContain(String(base.config[name]));
});

it('shows what is missing', async () => {
  const names = [...vendorsOf(BaseConfig).values()].flat();
  const { body } = await installation({
    ...Object.fromEntries(names.map((name) => [name, undefined])),
    AUTH_SIGN_UP: 'off',
  });
  expect(body).toMatchObject({
    sign_up: false,
    mail: false,
    passkeys: false,
    oidc_issuer: null,
    oidc_client_id: null,
    platforms: [],
    vendors: [],
  });
});
