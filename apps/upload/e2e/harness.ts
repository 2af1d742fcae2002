import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { announceBlob, claimBlob, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { processOf } from '@reelsheet/contracts/bus';
import { loadConfig } from '@reelsheet/platform-config';
import { ensureStreams, type MessagingConnection, RpcClient } from '@reelsheet/platform-messaging';
import { connectAs, startProcess, verifiedUrl } from '@reelsheet/platform-service/testing';
import { testDatabase, testNats, type TestDatabase, type TestNats } from '@reelsheet/testing';
import { freePort } from '@reelsheet/native-servers';
import pg from 'pg';
import { AppModule } from '../src/app.module.js';
import { UploadConfig } from '../src/upload.config.js';

export type Role = 'http' | 'worker';
export type Announced = ReplyOf<typeof announceBlob>;

/** The whole upload service in this process with its own database, NATS and folder, and a client for RPC requests. */
export interface RunningUpload {
  readonly url: string;
  /** One application per role. */
  readonly apps: readonly NestFastifyApplication[];
  readonly folder: string;
  readonly database: TestDatabase<'upload'>;
  readonly nats: TestNats;
  readonly rpc: RpcClient;
  readonly connection: MessagingConnection;
  /** Queries upload's own schema. */
  query<Row extends pg.QueryResultRow>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Returns the names of all stored files. */
  files(): Promise<string[]>;
  stop(): Promise<void>;
}

export const SIGNING_KEY = 'k'.repeat(40);
export const USER = { user_id: 7, organization_id: null };

export async function startUpload({
  roles = ['http', 'worker'],
  environment = {},
}: { roles?: readonly Role[]; environment?: NodeJS.ProcessEnv } = {}): Promise<RunningUpload> {
  const [database, nats, port, folder] = await Promise.all([
    testDatabase({ services: ['upload'] }),
    testNats(),
    freePort(),
    mkdtemp(join(tmpdir(), 'upload-')),
  ]);
  const url = `http://127.0.0.1:${port}/v1`;
  const settings = {
    ...addresses(url),
    PORT: String(port),
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    DATABASE_URL: database.urls.upload,
    UPLOAD_DIR: folder,
    UPLOAD_SIGNING_KEY: SIGNING_KEY,
    ...environment,
  };
  const apps: NestFastifyApplication[] = [];
  const connection = await connectAs('base-worker', nats);
  await ensureStreams(connection.nats);
  for (const role of roles) {
    const config = loadConfig(UploadConfig, { ...settings, ...nats.settingsOf(processOf('upload', role)) });
    apps.push(await startProcess(AppModule, { service: 'upload', role, config }));
  }
  await verifiedUrl(apps[0]!, 'upload');
  const pool = new pg.Pool({ connectionString: database.urls.upload, options: '-c search_path=upload', max: 2 });
  return {
    url,
    apps,
    folder,
    database,
    nats,
    rpc: new RpcClient(connection),
    connection,
    query: async (sql, parameters) => (await pool.query(sql, parameters)).rows,
    files: () => filesIn(folder),
    stop: async () => {
      await Promise.all(apps.map((app) => app.close()));
      await connection.onApplicationShutdown();
      await pool.end();
      await Promise.all([nats.stop(), database.drop(), rm(folder, { recursive: true })]);
    },
  };
}

const addresses = (url: string) => ({
  HOST: '127.0.0.1',
  BASE_URL: url,
  AGENT_URL: url,
  CORE_URL: url,
  UPLOAD_URL: url,
});

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name !== 'mark').map(({ name }) => name);
}

export const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

/** Returns an announcement for the bytes. */
export function announcementOf(
  bytes: Uint8Array,
  change: Partial<RequestOf<typeof announceBlob>> = {},
): RequestOf<typeof announceBlob> {
  return {
    owner: USER,
    filename: 'clip.mp4',
    byte_size: bytes.length,
    checksum: md5Of(bytes),
    content_type: 'video/mp4',
    ...change,
  };
}

export function announce(
  upload: RunningUpload,
  bytes: Uint8Array,
  change: Partial<RequestOf<typeof announceBlob>> = {},
): Promise<Announced> {
  return upload.rpc.request(announceBlob, announcementOf(bytes, change));
}

export function put(
  { direct_upload: { url, headers } }: Announced,
  body: RequestInit['body'],
  change: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, { method: 'PUT', body, headers: { ...headers, ...change }, duplex: 'half' });
}

export async function claim(
  upload: RunningUpload,
  { blob }: Announced,
  owner: RequestOf<typeof claimBlob>['owner'] = USER,
) {
  return (await upload.rpc.request(claimBlob, { owner, signed_id: blob.signed_id })).media;
}

/** Announces, uploads and claims bytes. */
export async function store(
  upload: RunningUpload,
  bytes: Uint8Array,
  change: Partial<RequestOf<typeof announceBlob>> = {},
) {
  const announced = await announce(upload, bytes, change);
  const { status } = await put(announced, bytes);
  if (status !== 200) throw new Error(`the upload was answered with ${status}`);
  const media = await claim(upload, announced, { ...announcementOf(bytes, change).owner });
  if (!media) throw new Error('the upload could not be claimed');
  return { announced, media };
}

/** A sound of these many bytes, which passes the inspection. */
export function soundBytes(length: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(length - 8, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  [1, 1].forEach((value, index) => header.writeUInt16LE(value, 20 + 2 * index));
  [8_000, 8_000].forEach((value, index) => header.writeUInt32LE(value, 24 + 4 * index));
  [1, 8].forEach((value, index) => header.writeUInt16LE(value, 32 + 2 * index));
  header.write('data', 36);
  header.writeUInt32LE(length - 44, 40);
  return Buffer.concat([header, randomBytes(length - 44)]);
}

/** An archive by its first bytes, in which nothing is inspected. */
export const zipBytes = (length: number) => Buffer.concat([Buffer.from('504b0304', 'hex'), randomBytes(length - 4)]);
export const ZIP = { content_type: 'application/zip', filename: 'all.zip' };

export const someBytes = (length: number) => randomBytes(length);
