import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { CuttingProxy } from '../sdk/cutting-proxy.js';
import { renamingProxy } from '../sdk/renaming-proxy.js';
import { waitUntil } from '../support/database.js';
import type { TrialRun } from '../trial.js';
import { killed, type InstalledCli } from './installed-cli.js';
import { SIZES } from './sizes.js';

const MEGABYTE = 2 ** 20;
const TOO_LARGE_BYTES = 2 ** 30 + 1;
/** Shares of the file after which the connection is cut. */
const CUTS = [0.3, 0.8];
/** Status of the command line for a limit. */
const LIMIT_STATUS = 6;
/** Megabytes that an upload may take beyond a command that only reads. */
const MAX_MORE_MEGABYTES = 60;

/**
 * Kills an upload and runs it again through a proxy that cuts the connection twice, measures its memory, and offers a
 * file that is too large.
 */
export async function largeUploads(trial: TrialRun, fleet: OwnFleet, installed: InstalledCli): Promise<void> {
  const file = join(installed.folder, 'large.wav');
  const { megabytes } = trial.size(SIZES);
  await writeBytes(trial, file, megabytes);
  const { base_url, upload_url } = fleet.file;
  const proxy = await CuttingProxy.start(Number(new URL(upload_url).port));
  trial.afterwards(async () => proxy.stop());
  const settings = {
    REELSHEET_URL: await renamingProxy(trial, new URL(base_url).origin, new URL(upload_url).host, proxy.host),
  };
  proxy.cutAfter(...CUTS.map((share) => Math.floor(megabytes * MEGABYTE * share)));
  const first = installed.start(['upload', file], settings);
  await waitUntil('the upload is announced', async () => (await installed.states('uploads')).length > 0);
  await killed(first);
  const idle = await peakMegabytes(installed, ['me', 'get'], settings);
  const peak = await peakMegabytes(installed, ['upload', file], settings);
  trial.figure(`${megabytes} MB: cuts that did not happen`, proxy.missing, { exactly: 0 });
  trial.figure('megabytes of an upload beyond those of a read', peak - idle, { atMost: MAX_MORE_MEGABYTES });
  trial.none('states of uploads that remain', await installed.states('uploads'));
  const { stdout } = await installed.reelsheet(['files', 'list', '--jq', '[.[] | select(.file_name == "large.wav")]']);
  const files = JSON.parse(stdout) as { readonly url: string }[];
  trial.figure('files of the upload', files.length, { exactly: 1 });
  const answer = await fetch(files[0]!.url);
  trial.none(
    'uploads with other bytes',
    (await hashOf(answer.body!)) === (await hashOf(createReadStream(file))) ? [] : [file],
  );
  const huge = join(installed.folder, 'huge.mp4');
  await (await open(huge, 'w')).close();
  await truncate(huge, TOO_LARGE_BYTES);
  const rejected = await installed.reelsheet(['upload', huge], { REELSHEET_URL: 'http://127.0.0.1:9' });
  trial.figure('status for a file beyond the limit, without a request', rejected.status, { exactly: LIMIT_STATUS });
}

/** Header of a sound of 16 bits with one channel, which may have any bytes. */
function waveHeader(bytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(bytes + 36, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(48_000, 24);
  header.writeUInt32LE(96_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return header;
}

async function writeBytes(trial: TrialRun, path: string, megabytes: number): Promise<void> {
  const file = await open(path, 'w');
  const block = Buffer.alloc(MEGABYTE);
  for (let index = 0; index < megabytes; index += 1) {
    block.fill(Math.floor(trial.random() * 256));
    block.writeUInt32BE(index);
    if (index === 0) waveHeader(megabytes * MEGABYTE - 44).copy(block);
    await file.write(block);
  }
  await file.close();
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

/** Returns the largest resident memory of a command. */
async function peakMegabytes(
  installed: InstalledCli,
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<number> {
  const command = installed.start(args, settings);
  let peak = 0;
  await waitUntil(
    `${args[0]} has ended`,
    async () => {
      const status = await readFile(`/proc/${command.pid}/status`, 'utf8').catch(() => '');
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
      return command.exitCode !== null;
    },
    600_000,
  );
  return peak;
}
