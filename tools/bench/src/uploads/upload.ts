import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { dataOf } from '@reelsheet/client';
import { temporaryFolder } from '@reelsheet/native-servers';
import { OwnFleet } from '@reelsheet/tool-fleet';
import { median } from '../median.js';
import { cpuSecondsOfEnded, cpuSecondsOfThreads, cpuSecondsOfTree, memory } from '../process-usage.js';
import { startNginx, startS3rver, type FilePeer } from './upload-peers.js';

const execute = promisify(execFile);
/** Size of the file. A smaller one is enough to verify that the benchmark runs. */
const MEGABYTES = Number(process.env['BENCH_MEGABYTES'] ?? 1_024);
const ROUNDS = 5;
const AT_ONCE = 8;
const POLL_INTERVAL_MS = 50;
/** Name that Node gives to worker threads; the service has one. */
const HASHING_THREAD = 'WorkerThread';
const GOAL = { upNginx: 0.85, upS3rver: 1.4, downNginx: 0.7, grownMegabytes: 40 };

/**
 * Uploads and downloads a gigabyte with curl, in alternation with file servers without signed URLs
 * and announcements.
 */
export async function benchUpload(): Promise<boolean> {
  const folder = temporaryFolder();
  const file = join(folder, 'file');
  const fleet = await OwnFleet.start({ STORAGE_QUOTA_BYTES: '0' });
  const [nginx, s3rver] = [await startNginx(folder), await startS3rver(folder)];
  try {
    const bench = new UploadBench(fleet, await makeFile(file));
    await bench.remove(await bench.claim((await bench.put()).signedId));
    return [await bench.grows(), await bench.compareUp(nginx, s3rver), await bench.compareDown(nginx)].every(Boolean);
  } finally {
    await Promise.all([fleet.stop(), nginx.stop(), s3rver.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

interface Claimed {
  readonly id: number;
  readonly url: string;
  /** Duration of the claim in seconds. */
  readonly seconds: number;
}

interface Bytes {
  readonly file: string;
  /** Base64 MD5. */
  readonly checksum: string;
  readonly byteSize: number;
  /** Seconds for computing their MD5 alone. */
  readonly hashing: number;
}

class UploadBench {
  private readonly base;
  private agentId: Promise<number> | undefined;

  constructor(
    private readonly fleet: OwnFleet,
    private readonly bytes: Bytes,
  ) {
    this.base = fleet.clients.base;
  }

  /**
   * Announces the file and uploads it to the signed URL. Returns the seconds of the upload and the
   * signed id.
   */
  async put(): Promise<Transfer & { signedId: string }> {
    const { checksum, byteSize: byte_size, file } = this.bytes;
    const blob = { filename: 'weights.safetensors', byte_size, checksum, content_type: 'application/safetensors' };
    const { direct_upload, signed_id: signedId } = await dataOf(this.base.uploads.create({ body: { blob } }));
    return { ...(await curlUp(direct_upload.url, file, direct_upload.headers)), signedId };
  }

  /** Creates a content resource from it. Returns the URL of its bytes and the duration in seconds. */
  async claim(signedId: string): Promise<Claimed> {
    const query = await this.ofAgent();
    const startedAt = performance.now();
    const { content_resource } = await dataOf(
      this.base.files.create({ query, body: { content_resource: { file: signedId } } }),
    );
    return { ...content_resource, seconds: secondsSince(startedAt) };
  }

  /** Removes the file like those of the peers, so that all of them write into reused page cache. */
  async remove({ id }: Claimed): Promise<void> {
    await this.base.files.delete({ path: { id }, query: await this.ofAgent() });
    await this.base.trash.deleteFile({ path: { id }, query: await this.ofAgent() });
  }

  private async ofAgent(): Promise<{ agent_id: string }> {
    this.agentId ??= dataOf(this.base.agents.list()).then(([agent]) => agent!.id);
    return { agent_id: String(await this.agentId) };
  }

  /**
   * Measures the memory growth of the service's process, with one upload and with several at once.
   */
  async grows(): Promise<boolean> {
    const one = await this.growth(async () => [await this.put()]);
    const several = await this.growth(() => Promise.all(Array.from({ length: AT_ONCE }, () => this.put())));
    console.log(
      `upload: the service grows by ${one.toFixed(0)} MB for ${MEGABYTES} MB, by ${several.toFixed(0)} MB for ${AT_ONCE} times as many at once (goal ${GOAL.grownMegabytes})`,
    );
    return one <= GOAL.grownMegabytes && several <= GOAL.grownMegabytes;
  }

  /**
   * nginx validates nothing and never flushes, so the cost of both is printed as well, with the
   * best ratio that a hashing server can reach. MD5 is sequential and cannot be parallelized, and
   * its processor time competes with the client.
   */
  async compareUp(nginx: FilePeer, s3rver: FilePeer): Promise<boolean> {
    const rounds: Record<'own' | 'claim' | 'nginx' | 'nginxFlushed' | 'nginxChecked' | 's3rver', number>[] = [];
    const cpu: Record<'own' | 'md5' | 'nginx' | 'sender', number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const theirs = await measured(nginx.pid, () => this.putAt(nginx));
      const flushing = await secondsOf('sync', '--data', nginx.stored);
      const hashing = await secondsOf('md5sum', nginx.stored);
      await nginx.clear();
      const hashedBefore = cpuSecondsOfThreads(this.pid, HASHING_THREAD);
      const { signedId, ...own } = await measured(this.pid, () => this.put());
      const md5 = cpuSecondsOfThreads(this.pid, HASHING_THREAD) - hashedBefore;
      const claimed = await this.claim(signedId);
      await this.remove(claimed);
      const rver = (await this.putAt(s3rver)).seconds;
      await s3rver.clear();
      const nginxFlushed = theirs.seconds + flushing;
      const nginxChecked = nginxFlushed + hashing;
      rounds.push({
        own: own.seconds,
        claim: claimed.seconds,
        nginx: theirs.seconds,
        nginxFlushed,
        nginxChecked,
        s3rver: rver,
      });
      cpu.push({ own: own.cpu, md5, nginx: theirs.cpu, sender: theirs.sender });
    }
    const ratio = (peer: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[peer] / round.own));
    const safe = (peer: 'nginxFlushed' | 'nginxChecked') =>
      median(rounds.map((round) => round[peer] / (round.own + round.claim))).toFixed(2);
    const middle = (whose: keyof (typeof cpu)[number]) => median(cpu.map((round) => round[whose]));
    const bound = (fewest: number) => (median(rounds.map((round) => round.nginx)) / fewest).toFixed(2);
    const { hashing } = this.bytes;
    const shared = (middle('nginx') + middle('sender') + hashing) / availableParallelism();
    console.log(
      `upload: ${(MEGABYTES / median(rounds.map(({ own }) => own))).toFixed(0)} MB/s with length and MD5 checked: ` +
        `${ratio('nginx').toFixed(2)} of nginx dav (goal ${GOAL.upNginx}), at most ${bound(hashing)} for any server that computes MD5 on this machine, and ${bound(shared)} if it also does the work of nginx beside its sender; ` +
        `${ratio('s3rver').toFixed(2)} of s3rver (goal ${GOAL.upS3rver})`,
    );
    console.log(
      `upload: a claim right after it waits ${median(rounds.map(({ claim }) => claim)).toFixed(2)} s for the flush: ` +
        `both take ${safe('nginxFlushed')} of nginx flushed too, ${safe('nginxChecked')} of it flushed and checked by md5sum`,
    );
    console.log(
      `upload: ${middle('own').toFixed(2)} s of processor time, ${middle('md5').toFixed(2)} of them for MD5, which alone takes ${hashing.toFixed(2)}; nginx takes ${middle('nginx').toFixed(2)}, the sender ${middle('sender').toFixed(2)}`,
    );
    return ratio('nginx') >= GOAL.upNginx && ratio('s3rver') >= GOAL.upS3rver;
  }

  async compareDown(nginx: FilePeer): Promise<boolean> {
    const { url } = await this.claim((await this.put()).signedId);
    await curlUp(nginx.url, this.bytes.file, {});
    const rounds: Record<'ratio' | 'own' | 'nginx', number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const theirs = await measured(nginx.pid, () => curlDown(nginx.url));
      const own = await measured(this.pid, () => curlDown(url));
      rounds.push({ ratio: theirs.seconds / own.seconds, own: own.cpu, nginx: theirs.cpu });
    }
    await nginx.clear();
    const middle = (of: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[of]));
    console.log(
      `upload: reads at ${middle('ratio').toFixed(2)} of nginx (goal ${GOAL.downNginx}), with ${middle('own').toFixed(2)} s of processor time beside ${middle('nginx').toFixed(2)}`,
    );
    return middle('ratio') >= GOAL.downNginx;
  }

  private get pid(): number {
    return this.fleet.file.pids['upload']!;
  }

  private putAt(peer: FilePeer): Promise<Transfer> {
    return curlUp(peer.url, this.bytes.file, { 'Content-MD5': this.bytes.checksum });
  }

  private async growth(work: () => Promise<readonly { signedId: string }[]>): Promise<number> {
    const { pid } = this;
    const before = memory(pid).resident;
    let max = before;
    const timer = setInterval(() => (max = Math.max(max, memory(pid).resident)), POLL_INTERVAL_MS);
    const uploads = await work().finally(() => clearInterval(timer));
    for (const { signedId } of uploads) await this.remove(await this.claim(signedId));
    return max - before;
  }
}

async function makeFile(path: string): Promise<Bytes> {
  const md5 = createHash('md5');
  let hashing = 0;
  const file = await open(path, 'wx');
  for (let written = 0; written < MEGABYTES; written += 1) {
    const piece = randomBytes(2 ** 20);
    const startedAt = performance.now();
    md5.update(piece);
    hashing += secondsSince(startedAt);
    await file.writeFile(piece);
  }
  await file.sync();
  await file.close();
  return { file: path, checksum: md5.digest('base64'), byteSize: MEGABYTES * 2 ** 20, hashing };
}

/** Also returns the processor time of the process and its children during the transfer. */
async function measured<T extends Transfer>(pid: number, transfer: () => Promise<T>): Promise<T & { cpu: number }> {
  const before = cpuSecondsOfTree(pid);
  const transferred = await transfer();
  return { ...transferred, cpu: cpuSecondsOfTree(pid) - before };
}

async function secondsOf(program: string, ...args: string[]): Promise<number> {
  const startedAt = performance.now();
  await execute(program, args);
  return secondsSince(startedAt);
}

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1_000;

async function curlUp(url: string, file: string, headers: Record<string, string>): Promise<Transfer> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  return curl('-T', file, ...sent, url);
}

const curlDown = (url: string) => curl(url);

interface Transfer {
  /** Seconds of the whole transfer, as curl measures them. */
  readonly seconds: number;
  /** Seconds of processor time that curl used. */
  readonly sender: number;
}

async function curl(...args: string[]): Promise<Transfer> {
  await settle();
  const reported = ['-sS', '--fail-with-body', '-o', '/dev/null', '-w', '%{time_total}'];
  const before = cpuSecondsOfEnded(process.pid);
  const { stdout } = await execute('curl', [...reported, ...args]);
  return { seconds: Number(stdout), sender: cpuSecondsOfEnded(process.pid) - before };
}

/**
 * Flushes the disk, so that unwritten data of the previous transfer does not count against the
 * next.
 */
async function settle(): Promise<void> {
  await execute('sync');
  await sleep(POLL_INTERVAL_MS);
}
