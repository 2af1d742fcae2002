import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@reelsheet/native-servers';
import { serverKind } from '../servers.js';
import type { TestServer } from '../test-server.js';
import { fastFolder } from './fast-folder.js';
import { INFRASTRUCTURE_URL } from './infrastructure-url.js';

/**
 * Resources shared by one Jest run: a temporary folder, and a Postgres that starts at the first request of a worker.
 * Workers are other processes, so they request it over HTTP on loopback.
 */
export class Infrastructure {
  private postgres: Promise<TestServer> | undefined;
  private closing: Promise<void> | undefined;
  private readonly server: Server;
  private readonly folder: string;

  private constructor(server: Server, folder: string) {
    this.server = server;
    this.folder = folder;
  }

  static async open(): Promise<Infrastructure> {
    const server = createServer().listen(0, '127.0.0.1').unref();
    await once(server, 'listening');
    const infrastructure = new Infrastructure(server, temporaryFolder(await fastFolder()));
    server.on('request', async (_, response) => {
      const answer = await infrastructure.describe();
      response.writeHead('url' in answer ? 200 : 503, { connection: 'close' }).end(JSON.stringify(answer));
    });
    process.env[INFRASTRUCTURE_URL] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    process.env.TMPDIR = infrastructure.folder;
    return infrastructure;
  }

  close(): Promise<void> {
    return (this.closing ??= this.end());
  }

  private async end(): Promise<void> {
    this.server.close();
    const postgres = await this.postgres?.catch(() => undefined);
    await postgres?.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private async describe(): Promise<{ url: string } | { error: string }> {
    this.postgres ??= this.startPostgres();
    try {
      return { url: (await this.postgres).url };
    } catch (error) {
      return { error: (error as Error).message };
    }
  }

  private async startPostgres(): Promise<TestServer> {
    const { startPostgres } = await serverKind();
    return startPostgres({ dir: join(this.folder, 'postgres'), port: 0, superuserPassword: 'test', fsync: false });
  }
}
