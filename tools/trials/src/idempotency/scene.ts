import { randomUUID } from 'node:crypto';
import type { Service } from '@reelsheet/contracts';
import { request } from '@reelsheet/testing/request';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows, waitUntil } from '../support/database.js';
import type { MediaServer } from '../support/media-server.js';
import { connectAccounts } from '../support/social-accounts.js';
import { injectFault, newTenant, PASSWORD, type Tenant } from '../support/tenant.js';

/** Number of calls of a vendor that a fault affects: more than any request causes. */
const ALL_CALLS = 100;
const JOBS_END_WITHIN_MS = 60_000;
/** Tables of jobs, whose work changes other tables. */
const JOB_TABLES = [
  'agent.run',
  'base.generation',
  'base.monitoring_scrape',
  'base.post_target',
  'base.render_job',
  'upload.inspection',
];
/** Batches and jobs on which a worker is to work next. */
const OPEN_WORK = [
  `SELECT FROM base.batch WHERE status = 'running'`,
  ...JOB_TABLES.map((table) => `SELECT FROM ${table} WHERE due_at < now() + interval '1 minute'`),
].join(' UNION ALL ');
const MANY_CREDITS = 1_000_000;

/** Credentials of a user: those of an access key or of a session. */
export type Credentials = { readonly key: string } | { readonly bearer: string };

/** A `POST` that is ready to be sent. */
export interface Prepared {
  /** Path after the address of the service, with its query. */
  readonly path: string;
  /** Object that is sent as JSON, or a form. */
  readonly body?: object | undefined;
  /** Sender of the request, by default the tenant of the scene. */
  readonly as?: Credentials;
}

/** Creates the state that a request needs, anew for each request, and returns the request. */
export type Recipe = (scene: Scene) => Prepared | Promise<Prepared>;

/** Recipes by service and path in the OpenAPI document. */
export type Recipes = Readonly<Record<string, Recipe>>;

/** A fleet with a tenant, for whom recipes create the states that requests need. */
export class Scene {
  private areJobsIgnored = false;

  private constructor(
    private readonly fleet: OwnFleet,
    readonly media: MediaServer,
    readonly tenant: Tenant,
  ) {}

  static async create(fleet: OwnFleet, media: MediaServer): Promise<Scene> {
    const tenant = await newTenant(fleet.file, { credits: MANY_CREDITS });
    await connectAccounts(tenant, ['microblog'], 'trial.once');
    return new Scene(fleet, media, tenant);
  }

  /** Sends a request as the tenant, or as another user, and returns the body of the response. */
  async call<T = unknown>(
    service: Service,
    method: string,
    path: string,
    body?: object,
    as: Credentials = this.tenant,
  ): Promise<T> {
    const answer = await request<T>(method, this.addressOf(service, path), { ...credentialsOf(as), body });
    if (answer.status >= 300)
      throw new Error(`${service} ${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Returns the address of a path of a service. */
  addressOf(service: Service, path: string): string {
    return `${this.fleet.file[`${service}_url`]}${path}`;
  }

  /** Returns a path of base with the tenant's agent in its query. */
  ofAgent(path: string): string {
    return `${path}${path.includes('?') ? '&' : '?'}agent_id=${this.tenant.agentId}`;
  }

  /** Creates a user without an access key. */
  async person(): Promise<{ readonly email: string; readonly id: number; readonly bearer: string }> {
    const email = `${randomUUID()}@example.com`;
    const body = { email, password: PASSWORD, name: 'On trial' };
    const path = '/auth/sign_up';
    const { access_token, user } = await this.call<{ access_token: string; user: { id: number } }>(
      'base',
      'POST',
      path,
      body,
    );
    return { email, id: user.id, bearer: access_token };
  }

  /** Creates an agent of the tenant, whose settings no other request uses. */
  async newAgent(): Promise<{ readonly id: number; readonly uuid: string }> {
    const body = { agent: { name: `Once ${randomUUID()}` } };
    const { agent } = await this.call<{ agent: { id: number; uuid: string } }>('base', 'POST', '/agents', body);
    return agent;
  }

  /** Sends a statement as the database's administrator. */
  rows<Row extends Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return queryRows<Row>(this.fleet, sql, values);
  }

  /** Waits until what a path shows is as expected, and returns it. */
  async until<T>(service: Service, path: string, isSo: (body: T) => boolean): Promise<T> {
    let body: T | undefined;
    await waitUntil(path, async () => isSo((body = await this.call<T>(service, 'GET', path))));
    return body!;
  }

  /** Leaves the next calls of the vendor of texts without an answer until {@link endFaults}. */
  async holdTexts(): Promise<void> {
    this.ignoreJobs();
    await injectFault(this.fleet.file, { vendor: 'chat', kind: 'timeout', times: ALL_CALLS });
  }

  /** Lets the vendor of texts reject its next calls. */
  async rejectTexts(): Promise<void> {
    await injectFault(this.fleet.file, { vendor: 'chat', kind: 'reject', times: ALL_CALLS });
  }

  /** Ends the faults of all vendors. */
  async endFaults(): Promise<void> {
    await request('DELETE', `${this.fleet.file.sandbox_url}/faults`);
  }

  /** Stops waiting for open jobs until the next {@link reset}, for requests about such a job. */
  ignoreJobs(): void {
    this.areJobsIgnored = true;
  }

  /** Ends what the state of an earlier request consists of: faults of vendors, and open jobs. */
  async reset(): Promise<void> {
    await this.endFaults();
    this.areJobsIgnored = false;
    await this.untilJobsEnd();
  }

  /** Waits until workers have done what requests have started, unless open jobs are ignored. */
  async untilJobsEnd(): Promise<void> {
    if (this.areJobsIgnored) return;
    await waitUntil('all jobs have ended', async () => (await this.rows(OPEN_WORK)).length === 0, JOBS_END_WITHIN_MS);
  }

  /** Returns speech that the vendor of transcriptions understands. */
  async speech(): Promise<Buffer<ArrayBuffer>> {
    const response = await fetch(`${this.fleet.file.sandbox_url}/speech/v1/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox-test' },
      body: JSON.stringify({ model: 'tts-1', voice: 'nova', input: 'The tide is full.', response_format: 'wav' }),
    });
    if (!response.ok) throw new Error(`the vendor of speech returned ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }
}

/** Returns the credentials without other fields of their holder. */
export const credentialsOf = (as: Credentials): Credentials => ('key' in as ? { key: as.key } : { bearer: as.bearer });
