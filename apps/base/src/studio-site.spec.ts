import { expect, it } from '@jest/globals';
import { studioSite } from './studio-site.js';

const SERVICES = {
  BASE_URL: 'https://base.example/v1',
  AGENT_URL: 'https://agent.example/v1',
  CORE_URL: 'https://core.example/v1',
  UPLOAD_URL: 'https://upload.example/v1',
};
const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));

it('reaches the services and the issuer, and no other host', () => {
  const { policy } = studioSite({ ...SERVICES, OIDC_ISSUER: 'https://issuer.example/realm' });
  const hosts = ['base', 'agent', 'core', 'upload', 'issuer'].map((name) => `https://${name}.example`);
  expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' ${hosts.join(' ')}`);
  expect(directive(policy, 'default-src')).toBe("default-src 'self'");
});

it('shows files of base and upload alone: uploads and downloads never use the addresses of a bucket', () => {
  const settings = { ...SERVICES, OBJECT_STORE: 's3', S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'media' };
  const { policy } = studioSite(settings);
  for (const name of ['img-src', 'media-src'])
    expect(directive(policy, name)).toBe(`${name} 'self' blob: https://base.example https://upload.example`);
  expect(policy).not.toContain('s3.example');
});
