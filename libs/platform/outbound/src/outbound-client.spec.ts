import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '@reelsheet/kernel';
import { isPublicAddress, parseAllowance, parsePorts } from './allowance.js';
import type { NameService } from './name-resolver.js';
import { type DownloadOptions, OutboundClient } from './outbound-client.js';
import { OutboundErrors } from './outbound.errors.js';

const LIMITS = { maxBytes: 1_000, timeoutMs: 5_000 };

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '127.8.9.10',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '168.63.129.16',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '100::1',
    'nonsense',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('the outbound client', () => {
  let inside: Server;
  let port: number;
  let folder: string;
  let reached = 0;
  let names = 0;
  let keys: unknown[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbound-'));
    inside = createServer((request, response) => {
      reached += 1;
      keys.push(request.headers['x-key']);
      if (request.url === '/same') response.writeHead(302, { Location: '/final' }).end();
      else if (request.url === '/other') response.writeHead(302, { Location: `http://localhost:${port}/final` }).end();
      else if (request.url === '/redirect')
        response.writeHead(302, { Location: `http://localhost:${port}/secret` }).end();
      else if (request.url === '/loop') response.writeHead(302, { Location: '/loop' }).end();
      else if (request.url === '/large') response.end('x'.repeat(5_000));
      else if (request.url === '/slow') response.write('x');
      else if (request.url === '/missing') response.writeHead(404).end();
      else response.writeHead(200, { 'Content-Type': 'text/plain' }).end('hello');
    });
    await new Promise<void>((listening) => inside.listen(0, '127.0.0.1', listening));
    port = (inside.address() as AddressInfo).port;
  });
  afterAll(async () => {
    inside.closeAllConnections();
    inside.close();
    await rm(folder, { recursive: true });
  });

  /** Resolves every name to these addresses, like a hostile name server. */
  const client = (allow: string, ...addresses: string[]) =>
    new OutboundClient(parseAllowance(allow), new Set([80, 443, port]), resolverOf(addresses));
  const download = (from: OutboundClient, url: string, options: DownloadOptions = LIMITS) =>
    from.download(url, join(folder, `file-${(names += 1)}`), options);
  const rejection = async (attempt: Promise<unknown>) => {
    const before = reached;
    const error = await attempt.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return { definition: (error as DomainError).definition, reached: reached - before };
  };

  it.each([
    'http://127.0.0.1:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://0x7f000001:PORT/',
    'http://2130706433:PORT/',
    'http://127.1:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://169.254.169.254/latest/meta-data',
    'http://user:secret@example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'data:text/plain,x',
    'not an address',
    '//127.0.0.1:PORT/',
  ])('rejects %s before any connection', async (url) => {
    const attempt = download(client('', '93.184.216.34'), url.replace('PORT', String(port)));
    expect(await rejection(attempt)).toEqual({ definition: OutboundErrors.refused, reached: 0 });
  });

  it.each([
    ['one inner address', ['127.0.0.1']],
    ['an inner address among public ones', ['93.184.216.34', '127.0.0.1']],
    ['a mapped inner address', ['::ffff:127.0.0.1']],
    ['no address', []],
  ])('rejects a name with %s at the connection', async (_, addresses) => {
    const attempt = download(client('', ...addresses), `http://innocent.example:${port}/`);
    expect(await rejection(attempt)).toEqual({ definition: OutboundErrors.refused, reached: 0 });
  });

  it.each([
    ['http://tea.example:22/', 'the port 22 may not be used'],
    ['http://tea.example:443/', undefined],
    ['https://tea.example/', undefined],
    ['https://tea.example:8443/', undefined],
    ['http://tea.example:8080/', undefined],
    ['http://93.184.216.34:6379/', 'the port 6379 may not be used'],
    ['http://10.0.0.1:6379/', 'the host is not a public address'],
  ])('opens the ports of web servers unless others are given: %s', (url, reason) => {
    const attempt = expect(() => new OutboundClient(new Set()).check(url));
    if (reason === undefined) attempt.not.toThrow();
    else attempt.toThrow(reason);
  });

  it('opens the ports that are given, and any port of what the operator allows', () => {
    const given = new OutboundClient(parseAllowance('inside.example:5000'), parsePorts('443,9443'));
    expect(() => given.check('https://tea.example:9443/')).not.toThrow();
    expect(() => given.check('http://inside.example:5000/')).not.toThrow();
    expect(() => given.check('http://tea.example:5000/')).toThrow('the port 5000 may not be used');
    expect(() => given.check('http://tea.example/')).toThrow('the port 80 may not be used');
  });

  it('checks the port of a redirect', async () => {
    const only = new OutboundClient(parseAllowance(`127.0.0.1:${port}`), new Set([443]), resolverOf(['93.184.216.34']));
    await expect(download(only, `http://127.0.0.1:${port}/redirect`)).rejects.toThrow(
      `the port ${port} may not be used`,
    );
  });

  it.each([
    ['169.254.169.254:80', 'http://169.254.169.254/latest/meta-data'],
    ['[fd00:ec2::254]:80', 'http://[fd00:ec2::254]/latest/meta-data'],
    ['168.63.129.16:80', 'http://168.63.129.16/machine?comp=goalstate'],
    ['metadata.google.internal:80', 'http://metadata.google.internal/computeMetadata/v1/'],
  ])('reaches no metadata service, even where %s is allowed', async (allow, url) => {
    expect(() => client(allow, '93.184.216.34').check(url)).toThrow('the host is not a public address');
  });

  it('connects to no allowed name that leads to a metadata service', async () => {
    for (const address of ['169.254.169.254', 'fd00:ec2::254', '168.63.129.16'])
      await expect(
        download(client('vendor.internal:80', '10.0.0.1', address), 'http://vendor.internal/'),
      ).rejects.toThrow('the host is not a public address');
  });

  it.each([
    ['tea.example/a.png', 'the address is malformed'],
    ['http://', 'the address is malformed'],
    ['https://tea.example:99999/', 'the address is malformed'],
    ['ftp://tea.example/', 'only http and https addresses are fetched'],
    ['http://ada:secret@tea.example/', 'an address must not carry credentials'],
  ])('says what is wrong with %s', (url, reason) => {
    expect(() => new OutboundClient(new Set()).check(url)).toThrow(reason);
  });

  it('resolves the name again for every connection, so that a changed name leads nowhere', async () => {
    const answers = ['93.184.216.34', '127.0.0.1'];
    const changing = new OutboundClient(
      parseAllowance(''),
      new Set([port]),
      resolverOf(() => [answers.shift() ?? '127.0.0.1']),
    );
    expect(changing.check(`http://innocent.example:${port}/`).hostname).toBe('innocent.example');
    answers.shift();
    expect(await rejection(download(changing, `http://innocent.example:${port}/`))).toEqual({
      definition: OutboundErrors.refused,
      reached: 0,
    });
  });

  it('reaches what the operator allows, by host and port', async () => {
    const allowed = client(`127.0.0.1:${port}`);
    const file = join(folder, 'allowed');
    expect(await allowed.download(`http://127.0.0.1:${port}/`, file, LIMITS)).toEqual({
      contentType: 'text/plain',
      size: 5,
    });
    expect(await readFile(file, 'utf8')).toBe('hello');
    expect(await rejection(download(allowed, `http://127.0.0.1:${port + 1}/`))).toMatchObject({
      definition: OutboundErrors.refused,
    });
  });

  it('checks redirects, and stops at a cycle', async () => {
    const allowed = client(`127.0.0.1:${port}`, '127.0.0.1');
    expect(await rejection(download(allowed, `http://127.0.0.1:${port}/redirect`))).toEqual({
      definition: OutboundErrors.refused,
      reached: 1,
    });
    expect(await rejection(download(allowed, `http://127.0.0.1:${port}/loop`))).toEqual({
      definition: OutboundErrors.refused,
      reached: 4,
    });
  });

  it.each([
    ['/same', ['secret', 'secret']],
    ['/other', ['secret', undefined]],
  ])('sends what it is given to one origin alone: %s', async (path, sent) => {
    const allowed = client(`127.0.0.1:${port},localhost:${port}`, '127.0.0.1');
    keys = [];
    await download(allowed, `http://127.0.0.1:${port}${path}`, { ...LIMITS, headers: { 'x-key': 'secret' } });
    expect(keys).toEqual(sent);
  });

  it.each([
    ['/large', LIMITS, OutboundErrors.tooLarge],
    ['/slow', { ...LIMITS, timeoutMs: 300 }, OutboundErrors.failed],
    ['/missing', LIMITS, OutboundErrors.failed],
  ])('gives up on %s', async (path, limits, definition) => {
    expect(
      await rejection(download(client(`127.0.0.1:${port}`), `http://127.0.0.1:${port}${path}`, limits)),
    ).toMatchObject({ definition });
  });

  it('fetches without following redirects', async () => {
    const allowed = client(`127.0.0.1:${port}`);
    const before = reached;
    const body = new Blob(['one chunk']);
    const answer = await allowed.fetch(`http://127.0.0.1:${port}/redirect`, { method: 'PUT', body });
    expect({ status: answer.status, reached: reached - before }).toEqual({ status: 302, reached: 1 });
    expect(await (await allowed.fetch(`http://127.0.0.1:${port}/`)).text()).toBe('hello');
    await expect(client('').fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      definition: OutboundErrors.refused,
    });
    await expect(client('', '127.0.0.1').fetch(`http://innocent.example:${port}/`)).rejects.toMatchObject({
      cause: { definition: OutboundErrors.refused },
    });
  });

  it('posts once without following redirects', async () => {
    const allowed = client(`127.0.0.1:${port}`);
    const before = reached;
    const posting = { headers: { 'Content-Type': 'application/json' }, body: '{}', timeoutMs: 1_000 };
    expect(await allowed.post({ ...posting, url: `http://127.0.0.1:${port}/redirect` })).toBe(302);
    expect(reached - before).toBe(1);
    await expect(client('').post({ ...posting, url: `http://127.0.0.1:${port}/` })).rejects.toMatchObject({
      definition: OutboundErrors.refused,
    });
  });
});

function resolverOf(addresses: string[] | (() => string[])): NameService {
  return {
    addressesOf: async () =>
      (typeof addresses === 'function' ? addresses() : addresses).map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      })),
  };
}
