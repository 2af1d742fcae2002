import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { unref } from './unref.js';

/**
 * Kills the listed processes when its standard input closes, which happens at the end of this process, even after
 * SIGKILL.
 */
const SCRIPT = `
left=' '
while read -r change pid; do
  case $change in
    kill) left="$left$pid ";;
    keep) left="\${left%% $pid *} \${left#* $pid }";;
  esac
done
kill -9 $left`;

let present: Writable | undefined;

/** Kills a process when this one ends, however it ends. */
export function killWithThisProcess(pid: number): void {
  present ??= start();
  present.write(`kill ${pid}\n`);
}

/** Takes back {@link killWithThisProcess}, because the process has ended and another may get its number. */
export function keepAlive(pid: number): void {
  present?.write(`keep ${pid}\n`);
}

/** Starts one shell for all processes, because a start takes long in a process with much memory. */
function start(): Writable {
  const shell = spawn('sh', ['-c', SCRIPT], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  shell.unref();
  unref(shell.stdin);
  return shell.stdin;
}
