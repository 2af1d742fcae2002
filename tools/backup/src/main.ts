import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fleetSettings, readFleetFile } from '@reelsheet/tool-fleet';
import { findRecord } from './backup-record.js';
import { identityIn, makeKey, SCHEME, seal } from './sealed-file.js';
import { restore, sha256Of, storedSha256, type StoredBackup } from './stored-backup.js';

const USAGE = `usage:
  npm run backup -- key <key file>
  npm run backup -- encrypt <file> <encrypted file> --to <age1…>
  npm run backup -- verify <backup>
  npm run backup -- restore <file> <backup> [--key <key file>]

<backup> is --agent <id> --backup <id> [--core-url <url> --api-key <key>] [--aggregator <url>],
or, without Reelsheet, --blob <id> --sha256 <hex> --aggregator <url>. Without URLs, the local fleet is used.`;

class UsageError extends Error {}

const OPTIONS = {
  to: { type: 'string' },
  key: { type: 'string' },
  agent: { type: 'string' },
  backup: { type: 'string' },
  blob: { type: 'string' },
  sha256: { type: 'string' },
  aggregator: { type: 'string' },
  'core-url': { type: 'string' },
  'api-key': { type: 'string' },
} as const;
type Options = Partial<Record<keyof typeof OPTIONS, string>>;

const COMMANDS: Readonly<Record<string, (files: readonly string[], options: Options) => Promise<void>>> = {
  async key([path]) {
    console.log(await makeKey(required(path, 'a key file')));
  },
  async encrypt([source, target], { to }) {
    const [from, into, recipient] = [
      required(source, 'a file'),
      required(target, 'an encrypted file'),
      required(to, '--to'),
    ];
    await seal(from, into, recipient);
    const request = {
      visibility: 'private',
      encrypted: true,
      encryption_scheme: SCHEME,
      encryption_key_id: recipient,
      metadata: {
        sha256: await sha256Of(from),
        sealed_sha256: await sha256Of(into),
        sealed_bytes: (await stat(into)).size,
      },
    };
    console.log(JSON.stringify(request, null, 2));
  },
  async verify(_files, options) {
    const { isEncrypted: _, ...backup } = await storagePath(options);
    const found = await storedSha256(backup);
    if (found !== backup.sha256) throw new Error(`the store returns different bytes, with SHA-256 ${found}`);
    console.log(`${backup.blobId} is unchanged: ${found}`);
  },
  async restore([target], options) {
    const path = required(target, 'a file');
    if (existsSync(path)) throw new Error(`${path} already exists`);
    const { isEncrypted, ...backup } = await storagePath(options);
    if (isEncrypted && options.key === undefined) throw new UsageError('the backup is encrypted: --key is missing');
    const identity = options.key === undefined ? undefined : identityIn(await readFile(options.key, 'utf8'));
    await restore(backup, path, identity);
    console.log(`${path}: ${await sha256Of(path)}`);
  },
};

async function storagePath(options: Options): Promise<StoredBackup & { readonly isEncrypted: boolean }> {
  const fleet = readFleetFile(fleetSettings(process.env).dir);
  const aggregator = options.aggregator ?? (fleet && `${fleet.sandbox_url}/blob_store`);
  const where = { aggregator: required(aggregator, '--aggregator').replace(/\/$/, '') };
  const { blob: blobId, sha256 } = options;
  if (blobId !== undefined) return { ...where, blobId, sha256: required(sha256, '--sha256'), isEncrypted: false };
  const record = await findRecord({
    coreUrl: required(options['core-url'] ?? fleet?.core_url, '--core-url'),
    apiKey: required(options['api-key'] ?? fleet?.api_key, '--api-key'),
    agentId: required(options.agent, '--agent'),
    backupId: Number(required(options.backup, '--backup')),
  });
  return { ...where, ...record };
}

function required(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageError(`${what} is missing`);
  return value;
}

async function main(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const [name = '', ...files] = positionals;
    const command = COMMANDS[name];
    if (!command) throw new UsageError(name ? `unknown command ${name}` : 'a command is missing');
    await command(files, values);
    return 0;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const isUsage = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
    console.error(isUsage ? `${message}\n${USAGE}` : message);
    return isUsage ? 2 : 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
