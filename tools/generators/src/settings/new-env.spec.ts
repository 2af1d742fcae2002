import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
const docker = resolve(import.meta.dirname, '../../../../docker');
const EXAMPLE = '.env.example';
const SCRIPT = 'new-env.sh';

describe('docker/new-env.sh', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reelsheet-new-env-'));
    for (const name of [EXAMPLE, SCRIPT]) await copyFile(join(docker, name), join(folder, name));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = () => run('sh', [join(folder, SCRIPT)]);
  const written = async (name: string) => parseEnv(await readFile(join(folder, name), 'utf8'));

  it('fills in a secret of its own for each empty variable, and changes nothing else', async () => {
    await write();
    const [example, settings] = [await written(EXAMPLE), await written('.env')];
    const empty = Object.keys(example).filter((name) => example[name] === '');
    expect(empty).toContain('POSTGRES_PASSWORD');
    const { ENCRYPTION_KEYS: ring, ...others } = Object.fromEntries(empty.map((name) => [name, settings[name]!]));
    expect(Buffer.from(ring!.replace(/^k[0-9a-f]{8}:/, ''), 'base64')).toHaveLength(32);
    for (const secret of Object.values(others)) expect(secret).toMatch(/^[0-9a-f]{48}$/);
    expect(new Set(Object.values(others)).size).toBe(empty.length - 1);
    const unchanged = (all: NodeJS.Dict<string>) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => !empty.includes(name)));
    expect(unchanged(settings)).toEqual(unchanged(example));
  });

  it('writes a file that others cannot read', async () => {
    await write();
    expect((await stat(join(folder, '.env'))).mode & 0o777).toBe(0o600);
  });

  it('leaves an existing file as it is', async () => {
    await write();
    const before = await written('.env');
    await write();
    expect(await written('.env')).toEqual(before);
  });
});
