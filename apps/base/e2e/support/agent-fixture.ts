import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { loadConfig } from '@reelsheet/platform-config';
import { processOf } from '@reelsheet/contracts/bus';
import { startProcess } from '@reelsheet/platform-service/testing';
import { freePort } from '@reelsheet/native-servers';
import { eventually, request, sandboxSettings, startSandbox, type Sandbox } from '@reelsheet/testing';
import { AppModule as UploadModule } from '../../../upload/src/app.module.js';
import { UploadConfig } from '../../../upload/src/upload.config.js';
import type { BaseConfig } from '../../src/base.config.js';
import { BaseUnderTest, type Person } from './harness.js';
import { aSheet } from './sheet-builder.js';

export type Creator = Person & { readonly agentId: number };

export interface Sheet {
  readonly id: number;
  /** Cell ids of the only row by column title. */
  readonly cells: Readonly<Record<string, number>>;
}

export interface LoggedCall {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly replay: boolean;
  readonly idempotency_key: string | null;
}

const FINAL = ['completed', 'failed', 'stopped'];

/** base and upload in this process, with the sandbox as vendors and networks. */
export class AgentFixture {
  private constructor(
    readonly base: BaseUnderTest,
    readonly sandbox: Sandbox,
    private uploads: readonly NestFastifyApplication[],
    private readonly folder: string,
    private readonly bootUpload: () => Promise<NestFastifyApplication[]>,
  ) {}

  static async start(
    overrides: Partial<BaseConfig> = {},
    { videoSeconds = 0.3, chatPaceSeconds = 0 } = {},
  ): Promise<AgentFixture> {
    const folder = await mkdtemp(join(tmpdir(), 'studio-'));
    const [sandbox, port] = await Promise.all([
      startSandbox({
        SANDBOX_VIDEO_SECONDS: String(videoSeconds),
        SANDBOX_CHAT_PACE_SECONDS: String(chatPaceSeconds),
      }),
      freePort(),
    ]);
    const uploadUrl = `http://127.0.0.1:${port}/v1`;
    const base = await BaseUnderTest.start({
      UPLOAD_URL: uploadUrl,
      OUTBOUND_ALLOW: `${hostOf(sandbox.url)},127.0.0.1:${port}`,
      ...sandboxSettings(sandbox.url),
      ...overrides,
    });
    const bootUpload = () => startUpload(base, uploadUrl, join(folder, 'uploads'));
    return new AgentFixture(base, sandbox, await bootUpload(), folder, bootUpload);
  }

  /** Runs `work` while upload is unavailable. */
  async withoutUpload(work: () => Promise<void>): Promise<void> {
    await Promise.all(this.uploads.map((app) => app.close()));
    try {
      await work();
    } finally {
      this.uploads = await this.bootUpload();
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.uploads.map((app) => app.close()));
    await this.base.stop();
    await this.sandbox.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Creates a sheet with one row and the columns SCRIPT, PICTURE and FINAL VIDEO. */
  async sheet({ key, agentId }: Creator): Promise<Sheet> {
    const sheet = await aSheet()
      .withColumn('SCRIPT')
      .withColumn('PICTURE', 'video')
      .withColumn('FINAL VIDEO', 'video')
      .withRow()
      .create({ url: this.base.url, key, agentId });
    return { id: sheet.id, cells: sheet.cells[0] };
  }

  /** Requests a generation for a cell and returns the response. */
  generate({ key, agentId }: Creator, sheet: Sheet, cell: string, generation_type: string, data: object) {
    return this.base.call('POST', `/vidsheet/${sheet.id}/cells/${sheet.cells[cell]}/generate?agent_id=${agentId}`, {
      key,
      body: { generation_type, data },
    });
  }

  /** Waits until the generation has ended and returns it. */
  ended({ key }: Creator, id: number, timeout?: number) {
    return this.settled(`/generations/${id}`, key, timeout);
  }

  /** Waits until the resource at the path has a final status and returns it. */
  async settled<const Path extends string>(path: Path, key: string, timeout?: number) {
    return eventually(
      async () => {
        const { body } = await this.base.call('GET', path, { key });
        if (!FINAL.includes((body as { status: string }).status)) throw new Error(JSON.stringify(body));
        return body;
      },
      { timeout, interval: 50 },
    );
  }

  async credits({ key, personalId }: Creator) {
    return (await this.base.call('GET', `/organizations/${personalId}/credits`, { key })).body;
  }

  async log(vendor: string, after = 0): Promise<LoggedCall[]> {
    return (await request<LoggedCall[]>('GET', `${this.sandbox.url}/log?vendor=${vendor}&after=${after}`)).body;
  }

  async misbehave(fault: {
    vendor: string;
    kind: string;
    times?: number;
    value?: number;
    path?: string;
    every?: number;
  }): Promise<void> {
    const { status, body } = await request('POST', `${this.sandbox.url}/faults`, { body: fault });
    if (status >= 300) throw new Error(JSON.stringify(body));
  }
}

/** Starts both processes of upload at this address. */
export async function startUpload(base: BaseUnderTest, url: string, folder: string): Promise<NestFastifyApplication[]> {
  const environment = {
    HOST: '127.0.0.1',
    PORT: new URL(url).port,
    LOG_LEVEL: 'silent',
    DATABASE_URL: base.database.urls.upload,
    DATABASE_POOL_SIZE: '3',
    UPLOAD_SIGNING_KEY: 'k'.repeat(40),
    UPLOAD_DIR: folder,
  };
  const addresses = { BASE_URL: url, AGENT_URL: url, CORE_URL: url, UPLOAD_URL: url };
  const apps: NestFastifyApplication[] = [];
  for (const role of ['http', 'worker'] as const) {
    const identity = base.nats.settingsOf(processOf('upload', role));
    const config = loadConfig(UploadConfig, { ...environment, ...addresses, ...identity });
    apps.push(await startProcess(UploadModule, { service: 'upload', role, config }));
  }
  return apps;
}

const hostOf = (url: string) => new URL(url).host;
