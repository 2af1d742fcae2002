import { describe, expect, it } from '@jest/globals';
import { loadSecrets } from './files/secrets.js';
import { serviceEnvironment } from './service-environment.js';
import { fleetSettings } from './settings.js';
import { temporaryFolder } from '@reelsheet/native-servers';

describe('fleetSettings', () => {
  it('shifts every port by PORT_OFFSET', () => {
    const { ports } = fleetSettings({ PORT_OFFSET: '100' });
    expect(ports).toMatchObject({ base: 3100, 'upload-worker': 3113, sandbox: 4000, postgres: 15_532, nats: 14_322 });
  });

  it.each(['-1', '1.5', 'many', '60000'])('names PORT_OFFSET when it is %s', (offset) => {
    expect(() => fleetSettings({ PORT_OFFSET: offset })).toThrow('PORT_OFFSET');
  });

  it('rejects ports to which fetch does not connect', async () => {
    await expect(fetch('http://127.0.0.1:5060')).rejects.toMatchObject({ cause: { message: 'bad port' } });
    expect(() => fleetSettings({ PORT_OFFSET: '2050' })).toThrow('PORT_OFFSET gives base-worker port 5060');
    expect(fleetSettings({ PORT_OFFSET: '2052' }).ports['base-worker']).toBe(5062);
  });
});

describe('serviceEnvironment', () => {
  const dir = temporaryFolder();
  const environmentWith = (environment: NodeJS.ProcessEnv) =>
    serviceEnvironment({ ...fleetSettings(environment), dir }, loadSecrets(dir), 'base');

  it('keeps the limits and vendors with which it was started', () => {
    const own = { RATE_LIMIT_PER_MINUTE: '5', CHAT_BASE_URL: 'https://chat.example/v1' };
    expect(environmentWith(own)).toMatchObject({
      ...own,
      RATE_LIMIT_SIGN_UPS: '100000',
      IMAGE_BASE_URL: 'http://127.0.0.1:3900/image/v1',
    });
  });

  it('adds the sandbox and the upload service to the permitted hosts', () => {
    expect(environmentWith({ OUTBOUND_ALLOW: '10.0.0.1:80' }).OUTBOUND_ALLOW).toBe(
      '10.0.0.1:80,127.0.0.1:3900,127.0.0.1:3003',
    );
  });
});
