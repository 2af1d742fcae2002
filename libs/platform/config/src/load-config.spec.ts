import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from './load-config.js';
import { ServiceConfig } from './service.config.js';

const complete = {
  PORT: '3000',
  DATABASE_URL: 'postgres://base:secret@127.0.0.1:5432/reelsheet',
  NATS_URL: 'nats://127.0.0.1:4222',
  NATS_NKEY_SEED: `SU${'A'.repeat(56)}`,
  BASE_URL: 'http://127.0.0.1:3000/v1',
  AGENT_URL: 'http://127.0.0.1:3001/v1',
  CORE_URL: 'http://127.0.0.1:3002/v1',
  UPLOAD_URL: 'http://127.0.0.1:3003/v1',
};

describe('configuration', () => {
  it('reads numbers and keeps defaults', () => {
    const config = loadConfig(ServiceConfig, complete);
    expect(config.PORT).toBe(3000);
    expect(config.RATE_LIMIT_PER_MINUTE).toBe(1_200);
    expect(loadConfig(ServiceConfig, { ...complete, RATE_LIMIT_PER_MINUTE: '30', DRAIN_SECONDS: '1.5' })).toMatchObject(
      { RATE_LIMIT_PER_MINUTE: 30, DRAIN_SECONDS: 1.5 },
    );
  });

  it.each(['', '10.0.0.1', '10.0.0.0/8,172.16.0.0/12,fc00::/7'])('trusts the proxies %j', (TRUST_PROXY) => {
    expect(loadConfig(ServiceConfig, { ...complete, TRUST_PROXY })).toMatchObject({ TRUST_PROXY });
  });

  it('opens the ports of web servers, or those that are given', () => {
    expect(loadConfig(ServiceConfig, complete).OUTBOUND_PORTS).toBe('80,443,8080,8443');
    expect(loadConfig(ServiceConfig, { ...complete, OUTBOUND_PORTS: '443,65535' }).OUTBOUND_PORTS).toBe('443,65535');
  });

  it.each(['mailto:security@example.com', 'https://example.com/report,mailto:security@example.com'])(
    'takes the contacts %j',
    (SECURITY_CONTACT) => {
      expect(loadConfig(ServiceConfig, { ...complete, SECURITY_CONTACT })).toMatchObject({ SECURITY_CONTACT });
    },
  );

  it('takes the addresses of a cluster', () => {
    const NATS_URL = 'tls://one.nats.internal:4222,tls://two.nats.internal:4222';
    expect(loadConfig(ServiceConfig, { ...complete, NATS_URL })).toMatchObject({ NATS_URL });
  });

  it.each(['PORT', 'DATABASE_URL', 'NATS_URL', 'NATS_NKEY_SEED', 'UPLOAD_URL'])(
    'names a missing %s in one line',
    (name) => {
      const attempt = () => loadConfig(ServiceConfig, { ...complete, [name]: '' });
      expect(attempt).toThrow(ConfigError);
      expect(attempt).toThrow(new RegExp(`^${name} is missing$`));
    },
  );

  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://127.0.0.1/reelsheet'],
    ['BASE_URL', 'http://127.0.0.1:3000'],
    ['NATS_URL', 'nats://one:4222,'],
    ['NATS_URL', 'nats://one:4222,tls://two:4222'],
    ['NATS_URL', 'tls://one:4222,tls://10.0.0.2:4222'],
    ['NATS_URL', 'tls://[fd00::2]:4222'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,::/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8,'],
    ['OUTBOUND_PORTS', 'https'],
    ['OUTBOUND_PORTS', '0'],
    ['OUTBOUND_PORTS', '443,'],
    ['OUTBOUND_PORTS', '443,65536'],
    ['SECURITY_CONTACT', 'security@example.com'],
    ['SECURITY_CONTACT', 'mailto:a@example.com,'],
    ['SECURITY_CONTACT', 'mailto:a@example.com\nContact: mailto:b@example.com'],
    ['SECURITY_POLICY_URL', 'http://example.com/policy'],
    ['NATS_NKEY_SEED', `U${'A'.repeat(55)}`],
  ])('names a malformed %s', (name, value) => {
    expect(() => loadConfig(ServiceConfig, { ...complete, [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  it('reads a secret from the file that is named, and says where there is none', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'secret-')), 'seed');
    await writeFile(file, `${complete.NATS_NKEY_SEED}\n`);
    const environment = { ...complete, NATS_NKEY_SEED: undefined };
    expect(loadConfig(ServiceConfig, { ...environment, NATS_NKEY_SEED_FILE: file })).toMatchObject({
      NATS_NKEY_SEED: complete.NATS_NKEY_SEED,
    });
    expect(() => loadConfig(ServiceConfig, { ...environment, NATS_NKEY_SEED_FILE: `${file}.away` })).toThrow(
      /^NATS_NKEY_SEED_FILE cannot be read/,
    );
  });
});
