import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

/** Settings of the whole machine that a kubelet changes. */
const CHANGED = [
  ...['vm/overcommit_memory', 'vm/panic_on_oom', 'kernel/panic', 'kernel/panic_on_oops'],
  ...['kernel/keys/root_maxkeys', 'kernel/keys/root_maxbytes'],
].map((name) => `/proc/sys/${name}`);

/** Reads the settings of this machine that the cluster changes, and returns a function that restores them. */
export async function rememberKernelSettings(): Promise<() => Promise<void>> {
  const files = CHANGED.filter((file) => existsSync(file));
  const before = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
  return async () => {
    for (const [file, value] of before) if ((await readFile(file, 'utf8')) !== value) await writeFile(file, value);
  };
}
