import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { createReelsheet, watchSheet, type Reelsheet } from '@reelsheet/sdk';
import { ledgerErrorsOf } from '../support/database.js';
import { addScriptRows } from '../support/script-rows.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import { SMALL, titleCard } from '../support/title-card.js';
import type { Trial, TrialRun } from '../trial.js';
import { countOrders, COUNTS, lossyProxyOf } from './counted-orders.js';
import { CuttingProxy } from './cutting-proxy.js';
import { installPackages, type InstalledPackages } from './installed-packages.js';
import { uploadLargeFiles } from './large-uploads.js';
import type { LossyProxy } from './lossy-proxy.js';

const CREDITS = 1_000_000;

/** Number of texts whose end is awaited. */
const AWAITED_TEXTS = 5;

/** A kind of work that spends credits. */
interface SpendingKind {
  readonly what: string;
  readonly service: 'base' | 'agent';
  readonly order: (reelsheet: Reelsheet, tenant: Tenant, mark: string) => PromiseLike<unknown>;
  /** The type of generations that a program in Python orders. */
  readonly generationType?: string;
  /** SQL that counts what was ordered. */
  readonly ordered: string;
  /** SQL that counts those that have not ended, if only a number of them may be open. */
  readonly open?: string;
  /** Orders whose marks are ids of rows, a row for each. */
  readonly isOfRows?: true;
}

/** Returns the kind of generations of a cell, whose prompt is a mark. */
const generations = (
  what: string,
  generationType: 'text' | 'image_from_text' | 'video_from_text' | 'audio_generation',
): SpendingKind => ({
  what,
  service: 'base',
  order: (reelsheet, tenant, prompt) =>
    reelsheet.sheets.cells.generate({ ...cellOf(tenant), generation_type: generationType, data: { prompt } }),
  generationType,
  ordered: `SELECT count(*)::int FROM base.generation WHERE input::text LIKE '%${what} %'`,
});

const KINDS: readonly SpendingKind[] = [
  generations('texts', 'text'),
  generations('pictures', 'image_from_text'),
  generations('voices', 'audio_generation'),
  {
    what: 'runs',
    service: 'agent',
    order: (reelsheet, { agentId: agent_id }, message) => reelsheet.runs.create({ agent_id, message }),
    ordered: COUNTS.runs,
  },
  {
    what: 'research',
    service: 'agent',
    order: (reelsheet, { agentId: agent_id }, topic) => reelsheet.ideas.research({ agent_id, topic }),
    ordered: COUNTS.runs,
  },
  {
    what: 'renders',
    service: 'base',
    order: (reelsheet, tenant, mark) =>
      reelsheet.renders.create({
        agent_id: tenant.agentId,
        job: { ...renderOf(tenant), input: titleCard(mark, SMALL) },
      }),
    ordered: COUNTS.renders,
  },
  {
    what: 'batches',
    service: 'base',
    order: (reelsheet, { sheetId: id, agentId: agent_id }, row) =>
      reelsheet.sheets.rows.generate({ id, agent_id, row_ids: [Number(row)] }),
    ordered: COUNTS.batches,
    open: COUNTS.runningBatches,
    isOfRows: true,
  },
  // Videos are last, because the machine is busy while their clips are made.
  generations('videos', 'video_from_text'),
];

const cellOf = ({ sheetId, cellIds, agentId }: Tenant) => ({
  engine_id: sheetId,
  cell_id: cellIds[0]!,
  agent_id: agentId,
});

const renderOf = ({ sheetId, cellIds }: Tenant) => ({
  project_id: sheetId,
  container_id: cellIds[0]!,
  container_type: 'SpreadsheetCell' as const,
});

/** Returns the orders of a kind that were rejected. */
type SendOrders = (kind: SpendingKind, marks: readonly string[]) => Promise<string[]>;

type Proxies = Readonly<Record<SpendingKind['service'], LossyProxy>>;

/** Orders spending work with the SDKs through a proxy that loses answers, and uploads through one that is cut. */
export const sdk: Trial = {
  shows:
    'orders of the SDKs in TypeScript and Python behind a proxy that loses every tenth answer: each carried out and ' +
    'charged once; a large upload behind a proxy that cuts it twice',
  only: 'the orders of one language or kind, by a name such as "Python, renders", or "uploads"',
  async run(trial) {
    const fleet = await trial.fleet();
    const uploadProxy = await CuttingProxy.start(Number(new URL(fleet.file.upload_url).port));
    trial.afterwards(async () => uploadProxy.stop());
    const packages = await installPackages(trial);
    const tenant = await newTenant(fleet.file, { credits: CREDITS });
    const { base_url: base, agent_url: agent, core_url: core, upload_url: upload } = fleet.file;
    const proxies = { base: await lossyProxyOf(trial, base), agent: await lossyProxyOf(trial, agent) };
    const addresses = { base: proxies.base.address, agent: proxies.agent.address, core, upload };
    const reelsheet = createReelsheet({ url: proxies.base.address, key: tenant.key, addresses });
    const load = { fleet, proxies, tenant };
    await sendAllKinds(trial, 'TypeScript', load, ({ order }, marks) =>
      rejectionsOf(marks.map((mark) => order(reelsheet, tenant, mark))),
    );
    await sendAllKinds(trial, 'Python', load, ({ what, generationType }, marks) => {
      const kind = { kind: what, generation_type: generationType, cell: cellOf(tenant), render: renderOf(tenant) };
      return ordersOfPython(packages, { ...kind, key: tenant.key, addresses, marks });
    });
    if (isChosen(trial, 'awaited texts')) await awaitTexts(trial, reelsheet, tenant);
    if (isChosen(trial, 'uploads')) await uploadLargeFiles(trial, fleet, tenant, packages, uploadProxy);
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
  },
};

const isChosen = (trial: TrialRun, name: string) => name.includes(trial.only ?? '');

async function sendAllKinds(
  trial: TrialRun,
  language: string,
  { fleet, proxies, tenant }: { fleet: OwnFleet; proxies: Proxies; tenant: Tenant },
  send: SendOrders,
): Promise<void> {
  const count = trial.size({ small: 40, full: 500 });
  const rows = (await addScriptRows(tenant, count)).map(String);
  for (const kind of KINDS) {
    const name = `${language}, ${kind.what}`;
    if (!isChosen(trial, name)) continue;
    const { ordered, open } = kind;
    await countOrders(trial, fleet, {
      name,
      marks: kind.isOfRows ? rows : rows.map((_, index) => `${kind.what} ${language} ${index}`),
      proxy: proxies[kind.service],
      ordered,
      ...(open && { open }),
      send: (marks) => send(kind, marks),
    });
  }
}

async function ordersOfPython({ folder, python, site }: InstalledPackages, given: object): Promise<string[]> {
  const env = { ...process.env, PYTHONPATH: site };
  const program = spawn(python, ['orders.py'], { cwd: folder, env, stdio: ['pipe', 'pipe', 'inherit'] });
  program.stdin.end(JSON.stringify(given));
  return JSON.parse(await text(program.stdout)) as string[];
}

/** Waits for texts by their streams, and follows what they change in the sheet. */
async function awaitTexts(trial: TrialRun, reelsheet: Reelsheet, tenant: Tenant): Promise<void> {
  const { sheetId: id, agentId: agent_id, organizationId: organization_id } = tenant;
  const { version: since } = await reelsheet.sheets.grid.get({ id, agent_id });
  const changes = watchSheet(reelsheet, { id, agent_id, organization_id, since });
  const firstChange = changes.next();
  const prompts = Array.from({ length: AWAITED_TEXTS }, (_, index) => `awaited ${index}`);
  const states = await Promise.all(
    prompts.map((prompt) =>
      reelsheet.sheets.cells.generate({ ...cellOf(tenant), generation_type: 'text', data: { prompt } }).wait(),
    ),
  );
  const completed = states.filter(({ status }) => status === 'completed');
  trial.figure('awaited texts that completed', completed.length, { exactly: AWAITED_TEXTS });
  const { value } = await firstChange;
  await changes.return();
  trial.figure('versions that the followed sheet has grown by, at least', value!.version - since, { atLeast: 1 });
}

async function rejectionsOf(orders: readonly PromiseLike<unknown>[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(orders);
  return outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => String(reason));
}
