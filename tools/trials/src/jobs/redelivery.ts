import { setTimeout as sleep } from 'node:timers/promises';
import { jetstream } from '@nats-io/jetstream';
import { nkeyAuthenticator } from '@nats-io/nats-core';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { allContracts, ownerOf, type Service, SERVICES } from '@reelsheet/contracts';
import { inboxOf, type ProcessName } from '@reelsheet/contracts/bus';
import { natsUrl } from '@reelsheet/native-servers';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows, ledgerErrorsOf, waitUntil } from '../support/database.js';
import { sumOfCounter } from '../support/prometheus.js';
import { TenantTasks } from '../support/tasks.js';
import { fingerprints } from '../support/fingerprints.js';
import type { Trial, TrialRun } from '../trial.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';

/** Longer than the window in which NATS recognizes duplicates by message id. */
const DEDUPLICATED_FOR_MS = 11_000;
/**
 * Maximum delay of a message in the outbox, which changes the order of messages that are sent
 * together.
 */
const MAX_SECONDS_LATE = 3;
const TIMEOUT_MS = 5 * 60_000;

interface Message {
  readonly id: string;
  readonly subject: string;
  readonly payload: string;
}

/**
 * Compares the results of a tenant's work with ordinary delivery and with every message sent three
 * times and out of order.
 */
export const redelivery: Trial = {
  shows: 'every message delivered three times and out of order: the same rows as when each is delivered once (R3)',
  async run(trial) {
    const receiver = await WebhookReceiver.open();
    trial.afterwards(() => receiver.stop());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: receiver.host });
    const rounds = trial.size({ small: 4, full: 40 });
    const once = await TenantTasks.of(fleet, receiver, 'once');
    const repeated = await TenantTasks.of(fleet, receiver, 'repeated');
    await settled(fleet);
    // Events of the tenants' creation may arrive before or after their webhooks were configured, so they are not
    // compared.
    const [beforeOnce, beforeRepeated] = [await stateOf(fleet, once), await stateOf(fleet, repeated)];
    await walk(trial, fleet, once, rounds);

    await delayMessages(fleet);
    const copies = new Copies(fleet);
    trial.afterwards(() => copies.close());
    const second = copies.sendAll();
    await walk(trial, fleet, repeated, rounds);
    copies.isLast = true;
    await second;
    await settled(fleet);
    compare(
      trial,
      growthOf(beforeOnce, await stateOf(fleet, once)),
      growthOf(beforeRepeated, await stateOf(fleet, repeated)),
    );
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));

    const [restless, before] = await changingTables(fleet);
    const handled = await handledBy(fleet);
    await sleep(DEDUPLICATED_FOR_MS);
    const messages = trial.shuffle(await copies.all());
    for (const message of messages) await copies.send(message);
    const expected = messages.reduce((sum, { subject }) => sum + listenersOf(subject), 0);
    const since = async () => (await handledBy(fleet)) - handled;
    await waitUntil('all messages are handled again', async () => (await since()) >= expected, TIMEOUT_MS);
    const after = await fingerprints(fleet);
    trial.note(`${messages.length} messages, each sent three times; the third time has ${expected} deliveries`);
    trial.figure('messages', messages.length, { atLeast: rounds * 4 });
    trial.figure('repeated messages that the stream accepted', copies.sent, { exactly: 2 * messages.length });
    trial.none(
      'tables that changed at the third delivery',
      [...before]
        .filter(([table, print]) => !restless.has(table) && after.get(table) !== print)
        .map(([table]) => table),
    );
    trial.none('dead letters', await deadLettersOf(fleet));
    const ids = receiver.received.map(({ id }) => id);
    trial.figure('webhooks delivered twice', ids.length - new Set(ids).size, { exactly: 0 });
  },
};

async function walk(trial: TrialRun, fleet: OwnFleet, tenantTasks: TenantTasks, rounds: number): Promise<void> {
  const rejected: string[] = [];
  for (let index = 0; index < rounds; index += 1) rejected.push(...(await tenantTasks.round(index)));
  trial.none('rejected requests', rejected);
  await settled(fleet);
}

/** Waits until no job is open and no message is in transit. */
async function settled(fleet: OwnFleet): Promise<void> {
  const open = [
    `SELECT FROM base.generation WHERE due_at IS NOT NULL`,
    `SELECT FROM agent.run WHERE due_at IS NOT NULL`,
    `SELECT FROM base.post_target WHERE due_at IS NOT NULL AND status <> 'completed'`,
    `SELECT FROM base.webhook_delivery WHERE due_at IS NOT NULL`,
    ...SERVICES.flatMap((service) => [
      `SELECT FROM ${service}.outbox`,
      `SELECT FROM ${service}.task WHERE due_at < now() + interval '1 minute' AND status <> 'failed'`,
    ]),
  ].join(' UNION ALL ');
  await waitUntil('no work is left', async () => (await queryRows(fleet, open)).length === 0, TIMEOUT_MS);
}

/** Records every further message and delays each by a random time. */
async function delayMessages(fleet: OwnFleet): Promise<void> {
  await queryRows(
    fleet,
    `CREATE SCHEMA trial;
     CREATE TABLE trial.message (id uuid PRIMARY KEY, subject text, payload jsonb,
     at timestamptz DEFAULT clock_timestamp(), copied boolean DEFAULT false);
     CREATE FUNCTION trial.keep() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
     BEGIN
       INSERT INTO trial.message (id, subject, payload) VALUES (NEW.id, NEW.subject, NEW.payload);
       NEW.publish_after := clock_timestamp() + random() * interval '${MAX_SECONDS_LATE} seconds';
       RETURN NEW;
     END $$`,
  );
  for (const service of SERVICES)
    await queryRows(
      fleet,
      `CREATE TRIGGER keep BEFORE INSERT ON ${service}.outbox FOR EACH ROW EXECUTE FUNCTION trial.keep()`,
    );
}

/** Publishes recorded messages again exactly as their owners did. */
class Copies {
  sent = 0;
  /** True when no more messages will be recorded. */
  isLast = false;
  private readonly connections = new Map<Service, Promise<NatsConnection>>();

  constructor(private readonly fleet: OwnFleet) {}

  all(): Promise<Message[]> {
    return queryRows<Message>(this.fleet, `SELECT id, subject, payload::text FROM trial.message`);
  }

  /**
   * Sends each recorded message once more, in another order, as soon as NATS no longer recognizes it as a duplicate.
   */
  async sendAll(): Promise<void> {
    for (;;) {
      const isLast = this.isLast;
      const due = await queryRows<Message>(
        this.fleet,
        `UPDATE trial.message SET copied = true WHERE NOT copied AND at < now() - make_interval(secs => $1)
         RETURNING id, subject, payload::text`,
        [MAX_SECONDS_LATE + DEDUPLICATED_FOR_MS / 1_000],
      );
      for (const message of due.toReversed()) await this.send(message);
      const left = await queryRows(this.fleet, `SELECT FROM trial.message WHERE NOT copied`);
      if (isLast && left.length === 0) return;
      await sleep(500);
    }
  }

  async send({ id, subject, payload }: Message): Promise<void> {
    const nats = await this.connectionOf(ownerOf(subject));
    const { duplicate } = await jetstream(nats).publish(subject, payload, { msgID: id });
    if (!duplicate) this.sent += 1;
  }

  async close(): Promise<void> {
    for (const connection of this.connections.values()) await (await connection).close();
  }

  private connectionOf(service: Service): Promise<NatsConnection> {
    const known = this.connections.get(service);
    if (known) return known;
    const process: ProcessName = `${service}-worker`;
    const seed = new TextEncoder().encode(this.fleet.secrets.nkeySeeds[process]);
    const connection = connect({
      servers: natsUrl(this.fleet.settings.ports.nats),
      authenticator: nkeyAuthenticator(seed),
      inboxPrefix: inboxOf(process),
    });
    this.connections.set(service, connection);
    return connection;
  }
}

const listenersOf = (subject: string): number => {
  const contract = allContracts().find((each) => each.subject === subject);
  return contract?.kind === 'event' ? contract.consumers.length : 0;
};

/** Returns the number of deliveries that all workers completed. */
function handledBy(fleet: OwnFleet): Promise<number> {
  const workers = SERVICES.map((service) => fleet.originOf(`${service}-worker`));
  return sumOfCounter(workers, 'messages_handled_total', 'outcome="done"');
}

/** Returns the tables that change without any work, and the fingerprints of all tables. */
async function changingTables(fleet: OwnFleet): Promise<[Set<string>, Map<string, string>]> {
  const first = await fingerprints(fleet);
  await sleep(DEDUPLICATED_FOR_MS);
  const now = await fingerprints(fleet);
  return [new Set([...now].filter(([table, print]) => first.get(table) !== print).map(([table]) => table)), now];
}

async function deadLettersOf(fleet: OwnFleet): Promise<object[]> {
  const deadLetters = SERVICES.map((service) => `SELECT subject, consumer, reason FROM ${service}.dead_letter`);
  return queryRows(fleet, deadLetters.join(' UNION ALL '));
}

/** Returns the number of the tenant's rows per table and state. */
async function stateOf(fleet: OwnFleet, { tenant }: TenantTasks): Promise<Map<string, number>> {
  const tables = await queryRows<{ name: string; owner: string; status: string }>(
    fleet,
    `SELECT table_schema || '.' || table_name AS name, max(column_name) FILTER (WHERE column_name IN ('agent_id',
      'organization_id')) AS owner,
       coalesce(max(column_name) FILTER (WHERE column_name = 'status'), '''all''') AS status
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = ANY ($1) AND table_type = 'BASE TABLE' GROUP BY table_schema, table_name
     HAVING bool_or(column_name IN ('agent_id', 'organization_id'))`,
    [[...SERVICES, 'audit']],
  );
  const state = new Map<string, number>();
  for (const { name, owner, status } of tables) {
    const ids = owner === 'organization_id' ? [tenant.organizationId] : [tenant.agentId, tenant.agentUuid];
    const rows = await queryRows<{ status: string; count: number }>(
      fleet,
      `SELECT ${status}::text AS status, count(*)::integer AS count FROM ${name} WHERE ${owner}::text = ANY ($1)
        GROUP BY 1`,
      [ids.map(String)],
    );
    for (const row of rows) state.set(`${name} ${row.status}`, row.count);
  }
  return state;
}

const growthOf = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) =>
  new Map([...after].map(([key, count]) => [key, count - (before.get(key) ?? 0)]));

function compare(trial: TrialRun, once: Map<string, number>, repeated: Map<string, number>): void {
  trial.figure('kinds of rows that are compared', once.size, { atLeast: 10 });
  trial.none(
    'rows that differ from those of the tenant whose messages were delivered once',
    [...new Set([...once.keys(), ...repeated.keys()])]
      .filter((key) => once.get(key) !== repeated.get(key))
      .map((key) => `${key}: ${once.get(key) ?? 0} and ${repeated.get(key) ?? 0}`),
  );
}
