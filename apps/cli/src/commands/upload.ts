import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Command } from 'commander';
import { ResumableUploadEnded, resumableHeaders, sendResumable } from '@reelsheet/client/resumable-upload';
import { OutcomeUnknownError } from '@reelsheet/sdk';
import { FileChunks } from '@reelsheet/sdk/file-chunks';
import mime from 'mime';
import type { CliContext } from '../cli-context.js';
import { CommandError } from '../exit-codes.js';
import { JQ_OPTION, JSON_OPTION, PROFILE_OPTION } from '../operations/operation-options.js';
import { Printer, type OutputOptions } from '../output/printer.js';
import { ProgressBar } from '../output/progress-bar.js';
import { connect, type ConnectedInstallation, type ProfileChoice } from '../profiles/connection.js';
import { agentOf, AGENT_OPTION, integerOption } from './common-options.js';
import { CommandState } from './state/command-state.js';

/** Maximum size of a file in bytes, as the API has it. */
const MAX_BYTES = 2 ** 30;
const ATTEMPTS = 5;
const MEGABYTE = 2 ** 20;

interface UploadCommandOptions extends ProfileChoice, OutputOptions {
  readonly agentId?: string;
  readonly folderId?: number;
}

/** A file on this machine. */
interface FileToUpload {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  readonly changedAt: number;
}

/** An announced upload that another run of the program can continue. */
interface ContinuedUpload {
  readonly upload_url: string;
  readonly signed_id: string;
  /** Key of the request that makes a file of the upload. */
  readonly key: string;
}

/** `reelsheet upload clip.mp4`: files of the agent, in uploads that survive the end of the program. */
export const uploadCommand = (context: CliContext): Command =>
  new Command('upload')
    .description('Uploads files into the library of an agent. After an interruption, run it again: it continues.')
    .argument('<file...>', 'files on this machine')
    .addOption(AGENT_OPTION())
    .addOption(integerOption('--folder-id <id>', 'folder of the library'))
    .addOption(JSON_OPTION())
    .addOption(JQ_OPTION())
    .addOption(PROFILE_OPTION())
    .action(async (paths: readonly string[], options: UploadCommandOptions) => {
      const files = await Promise.all(paths.map(localFile));
      const connection = await connect(context, options);
      const printer = new Printer(context, options);
      const uploaded: object[] = [];
      for (const file of files) uploaded.push(await uploadFileOf(context, connection, file, options));
      await printer.result(uploaded, uploaded);
    });

/** @throws {CommandError} The file cannot be read, or is too large. */
async function localFile(path: string): Promise<FileToUpload> {
  const found = await stat(path).catch((error: unknown) => {
    throw new CommandError('usage', `${path} cannot be read: ${(error as Error).message}`);
  });
  if (!found.isFile()) throw new CommandError('usage', `${path} is no file`);
  if (found.size === 0) throw new CommandError('usage', `${path} is empty`);
  if (found.size > MAX_BYTES)
    throw new CommandError('limit', `${path} has ${found.size} bytes; a file has at most ${MAX_BYTES} (1 GB)`);
  return { path: resolve(path), name: basename(path), size: found.size, changedAt: found.mtimeMs };
}

/** Uploads a file and adds it to the library. Returns the file as the API shows it. */
export async function uploadFileOf(
  context: CliContext,
  connection: ConnectedInstallation,
  file: FileToUpload | string,
  { agentId, folderId }: UploadCommandOptions,
): Promise<{ readonly id: number; readonly url: string }> {
  const local = typeof file === 'string' ? await localFile(file) : file;
  const agent_id = agentOf(connection, agentId);
  const identity = [connection.url, agent_id, folderId, local.path, local.size, local.changedAt];
  const state = new CommandState<ContinuedUpload>(context, 'uploads', identity);
  const announced = await sent(context, connection, agent_id, local, state);
  const content_resource = {
    file: announced.signed_id,
    ...(folderId === undefined ? {} : { asset_folder: { id: folderId } }),
  };
  const options = { idempotencyKey: announced.key, signal: context.signal };
  const created = await connection.reelsheet.files.create({ agent_id, content_resource }, options);
  state.remove();
  return created.content_resource;
}

/** Sends what is missing of a file. An upload that has expired is announced again. */
async function sent(
  context: CliContext,
  connection: ConnectedInstallation,
  agentId: number | string,
  file: FileToUpload,
  state: CommandState<ContinuedUpload>,
): Promise<ContinuedUpload> {
  for (let isFirst = true; ; isFirst = false) {
    const known = state.read();
    const announced = known ?? (await announce(connection, agentId, file));
    state.write(announced);
    try {
      await sendBytes(context, announced.upload_url, file);
      return announced;
    } catch (error) {
      if (!(error instanceof ResumableUploadEnded) || !known || !isFirst) throw error;
      state.remove();
    }
  }
}

async function sendBytes({ stderr, signal }: CliContext, url: string, file: FileToUpload): Promise<void> {
  const bar = new ProgressBar(stderr, file.name);
  const total = (file.size / MEGABYTE).toFixed(1);
  const chunks = await FileChunks.open(file.path);
  try {
    await sendResumable(url, await openAsBlob(file.path), {
      signal,
      sendChunk: (request) => chunks.send(request),
      hashChunk: (chunk, offset) => chunks.hash(chunk, offset),
      onProgress: (bytes) => bar.update(bytes / file.size, `${(bytes / MEGABYTE).toFixed(1)} of ${total} MB`),
    });
  } finally {
    bar.end();
    await chunks.close();
  }
}

/** An announcement that nobody uses is removed, so one whose answer was lost is sent again. */
async function announce(
  { reelsheet }: ConnectedInstallation,
  agent_id: number | string,
  file: FileToUpload,
): Promise<ContinuedUpload> {
  const type = mime.getType(file.name) ?? 'application/octet-stream';
  const headers = resumableHeaders({ name: file.name, size: file.size, type });
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { upload_url, signed_id } = await reelsheet.uploads.createResumable({ agent_id }, { headers });
      return { upload_url, signed_id, key: randomUUID() };
    } catch (error) {
      if (!(error instanceof OutcomeUnknownError) || attempt === ATTEMPTS) throw error;
    }
  }
}
