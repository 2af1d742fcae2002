import { spawn } from 'node:child_process';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, stopChild } from '@reelsheet/native-servers';

/** A server that stores files by PUT and returns them. */
export interface FilePeer {
  readonly url: string;
  /** Path of the stored file. */
  readonly stored: string;
  /** Id of its main process, whose child processes may do the work. */
  readonly pid: number;
  /** Deletes the stored file. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

const TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 20;

/**
 * Starts nginx with its `dav` module, which validates nothing; Debian's package `nginx-light` has
 * it.
 */
export async function startNginx(folder: string): Promise<FilePeer> {
  const [root, port] = [join(folder, 'nginx'), await freePort()];
  await mkdir(join(root, 'files'), { recursive: true });
  await mkdir(join(root, 'bodies'));
  // The worker process of nginx runs as another user than root.
  for (const each of [folder, root, join(root, 'files'), join(root, 'bodies')]) await chmod(each, 0o777);
  await writeFile(join(root, 'nginx.conf'), nginxConfig(root, port));
  return startPeer('nginx', ['-c', join(root, 'nginx.conf'), '-p', root], {
    url: `http://127.0.0.1:${port}/file`,
    port,
    stored: join(root, 'files', 'file'),
  });
}

const nginxConfig = (root: string, port: number) => `
  daemon off; worker_processes 1; pid ${root}/nginx.pid; error_log ${root}/error.log;
  events {}
  http {
    access_log off; sendfile on; client_max_body_size 2g; client_body_temp_path ${root}/bodies;
    server { listen 127.0.0.1:${port}; location / { root ${root}/files; dav_methods PUT; } }
  }`;

/** Starts an S3-compatible store from npm. Like Reelsheet, it verifies the MD5. */
export async function startS3rver(folder: string): Promise<FilePeer> {
  const [root, port] = [join(folder, 's3rver'), await freePort()];
  const main = new URL('../../../../node_modules/s3rver/bin/s3rver.js', import.meta.url).pathname;
  const args = [main, '-d', root, '-p', String(port), '-a', '127.0.0.1', '-s', '--configure-bucket', 'bench'];
  await mkdir(root);
  return startPeer(process.execPath, args, {
    url: `http://127.0.0.1:${port}/bench/file`,
    port,
    stored: join(root, 'bench', 'file._S3rver_object'),
  });
}

async function startPeer(
  program: string,
  args: readonly string[],
  { url, port, stored }: { url: string; port: number; stored: string },
): Promise<FilePeer> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const failed = new Promise<never>((_, reject) =>
    child.once('error', reject).once('exit', () => reject(gone(program))),
  );
  await Promise.race([listens(port), failed]);
  failed.catch(() => undefined);
  return {
    url,
    stored,
    pid: child.pid!,
    clear: () => rm(stored, { recursive: true, force: true }),
    stop: () => stopChild(child, 'SIGTERM', TIMEOUT_MS),
  };
}

const gone = (program: string) => new Error(`${program} has ended`);

async function listens(port: number): Promise<void> {
  for (const until = performance.now() + TIMEOUT_MS; performance.now() < until; await sleep(POLL_INTERVAL_MS))
    if (await isTaken(port)) return;
  throw new Error(`port ${port} is not open`);
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => resolve(true))
      .once('error', () => resolve(false))
      .once('connect', () => socket.destroy());
  });
}
