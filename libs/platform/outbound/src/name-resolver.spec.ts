import { createSocket, type Socket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DomainError } from '@reelsheet/kernel';
import { requestContext } from '@reelsheet/platform-telemetry';
import { NameResolver } from './name-resolver.js';
import { OutboundClient } from './outbound-client.js';
import { MAX_LOOKUPS, MAX_LOOKUPS_OF_SHARE } from './outbound-limits.js';
import { OutboundErrors } from './outbound.errors.js';

const [A, AAAA] = [1, 28];
const [NO_ERROR, NO_SUCH_NAME] = [0, 3];
const QUERY = { isAllowed: false };

/** Answers `v4.example` and `both.example`; never answers names below `silent.example`. */
class NameServer {
  readonly queries: string[] = [];
  private readonly socket: Socket = createSocket('udp4');

  async start(): Promise<string> {
    this.socket.on('message', (query, { port }) => {
      const { name, type, end } = questionOf(query);
      this.queries.push(name);
      if (name.endsWith('silent.example')) return;
      const records = [
        ...(type === A && ['v4.example', 'both.example'].includes(name) ? [Buffer.from([127, 0, 0, 1])] : []),
        ...(type === AAAA && name === 'both.example' ? [Buffer.from([...Array<number>(15).fill(0), 1])] : []),
      ];
      const code = name === 'missing.example' ? NO_SUCH_NAME : NO_ERROR;
      this.socket.send(answerTo(query.subarray(0, end), type, code, records), port, '127.0.0.1');
    });
    await new Promise<void>((bound) => this.socket.bind(0, '127.0.0.1', bound));
    return `127.0.0.1:${this.socket.address().port}`;
  }

  stop(): void {
    this.socket.close();
  }
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(question: Buffer, type: number, code: number, records: Buffer[]): Buffer {
  const header = Buffer.from(question);
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt32BE(0, 8);
  const answers = records.map((data) => {
    // The name of the question, the class IN, and no time to live.
    const fixed = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]);
    return Buffer.concat([fixed, data]);
  });
  return Buffer.concat([header, ...answers]);
}

describe('names in URLs of callers', () => {
  let server: NameServer;
  let address: string;
  let names: NameResolver;
  let gone: AbortController;
  let waiting: Promise<unknown>[];

  beforeAll(async () => {
    server = new NameServer();
    address = await server.start();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    [gone, waiting] = [new AbortController(), []];
    names = new NameResolver(() => {
      const resolver = new Resolver({ timeout: 2_000 });
      resolver.setServers([address]);
      return resolver;
    });
  });
  afterEach(async () => {
    gone.abort(new Error('gone'));
    await Promise.allSettled(waiting);
  });

  const inShare = <T>(shareId: number, work: () => T): T =>
    requestContext.run({ requestId: 'r', address: '', organizationId: 1_000 + shareId, shareId }, work);
  /** Resolves so many names whose server never answers, until the end of the test. */
  const occupy = (count: number) => {
    for (let each = 0; each < count; each += 1)
      waiting.push(names.addressesOf(`${each}.silent.example`, { ...QUERY, signal: gone.signal }));
    for (const each of waiting) each.catch(() => undefined);
  };
  const busy = { definition: OutboundErrors.failed, message: expect.stringContaining('too many names') };

  it('have their addresses of both families, those of IPv4 first', async () => {
    expect(await names.addressesOf('both.example', QUERY)).toEqual([
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ]);
    expect(await names.addressesOf('v4.example', QUERY)).toEqual([{ address: '127.0.0.1', family: 4 }]);
    await expect(names.addressesOf('missing.example', QUERY)).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await expect(names.addressesOf('empty.example', QUERY)).rejects.toMatchObject({ code: 'ENODATA' });
  });

  it('are answered while servers of other names are silent', async () => {
    occupy(16);
    const started = performance.now();
    expect(await names.addressesOf('v4.example', QUERY)).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it('are not asked any more when the caller has gone', async () => {
    occupy(1);
    await sleep(50);
    gone.abort(new Error('gone away'));
    await expect(waiting[0]).rejects.toThrow('gone away');
    await expect(names.addressesOf('v4.example', { ...QUERY, signal: gone.signal })).rejects.toThrow('gone away');
  });

  it('are resolved a few at a time for the organizations of one founder, and for the process', async () => {
    inShare(1, () => occupy(MAX_LOOKUPS_OF_SHARE));
    await expect(inShare(1, () => names.addressesOf('v4.example', QUERY))).rejects.toMatchObject(busy);
    expect(await inShare(2, () => names.addressesOf('v4.example', QUERY))).toHaveLength(1);
    occupy(MAX_LOOKUPS - MAX_LOOKUPS_OF_SHARE);
    await expect(inShare(2, () => names.addressesOf('v4.example', QUERY))).rejects.toMatchObject(busy);
    expect(await names.addressesOf('localhost', { isAllowed: true })).not.toEqual([]);
    gone.abort(new Error('gone'));
    await Promise.allSettled(waiting);
    expect(await inShare(1, () => names.addressesOf('v4.example', QUERY))).toHaveLength(1);
  });

  it.each([
    ['localhost', false],
    ['LOCALHOST.', false],
    ['api.localhost', false],
    ['receiver', false],
    ['receiver.internal', true],
  ])('are resolved by the operating system if they are local or allowed: %s', async (host, isAllowed) => {
    const before = server.queries.length;
    await names.addressesOf(host, { isAllowed }).catch(() => undefined);
    expect(server.queries.length).toBe(before);
  });

  it('end with the request that needs them, which names too many as a failure', async () => {
    const client = new OutboundClient(new Set(), undefined, names);
    const limits = { maxBytes: 1, timeoutMs: 60_000, signal: gone.signal };
    const [file, before] = [join(tmpdir(), 'never-written'), server.queries.length];
    const download = client.download('http://slow.silent.example/', file, limits);
    const ended = expect(download).rejects.toThrow('gone away');
    while (server.queries.length === before) await sleep(5);
    const own = (names as unknown as { count: number }).count;
    gone.abort(new Error('gone away'));
    await ended;
    await sleep(50);
    expect([own, (names as unknown as { count: number }).count]).toEqual([1, 0]);

    gone = new AbortController();
    occupy(MAX_LOOKUPS);
    const posting = { url: 'http://v4.example/', headers: {}, body: '', timeoutMs: 5_000 };
    const error = (await client.post(posting).catch((thrown: unknown) => thrown)) as DomainError;
    expect(error).toMatchObject(busy);
    await client.close();
  });
});
