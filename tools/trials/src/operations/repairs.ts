import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { agentDeleted } from '@reelsheet/contracts';
import { temporaryFolder } from '@reelsheet/native-servers';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { BackgroundLoad } from '../support/background-load.js';
import { queryRows, ledgerErrorsOf, untilSo } from '../support/database.js';
import { operate, statusOf } from '../support/operator.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';

const DEAD_LETTERS = 4;
const TASKS = 4;
const PACE = { callsPerSecond: 10, roundEveryMs: 1_000 };

/** Operator commands on a fleet that continues to work. */
export const repairs: Trial = {
  shows:
    'dead letters and failed tasks are listed, repeated and dropped, and a backup is made, while the fleet goes on',
  async run(trial) {
    const receiver = await WebhookReceiver.open();
    trial.afterwards(() => receiver.leave());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: receiver.host });
    const load = await BackgroundLoad.start(fleet, receiver, PACE);
    const tenant = await newTenant(fleet.file);
    await repairDeadLetters(trial, fleet, tenant);
    await repairTasks(trial, fleet, tenant);
    await backUp(trial, fleet);
    for (const command of ['ledger', 'sealed'])
      trial.figure(`${command} ends with`, await statusOf(fleet, command), { exactly: 0 });
    for (const args of [
      ['nothing'],
      ['dead-letters', 'drop', 'nobody', 'all'],
      ['tasks', 'drop', 'base', 'x'],
      ['restore', '/tmp'],
    ])
      trial.figure(`${args.join(' ')} ends with`, await statusOf(fleet, ...args), { exactly: 2 });
    await load.stop();
    trial.none('errands that were not taken meanwhile', load.rejected);
    trial.figure('calls without an answer meanwhile', load.lost, { exactly: 0 });
    trial.none('faults of the ledger', await ledgerErrorsOf(fleet));
  },
};

interface DeadLetter {
  readonly id: string;
  readonly message_id: string;
}

/** Sends messages about unknown things to agent and core, which store them as dead letters. */
async function repairDeadLetters(trial: TrialRun, fleet: OwnFleet, { agentId, organizationId }: Tenant): Promise<void> {
  const deadLetters = () => queryRows<DeadLetter>(fleet, `SELECT id, message_id FROM agent.dead_letter ORDER BY id`);
  const ids = Array.from({ length: DEAD_LETTERS }, () => randomUUID());
  for (const id of ids)
    await queryRows(fleet, `INSERT INTO base.outbox (id, subject, payload, pending) VALUES ($1, $2, '{}', '{agent}')`, [
      id,
      agentDeleted.subject,
    ]);
  await queryRows(fleet, `SELECT pg_notify('outbox_base', '')`);
  const listed = async () => (await operate(fleet, 'dead-letters')).length - 1;
  await untilSo('they are dead-lettered', async () => (await listed()) === 2 * DEAD_LETTERS);

  const [first, second] = await deadLetters();
  trial.note((await operate(fleet, 'dead-letters', 'drop', 'agent', first!.id)).join('; '));
  trial.figure('dead letters left once one was dropped', (await deadLetters()).length, { exactly: DEAD_LETTERS - 1 });
  trial.figure('dropping it again ends with', await statusOf(fleet, 'dead-letters', 'drop', 'agent', first!.id), {
    exactly: 1,
  });

  // A message that is still invalid becomes a dead letter again.
  await operate(fleet, 'dead-letters', 'requeue', 'agent', second!.id);
  const isBack = async () =>
    (await deadLetters()).some(({ id, message_id }) => message_id === second!.message_id && id !== second!.id);
  await untilSo('it is put aside again', isBack);

  // The cause is fixed: the messages name an agent now.
  await queryRows(fleet, `UPDATE agent.dead_letter SET payload = $1`, [
    JSON.stringify({ id: agentId, uuid: randomUUID(), organization_id: organizationId }),
  ]);
  trial.note((await operate(fleet, 'dead-letters', 'requeue', 'agent', 'all')).join('; '));
  const received = `SELECT FROM agent.inbox WHERE message_id = ANY($1)`;
  await untilSo(
    'they are processed',
    async () => (await queryRows(fleet, received, [ids])).length === DEAD_LETTERS - 1,
  );
  trial.figure('dead letters left once they were sent again', (await deadLetters()).length, { exactly: 0 });
  trial.figure("dead letters of the other's that are listed", await listed(), { exactly: DEAD_LETTERS });
  trial.note((await operate(fleet, 'dead-letters', 'drop', 'core', 'all')).join('; '));
  trial.note((await operate(fleet, 'dead-letters')).join('; '));
}

/** Mails that nobody sent. */
async function repairTasks(trial: TrialRun, fleet: OwnFleet, { organizationId }: Tenant): Promise<void> {
  const failed = () => queryRows<{ id: string }>(fleet, `SELECT id FROM base.task WHERE status = 'failed' ORDER BY id`);
  const add = (key: string | null) =>
    queryRows(
      fleet,
      `INSERT INTO base.task (kind, organization_id, key, payload, due_at, status, failed_reason)
       VALUES ('trial', $1, $2, '{}', NULL, 'failed', 'on trial')`,
      [organizationId, key],
    );
  for (let made = 0; made < TASKS; made += 1) await add(null);
  trial.figure('tasks that are listed', (await operate(fleet, 'tasks')).length - 1, { exactly: TASKS });
  const [first, second] = await failed();
  trial.note((await operate(fleet, 'tasks', 'drop', 'base', first!.id)).join('; '));
  trial.figure('tasks left once one was dropped', (await failed()).length, { exactly: TASKS - 1 });
  trial.figure('dropping it again ends with', await statusOf(fleet, 'tasks', 'drop', 'base', first!.id), {
    exactly: 1,
  });
  await operate(fleet, 'tasks', 'retry', 'base', second!.id);
  const attempted = `SELECT FROM base.task WHERE id = $1 AND attempt > 0`;
  await untilSo(
    'a worker has tried it again',
    async () => (await queryRows(fleet, attempted, [second!.id])).length === 1,
  );

  // Repeats one of several tasks of the same name.
  for (let made = 0; made < 3; made += 1) await add('the same');
  trial.note((await operate(fleet, 'tasks', 'retry', 'base', 'all')).join('; '));
  const named = await queryRows(fleet, `SELECT FROM base.task WHERE key = 'the same'`);
  trial.figure('duties of one name once all are done again', named.length, { exactly: 1 });
  trial.none('tasks that stay failed', await failed());
  await queryRows(fleet, `UPDATE base.task SET status = 'failed', due_at = NULL WHERE kind = 'trial'`);
  trial.note((await operate(fleet, 'tasks', 'drop', 'base', 'all')).join('; '));
  trial.none('tasks left', await failed());
}

async function backUp(trial: TrialRun, fleet: OwnFleet): Promise<void> {
  const folder = temporaryFolder();
  trial.afterwards(async () => rmSync(folder, { recursive: true, force: true }));
  for (let made = 0; made < 3; made += 1) trial.note((await operate(fleet, 'backup', folder)).join('; '));
  const made = () => readdirSync(folder).filter((name) => name.endsWith('Z'));
  const newest = join(folder, made().toSorted().at(-1)!);
  trial.figure('a backup of a moment of it, verified, ends with', await statusOf(fleet, 'verify', newest), {
    exactly: 0,
  });
  trial.figure('restoring it into what runs ends with', await statusOf(fleet, 'restore', newest, '--yes'), {
    exactly: 1,
  });
  trial.note((await operate(fleet, 'purge', folder, '1')).join('; '));
  trial.figure('backups that are kept', made().length, { exactly: 1 });
  trial.figure('the newest ends, verified, with', await statusOf(fleet, 'verify', newest), { exactly: 0 });
}
