import { describe, expect, it } from '@jest/globals';
import { loadConfig, settingsOf } from '@reelsheet/platform-config';
import { BaseConfig } from './base.config.js';

/** Every setting that must be given, with a value that will do. */
function complete(): Record<string, string> {
  const required = settingsOf(BaseConfig).filter(({ optional, default: value }) => !optional && value === undefined);
  return Object.fromEntries(required.map((setting) => [setting.name, fitting(setting)]));
}

const FITTING: Readonly<Record<string, string>> = {
  PORT: '3000',
  DATABASE_URL: 'postgres://base@127.0.0.1/reelsheet',
  NATS_URL: 'nats://127.0.0.1',
  NATS_NKEY_SEED: `SU${'A'.repeat(56)}`,
};

function fitting({ name, kind, rule }: { name: string; kind: string; rule?: string }): string {
  if (FITTING[name]) return FITTING[name];
  if (kind === 'key ring') return `a:${Buffer.alloc(32).toString('base64')}`;
  return kind === 'address' ? `https://example.com${rule?.includes('/v1') ? '/v1' : ''}` : 'a'.repeat(64);
}

describe("base's configuration", () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['OIDC_AUDIENCE', { OIDC_ISSUER: 'https://id.example.com' }, { OIDC_AUDIENCE: 'reelsheet' }],
    ['SMTP_URL', { ACCOUNT_PROOF: 'mail' }, { SMTP_URL: 'smtps://user:password@mail.example.com' }],
  ])('misses %s where %j asks for it', (name, requesting, given) => {
    expect(() => loadConfig(BaseConfig, { ...complete(), ...requesting })).toThrow(new RegExp(`^${name} is missing$`));
    expect(loadConfig(BaseConfig, { ...complete(), ...requesting, ...given })).toMatchObject({
      ...requesting,
      ...given,
    });
  });

  it('asks for neither by itself', () => {
    expect(loadConfig(BaseConfig, complete())).toMatchObject({ ACCOUNT_PROOF: 'none' });
  });
});
