import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { withPostgres } from '@reelsheet/native-servers';
import type { TestDatabase } from '@reelsheet/testing';
import { BUCKET, S3_KEY, type S3Server } from '@reelsheet/testing/s3-server';
import type pg from 'pg';
import { BucketStorage } from '../src/archive/bucket-storage.js';
import type { FileStorage } from '../src/archive/file-storage.js';
import { FolderStorage } from '../src/archive/folder-storage.js';
import type { Command } from '../src/command.js';
import type { Installation } from '../src/installation.js';
import { numberInstallation } from '../src/numbering.js';
import { migratedInstallation } from './migrated-installation.js';

const KEYS = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
export const BYTES = 'bytes of a picture';
const md5 = createHash('md5').update(BYTES).digest('base64');

/** An installation at one end of a move. */
export interface MovingEnd {
  readonly database: TestDatabase<string>;
  readonly installation: Installation;
  /** File with its settings. */
  readonly file: string;
  readonly files: FileStorage;
}

/** Two installations with the organizations 7001 and 8001 at the first one. */
export interface MovingEnds {
  readonly here: MovingEnd;
  readonly there: MovingEnd;
  stop(): Promise<void>;
}

/** Creates both, each with files in a folder or in the bucket of a server. */
export async function startEnds(stores: { readonly here?: S3Server; readonly there?: S3Server } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'move-'));
  const here = await startEnd(join(folder, 'here'), 1, stores.here);
  const there = await startEnd(join(folder, 'there'), 2, stores.there);
  for (const id of [7001, 8001]) await insertOrganization(here, id);
  return {
    here,
    there,
    stop: async () => {
      for (const { database } of [here, there]) await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  } satisfies MovingEnds;
}

async function startEnd(folder: string, number: number, store: S3Server | undefined): Promise<MovingEnd> {
  const database = await migratedInstallation();
  const file = `${folder}.env`;
  const settings = {
    UPLOAD_URL: `https://upload.${number === 1 ? 'here' : 'there'}.example.com/v1`,
    ENCRYPTION_KEYS: KEYS,
    ...(store ? settingsOf(store) : { UPLOAD_DIR: folder }),
  };
  const lines = Object.entries({ ADMIN_DATABASE_URL: database.adminUrl, ...settings });
  await writeFile(file, lines.map(([name, value]) => `${name}=${value}`).join('\n'));
  const installation = { databaseUrl: database.adminUrl, ...(store ? {} : { storage: folder }), settings };
  await run(numberInstallation, [String(number)], installation);
  const files = store ? storageIn(store) : new FolderStorage(folder);
  return { database, installation, file, files };
}

const settingsOf = ({ endpoint }: S3Server) => ({
  OBJECT_STORE: 's3',
  S3_ENDPOINT: endpoint,
  S3_BUCKET: BUCKET,
  S3_ACCESS_KEY_ID: S3_KEY.accessKeyId,
  S3_SECRET_ACCESS_KEY: S3_KEY.secretAccessKey,
});

export const storageIn = ({ endpoint }: Pick<S3Server, 'endpoint'>): BucketStorage =>
  new BucketStorage({ endpoint, bucket: BUCKET, region: 'us-east-1', ...S3_KEY });

/** Runs statements, and returns the rows of the only one. */
export const query = (at: MovingEnd, sql: string) =>
  withPostgres(at.database.adminUrl, async (client) => {
    const results = (await client.query<Record<string, unknown>>(sql)) as unknown;
    return (results as pg.QueryResult<Record<string, unknown>>).rows;
  });

/** Runs statements without triggers and foreign keys. */
export const insert = (at: MovingEnd, sql: string) => query(at, `SET session_replication_role = replica; ${sql}`);

/** Stores a text under a key. */
export const store = (files: FileStorage, key: string, content: string) =>
  files.write(key, Readable.from([Buffer.from(content)]));

/** Returns the text under a key; undefined if there is none. */
export const textIn = async (files: FileStorage, key: string) =>
  (await files.sizeOf(key)) === undefined ? undefined : text(files.read(key));

async function insertOrganization(at: MovingEnd, id: number): Promise<void> {
  const url = `https://upload.here.example.com/v1/media/picture${id}.png`;
  await insert(
    at,
    `
    INSERT INTO base.user_account (id, email, name, username, password_hash) OVERRIDING SYSTEM VALUE VALUES
      (${id + 100}, 'ada${id}@example.com', 'Ada', 'ada${id}', 'hash'),
      (${id + 200}, 'former${id}@example.com', 'Former member', 'former${id}', 'hash');
    INSERT INTO base.organization (id, name, founder_id) OVERRIDING SYSTEM VALUE
      VALUES (${id}, 'Organization ${id}', ${id + 100});
    INSERT INTO base.membership (organization_id, user_id, role) VALUES (${id}, ${id + 100}, 'owner');
    INSERT INTO base.access_key (id, user_id, maker_id, organization_id, hash, name) OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id + 100}, NULL, NULL, '\\x${id}', 'K'),
        (${id + 1}, ${id + 100}, ${id}, ${id}, '\\x${id}01', 'L');
    INSERT INTO base.agent (id, organization_id, creator_id, name) OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, ${id + 200}, 'A');
    INSERT INTO base.agent_vendor_key (agent_id, vendor, sealed, masked) VALUES (${id}, 'fal', 'k1:secret', 'f…1');
    INSERT INTO base.sheet (id, slug, organization_id, agent_id, title) OVERRIDING SYSTEM VALUE
      VALUES (${id}, 's${id}', ${id}, ${id}, 'S');
    INSERT INTO base.sheet_row (id, sheet_id, position) OVERRIDING SYSTEM VALUE VALUES (${id}, ${id}, 0);
    INSERT INTO base.sheet_column (id, sheet_id, position, title, type, column_role) OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, 0, 'C', 'text', 'default');
    INSERT INTO base.cell (id, sheet_id, row_id, column_id, value) OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, ${id}, ${id}, '${url} "é" \\ and more');
    INSERT INTO base.credit_account (organization_id, available, held) VALUES (${id}, 5, 0);
    INSERT INTO base.ledger_entry (id, organization_id, kind, amount, reference) OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, 'grant', 5, 'r');
    INSERT INTO base.ledger_posting (entry_id, account, amount) VALUES (${id}, 'available', 5);
    INSERT INTO base.post (id, agent_id, status, schedule_type, scheduled_time, requested, strict, content, skipped)
      OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, 'scheduled', 'scheduled', '2030-01-01', '{shortvideo}', false, '{}', '[]');
    INSERT INTO base.post_target (id, post_id, platform, organization_id, due_at) OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, 'shortvideo', ${id}, '2030-01-01T00:00:00.123456Z');
    INSERT INTO base.content_resource
      (id, organization_id, agent_id, key, url, file_name, content_type, object_type, byte_size)
      OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${id}, ${id}, 'picture${id}', '${url}', 'a.png', 'image/png', 'image', ${BYTES.length});
    INSERT INTO upload.blob (id, key, organization_id, account, filename, content_type, byte_size, checksum, stored_at)
      OVERRIDING SYSTEM VALUE VALUES (${id}, 'picture${id}', ${id}, 'organization:${id}', 'a.png', 'image/png',
        ${BYTES.length}, '${md5}', now());
    INSERT INTO upload.media
      (key, blob_id, filename, content_type, extension, object_type, byte_size, etag, address_version)
      VALUES ('picture${id}', ${id}, 'a', 'image/png', 'png', 'image', ${BYTES.length}, 'e', 3);
    INSERT INTO upload.storage_account (name, bytes) VALUES ('organization:${id}', ${BYTES.length});
    INSERT INTO agent.task (organization_id, kind, payload, key, due_at)
      VALUES (${id}, 'fire_recurring_job', '{}', 'r${id}', '2030-01-01');
    INSERT INTO base.live_head (organization_id, position) VALUES (${id}, 4)`,
  );
  await store(at.files, `picture${id}`, BYTES);
}

/** Runs a command at an installation. */
export async function run(command: Command, args: readonly string[], at: Installation) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const isFine = await command.run(args, () => at, print);
  return { lines, isFine };
}
