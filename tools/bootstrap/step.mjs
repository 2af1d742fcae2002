import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** An error that the operator of this machine must fix; reported in one line. */
export class MachineError extends Error {}

/** Logs one line about the current step if it takes longer than a second. */
export async function step(title, work) {
  const tell = setTimeout(() => process.stdout.write(`${title} …\n`), 1500);
  try {
    return await work();
  } finally {
    clearTimeout(tell);
  }
}

/** Runs a program in the repository; its output is shown only when it fails. Resolves to what it printed. */
export function run(file, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) return resolve(output);
      process.stderr.write(output);
      reject(new MachineError(`failed with status ${status}: ${file} ${args.join(' ')}`));
    });
  });
}
