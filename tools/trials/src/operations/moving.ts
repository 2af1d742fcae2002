import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { connect, dataOf } from '@reelsheet/client';
import { stopChild, temporaryFolder, urlOf, withPostgres } from '@reelsheet/native-servers';
import { ledgerErrors } from '@reelsheet/tool-operate';
import { waitUntil } from '../support/database.js';
import { Installation } from '../support/installation.js';
import { pictureFor } from '../failover/load.js';
import { startGateway, type Gateway } from '../support/s3-gateway.js';
import { connectAccounts } from '../support/social-accounts.js';
import { SteadyCallers, formatStatuses } from '../support/steady-callers.js';
import { grant, newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { HeldDeletion } from './held-deletion.js';
import { startShared } from './shared-servers.js';

const PACE = { perSecond: 10, concurrency: 8 };
const BETWEEN = 50;
/** The list of files in an export. */
const FILES = 'files.jsonl.gz';
const ENDS_WITHIN_MS = 300_000;
/**
 * When the command is killed: after how many of its lines, for which share of all kills, and at most how long after
 * the line. With `Infinity` lines it is killed while it deletes the rows of the former installation.
 */
const KILLS = [
  { lines: 0, share: 0.3, maxMs: 300 },
  { lines: 1, share: 0.3, maxMs: 300 },
  { lines: 2, share: 0.2, maxMs: 60 },
  { lines: 3, share: 0.1, maxMs: 30 },
  { lines: Infinity, share: 0.1, maxMs: 0 },
] as const;

interface Size {
  readonly sheets: number;
  readonly files: number;
  readonly posts: number;
  readonly kills: number;
  /** 1 if the new installation stores files in a bucket. */
  readonly bucket: number;
  /** Seconds after which the first post is due. */
  readonly leadSeconds: number;
}

/** Moves an organization between two installations, as an operator does. */
export const moving: Trial = {
  shows: 'an organization moved to another installation while others work: killed, continued, equal, posted once',
  async run(trial) {
    const size = trial.size<Size>({
      small: { sheets: 2, files: 20, posts: 6, kills: 5, bucket: 0, leadSeconds: 90 },
      full: { sheets: 10, files: 1_000, posts: 50, kills: 10, bucket: 1, leadSeconds: 600 },
    });
    const { blue, green, commands, servers, store } = await twoInstallations(trial, size);
    const tenant = await newMember(blue);
    const other = await newTenant(blue.file);
    const picture = await pictureFor(trial);
    const due = await createContent(trial, blue, tenant, { size, picture });
    const callers = new SteadyCallers(new Set([blue.originOf('base')]), callsOf(other), other.key, PACE);
    callers.start();

    const before = await commands.export(blue, tenant.organizationId);
    await commands.moveWithKills(tenant.organizationId, size.kills);
    const after = await commands.export(green, tenant.organizationId);
    await callers.stop();
    trial.note(`another organization during the move: ${formatStatuses(callers.statuses)}`);
    trial.none('requests of it without a response', callers.lost);
    trial.none(
      'its error responses',
      [...callers.statuses].filter(([status]) => status >= 400),
    );
    // An installation with a bucket exports no files, so its objects are compared with those that were exported.
    if (store) {
      after.set(FILES, before.get(FILES)!);
      trial.figure('files in the bucket', (await store.objects()).length, { atLeast: size.files });
      trial.none('files in the bucket that differ', await differingObjects(store, before.get(FILES)!));
    }
    trial.none('tables that differ between the exports', differing(before, after));

    await verifyAccess(trial, { blue, green, tenant });
    await waitUntil('the posts are due', async () => Date.now() > due, size.leadSeconds * 2_000);
    await verifyPosts(trial, green, size.posts);
    for (const { name } of [blue, green]) {
      const url = urlOf(servers.adminUrl, { database: name });
      trial.none(`ledger inconsistencies of ${name}`, await withPostgres(url, ledgerErrors));
    }
  },
};

async function twoInstallations(trial: TrialRun, { bucket }: Size) {
  const dir = temporaryFolder();
  trial.afterwards(() => rm(dir, { recursive: true, force: true }));
  const offset = Number(process.env['PORT_OFFSET'] ?? 0);
  const blue = await Installation.plan('blue', join(dir, 'blue'), offset);
  // The installation that receives organizations has the keys of the other one besides its own.
  const keys = blue.operatorSettings({ adminUrl: 'postgres://none', natsUrl: '' })['ENCRYPTION_KEYS']!;
  await mkdir(join(dir, 'green'), { recursive: true });
  await writeFile(join(dir, 'green', 'secrets.json'), JSON.stringify({ settings: { ENCRYPTION_KEYS: keys } }));
  const green = await Installation.plan('green', join(dir, 'green'), offset + BETWEEN);
  green.shareSandbox(blue);
  const store = bucket ? await startGateway(trial) : undefined;
  if (store) green.useBucket(store.settings);
  const { servers } = await startShared(trial, dir, [blue, green]);
  for (const each of [blue, green]) {
    trial.afterwards(() => each.stop());
    await each.start(servers);
  }
  const settingsOf = (each: Installation) => each.operatorSettings(servers);
  const file = join(dir, 'green.env');
  const lines = Object.entries(settingsOf(green)).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(file, lines.join(''));
  const commands = new OperatorCommands(trial, { dir, file, settingsOf, blue });
  await commands.run(blue, 'number-installation', '1');
  await commands.run(green, 'number-installation', '2');
  return { blue, green, servers, commands, store };
}

interface CommandScene {
  readonly dir: string;
  /** File with the settings of the other installation. */
  readonly file: string;
  readonly settingsOf: (installation: Installation) => Readonly<Record<string, string>>;
  readonly blue: Installation;
}

/** Commands of `operate`, each as a process. */
class OperatorCommands {
  constructor(
    private readonly trial: TrialRun,
    private readonly scene: CommandScene,
  ) {}

  async run(at: Installation, ...args: string[]): Promise<string> {
    const { ended, output } = this.start(at, args);
    if ((await ended) !== 0) throw new Error(`operate ${args.join(' ')} failed: ${output()}`);
    return output();
  }

  /** Returns the lines of each table of an export, with the addresses of files as at green. */
  async export(at: Installation, organizationId: number): Promise<Map<string, string>> {
    const into = join(this.scene.dir, `export-of-${at.name}`);
    await this.run(at, 'export-organization', String(organizationId), into);
    const [name] = await readdir(into);
    const address = this.scene.settingsOf(at)['UPLOAD_URL']!;
    const tables = (await readdir(join(into, name!))).filter((file) => file.endsWith('.jsonl.gz'));
    const read = async (file: string): Promise<[string, string]> => [
      file,
      gunzipSync(await readFile(join(into, name!, file)))
        .toString()
        .replaceAll(address, 'upload'),
    ];
    return new Map(await Promise.all(tables.map(read)));
  }

  /** Kills the command some time after its start and after each of its lines, and then lets it finish. */
  async moveWithKills(organizationId: number, kills: number): Promise<void> {
    const args = ['move', String(organizationId), this.scene.file];
    const url = this.scene.settingsOf(this.scene.blue)['ADMIN_DATABASE_URL']!;
    const killed = { times: 0, inDeletion: 0 };
    await HeldDeletion.during(url, organizationId, async (deletion) => {
      for (const { lines, share, maxMs } of KILLS)
        for (let times = 0; times < Math.ceil(kills * share); times += 1) {
          const { isDeleting } = await this.kill(args, deletion, { lines, afterMs: this.trial.random() * maxMs });
          killed.times += 1;
          if (isDeleting) killed.inDeletion += 1;
        }
    });
    const startedAt = performance.now();
    const output = await this.run(this.scene.blue, ...args);
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    this.trial.note(`after ${killed.times} kills the move ended in ${seconds} s: ${lastLineOf(output)}`);
    this.trial.figure('kills of the move', killed.times, { atLeast: kills });
    this.trial.figure('kills of the deletion', killed.inDeletion, { atLeast: 1 });
  }

  /** Kills the command some time after its lines, or while it waits for the held deletion. */
  private async kill(
    args: readonly string[],
    deletion: HeldDeletion,
    { lines, afterMs }: { readonly lines: number; readonly afterMs: number },
  ): Promise<{ readonly isDeleting: boolean }> {
    const { child, ended, output } = this.start(this.scene.blue, args);
    const printed = async () => {
      while (child.exitCode === null && child.signalCode === null && output().split('\n').length <= lines)
        await Promise.race([ended, once(child.stdout, 'data')]);
      await Promise.race([ended, sleep(afterMs)]);
    };
    const reached = new AbortController();
    const waits = deletion.untilWaiting(reached.signal);
    await Promise.race([printed(), waits]);
    reached.abort();
    await waits;
    const isDeleting = (await deletion.waiting()).length > 0;
    child.kill('SIGKILL');
    const status = await ended;
    if (status !== null) throw new Error(`the move ended with ${status}: ${output()}`);
    await deletion.letGo();
    this.trial.note(`killed ${isDeleting ? 'while it deletes rows, ' : ''}after: ${lastLineOf(output())}`);
    return { isDeleting };
  }

  private start(at: Installation, args: readonly string[]) {
    const { PATH, TMPDIR } = process.env;
    const env = { PATH, TMPDIR, ...this.scene.settingsOf(at) };
    const child = spawn(process.execPath, ['tools/operate/dist/main.js', ...args], { env, stdio: 'pipe' });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    this.trial.afterwards(() => stopChild(child, 'SIGKILL', ENDS_WITHIN_MS));
    const ended = once(child, 'close').then(([status]) => status as number | null);
    return { child, ended, output: () => text };
  }
}

/** Creates a user with an organization besides the personal workspace, and an agent there. */
async function newMember({ file }: Installation): Promise<Tenant> {
  const tenant = await newTenant(file);
  const { base } = tenant;
  const { id } = await dataOf(base.organizations.create({ body: { organization: { name: 'Moving' } } }));
  await grant(file, id, 10_000);
  const { agent } = await dataOf(base.agents.create({ body: { organization_id: id, agent: { name: 'Moving' } } }));
  return { ...tenant, organizationId: id, agentId: agent.id, agentUuid: agent.uuid };
}

interface Content {
  readonly size: Size;
  readonly picture: Uint8Array<ArrayBuffer>;
}

/** Creates sheets, files and scheduled posts, and returns the time at which the last post is due. */
async function createContent(
  trial: TrialRun,
  blue: Installation,
  tenant: Tenant,
  { size, picture }: Content,
): Promise<number> {
  const { base, agentId, key } = tenant;
  const query = { agent_id: String(agentId) };
  await connectAccounts(tenant, ['microblog'], 'moving');
  const urls: string[] = [];
  const upload = async (index: number) => {
    const body = new FormData();
    const bytes = Buffer.concat([picture, Buffer.from(`file ${index} of ${trial.seed}`)]);
    body.append('content_resource[file]', new Blob([bytes], { type: 'image/jpeg' }), `${index}.jpg`);
    const answer = await fetch(`${blue.file.base_url}/content_resources?agent_id=${agentId}`, {
      method: 'POST',
      headers: { 'X-API-Key': key },
      body,
    });
    if (!answer.ok) throw new Error(`file ${index}: ${answer.status} ${await answer.text()}`);
    urls.push(((await answer.json()) as { content_resource: { url: string } }).content_resource.url);
  };
  for (let index = 0; index < size.files; index += 4)
    await Promise.all([0, 1, 2, 3].filter((each) => index + each < size.files).map((each) => upload(index + each)));
  for (let index = 0; index < size.sheets; index += 1) {
    const { id } = await dataOf(base.sheets.create({ query, body: { spreadsheet: { title: `Sheet ${index}` } } }));
    const params = { path: { id }, query };
    await dataOf(base.sheets.columns.create({ ...params, body: { spreadsheet_column: { title: 'A', type: 'text' } } }));
    await dataOf(base.sheets.rows.create({ ...params, body: { spreadsheet_row: {} } }));
  }
  const due = Date.now() + size.leadSeconds * 1_000;
  for (let index = 0; index < size.posts; index += 1) {
    const when = { schedule_type: 'specific_time', scheduled_time: new Date(due + index * 100).toISOString() };
    const description = `Moving ${trial.seed}, post ${index}.`;
    const body = { agent_id: agentId, platform: ['microblog'], description, strict: true, ...when };
    await dataOf(base.posts.create({ body }));
  }
  trial.note(`${size.sheets} sheets, ${urls.length} files and ${size.posts} posts at blue`);
  return due + size.posts * 100;
}

const lastLineOf = (output: string) => output.trim().split('\n').at(-1) || 'nothing';

function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}

/** Returns the exported files whose objects are missing or have other bytes. */
async function differingObjects({ sha256Of }: Gateway, exported: string): Promise<string[]> {
  const files = exported.trim().split('\n');
  const keys: string[] = [];
  for (const line of files) {
    const { key, sha256 } = JSON.parse(line) as { key: string; sha256: string };
    if ((await sha256Of(key)) !== sha256) keys.push(key);
  }
  return keys;
}

interface Moved {
  readonly blue: Installation;
  readonly green: Installation;
  readonly tenant: Tenant;
}

/** The user's key works at the new installation, where everything is; the former one no longer has it. */
async function verifyAccess(trial: TrialRun, { blue, green, tenant }: Moved): Promise<void> {
  const { key, agentId } = tenant;
  const at = { blue: connect(blue.file, { key }).base, green: connect(green.file, { key }).base };
  const query = { agent_id: agentId };
  const files = await dataOf(at.green.files.list({ query }));
  const { data } = await at.blue.files.list({ query });
  trial.figure('files that blue still lists', data?.length ?? 0, { exactly: 0 });
  const answers = await Promise.all(files.slice(0, 10).map(async ({ url }) => (await fetch(url)).status));
  trial.none(
    'files that green does not serve',
    answers.filter((status) => status !== 200),
  );
  await waitUntil('green has given the user a workspace', async () => {
    const organizations = await dataOf(at.green.organizations.list());
    return organizations.length === 2;
  });
  const change = { agent: { description: 'Moved' } };
  const changed = await at.green.agents.update({ path: { agent_id: agentId }, body: change });
  trial.figure('status of a change at green', changed.response!.status, { exactly: 200 });
}

/** Each post is public once. */
async function verifyPosts(trial: TrialRun, green: Installation, count: number): Promise<void> {
  const shown = async () =>
    ((await (await fetch(`${green.file.sandbox_url}/posts`)).json()) as { caption: string }[]).filter(({ caption }) =>
      caption.startsWith(`Moving ${trial.seed},`),
    );
  await waitUntil('the posts are public', async () => (await shown()).length >= count, ENDS_WITHIN_MS);
  await sleep(5_000);
  const captions = (await shown()).map(({ caption }) => caption);
  trial.figure('public posts', captions.length, { exactly: count });
  trial.figure('different ones', new Set(captions).size, { exactly: count });
}

const callsOf = ({ agentId }: Tenant) => [
  { method: 'GET', path: '/v1/organizations' } as const,
  { method: 'PATCH', path: `/v1/agents/${agentId}`, body: { agent: { description: 'Beside a move' } } } as const,
];
