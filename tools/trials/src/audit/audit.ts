import { randomUUID } from 'node:crypto';
import { SERVICES } from '@reelsheet/contracts';
import { dataOf } from '@reelsheet/client';
import { inParallel } from '@reelsheet/kernel';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { AuditedActs, keyOf, type Act, type Answered, type Person, type Scenario } from './audited-acts.js';
import { queryRows } from '../support/database.js';
import { documentAt, DrawnRequests, operationsOf, type SentRequest } from '../fuzz/drawn-requests.js';
import { forgeriesOf, OWN_ROLE_ATTEMPTS } from './forgeries.js';
import { newTenant, PASSWORD, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';

const AT_ONCE = 4;
/** Maximum number of attempts until an operation that is not audited succeeds. */
const ATTEMPTS = 8;

interface Entry {
  readonly action: string;
  readonly user_id: string | null;
  readonly key_id: string | null;
  readonly address: string | null;
}

/** Verifies the audit log, which records changes of permissions. */
export const audit: Trial = {
  shows: 'exactly one audit entry with user, key and address per change of permissions; forgeries are detected (R20)',
  async run(trial) {
    // Trusting the proxy header gives each request its own client address.
    const fleet = await trial.fleet({ TRUST_PROXY: '127.0.0.1/32' });
    const mailing = await fleet.replica('base', { ACCOUNT_PROOF: 'mail', TRUST_PROXY: '127.0.0.1/32' });
    const [owner, guest] = [await newPerson(fleet), await newPerson(fleet)];
    const call = calling(fleet);
    const scenario: Scenario = {
      ...{ fleet, owner, guest, mailing: `${mailing.origin}/v1` },
      send: async <Body>(method: string, path: string, more: Pick<Request, 'headers' | 'body'>) =>
        (await call<Body>({ method, path, ...more })).body,
    };
    const operations = await performActs(trial, scenario, call, await newTenant(fleet.file));
    await sendOtherRequests(trial, fleet, operations);
    const chains = await chainsOf(fleet, [owner, guest]);
    const verify = async () => (await Promise.all(chains.map((chain) => verification(call, chain)))).flat();
    trial.none(`broken entries in ${chains.length} chains`, await verify());
    await forge(trial, fleet, chains[0]!.organizationId, verify);
    trial.none('broken entries after the log is restored', await verify());
  },
};

interface Request {
  readonly method: string;
  /** An absolute URL, or a path below base's URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object | URLSearchParams;
}

interface Answer<Body = Answered> {
  readonly status: number;
  readonly requestId: string;
  readonly body: Body;
}

type Call = <Body = Answered>(request: Request) => Promise<Answer<Body>>;

function calling(fleet: OwnFleet): Call {
  return async <Body>({ method, path, headers, body }: Request) => {
    const isForm = body instanceof URLSearchParams;
    const answer = await fetch(path.startsWith('http') ? path : `${fleet.file.base_url}${path}`, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : body ? JSON.stringify(body) : null,
      redirect: 'manual',
    });
    const text = await answer.text();
    const isData = answer.headers.get('content-type')?.includes('json');
    // The page that confirms a connection contains the token that removes it.
    const read: unknown = isData ? JSON.parse(text) : { token: /name="token" value="([^"]+)"/.exec(text)?.[1] };
    return { status: answer.status, requestId: answer.headers.get('x-request-id')!, body: read as Body };
  };
}

/** Performs each act, after an outsider has attempted it without permission. Returns the names of the operations. */
async function performActs(trial: TrialRun, scenario: Scenario, call: Call, outsider: Tenant): Promise<Set<string>> {
  const errors: string[] = [];
  const foreign: string[] = [];
  const operations = new Set<string>();
  let attempts = 0;
  let count = 0;
  const acts = new AuditedActs(scenario).all();
  for (let next = await acts.next(); !next.done;) {
    const act = next.value;
    count += 1;
    operations.add(act.operation);
    if (act.isKeyed && act.operation.includes('{')) {
      attempts += 1;
      const rejected = await send(call, act, { ...act.headers, ...keyOf(outsider) }, '203.0.113.250');
      const entries = await entriesOf(scenario.fleet, rejected.requestId);
      if (rejected.status < 400 || entries.length > 0)
        foreign.push(`${act.operation}: ${rejected.status}, ${entries.length}`);
    }
    const address = `198.51.${Math.floor(count / 250)}.${(count % 250) + 1}`;
    const answer = await send(call, act, act.headers, address);
    // Later acts need the result of this one, so an unexpected status ends the trial.
    if (answer.status >= 400 !== Boolean(act.isRejected))
      throw new Error(`${act.operation} returned ${answer.status} ${JSON.stringify(answer.body)}`);
    const error = errorOf(act, address, await entriesOf(scenario.fleet, answer.requestId));
    if (error) errors.push(`${act.operation} (${act.action}): ${error}`);
    next = await acts.next(answer.body);
  }
  trial.note(`${count} acts of ${operations.size} operations`);
  trial.none('acts without exactly one audit entry with user, key and address', errors);
  trial.none(`of ${attempts} attempts by an outsider, those that succeeded or were audited`, foreign);
  return operations;
}

/** Sends a request with a client address as a proxy reports it. */
function send(call: Call, act: Act, headers: Act['headers'], address: string): Promise<Answer> {
  return call({
    method: act.operation.split(' ')[0]!,
    path: `${act.address}${act.path}`,
    headers: { ...headers, 'x-forwarded-for': address, 'x-request-id': randomUUID() },
    ...(act.body && { body: act.body }),
  });
}

function entriesOf(fleet: OwnFleet, requestId: string): Promise<Entry[]> {
  const sql = `SELECT action, user_id, key_id, address FROM audit.entry WHERE request_id = $1`;
  return queryRows<Entry>(fleet, sql, [requestId]);
}

function errorOf(act: Act, address: string, entries: readonly Entry[]): string | undefined {
  if (entries.length !== 1) return `${entries.length} entries`;
  const [entry] = entries;
  const isWho =
    act.userId === undefined ? entry!.user_id !== null : entry!.user_id === (act.userId && String(act.userId));
  const isRight =
    entry!.action === act.action && isWho && (entry!.key_id !== null) === act.isKeyed && entry!.address === address;
  return isRight ? undefined : JSON.stringify(entry);
}

/** Sends valid and random requests to all other operations that write, at all four services. */
async function sendOtherRequests(trial: TrialRun, fleet: OwnFleet, operations: ReadonlySet<string>): Promise<void> {
  const shots = trial.size({ small: 4, full: 40 });
  const others = new Set<string>();
  const done = new Set<string>();
  const sent = new Map<string, string>();
  const note = (service: string, { operation, request, answer }: SentRequest) => {
    if (operations.has(operation.name) || operation.method === 'GET') return;
    sent.set(answer.headers.get('x-request-id')!, `${operation.name}: ${request.path} ${request.body ?? ''}`);
    others.add(`${service} ${operation.name}`);
    if (answer.ok) done.add(`${service} ${operation.name}`);
  };
  for (const service of SERVICES) {
    const document = await documentAt(fleet.originOf(service));
    const drawn = new DrawnRequests(trial, document, await newTenant(fleet.file));
    const others = operationsOf(document).filter(({ name }) => !operations.has(name));
    for (const each of await drawn.createKnownIds(others, ATTEMPTS)) note(service, each);
    const requests = others
      .filter(({ method }) => method !== 'GET')
      .flatMap((operation) => Array.from({ length: shots }, () => operation));
    await inParallel(trial.shuffle(requests), AT_ONCE, async (operation) => {
      const request = drawn.draw(operation);
      const answer = await drawn.send(request);
      await answer.body?.cancel();
      note(service, { operation, request, answer });
    });
  }
  const written = await queryRows<{ action: string; request_id: string }>(
    fleet,
    `SELECT action, request_id FROM audit.entry WHERE request_id = ANY($1)`,
    [[...sent.keys()]],
  );
  trial.note(`${sent.size} requests to ${others.size} other operations that write, of which ${done.size} succeeded`);
  const idle = [...others].filter((name) => !done.has(name));
  if (idle.length > 0) trial.note(`  never succeeded: ${idle.join(', ')}`);
  trial.none(
    'audit entries of these requests',
    written.map(({ action, request_id: id }) => `${action} by ${sent.get(id)}`),
  );
}

interface Chain {
  readonly organizationId: number;
  readonly reader: string;
}

/** Returns the audit chains of the people's workspaces, in descending order of length. */
async function chainsOf(fleet: OwnFleet, people: readonly Person[]): Promise<Chain[]> {
  const chains = await Promise.all(
    people.map(async ({ email, organizationId }) => {
      const { access_token } = await dataOf(people[0]!.base.auth.signIn({ body: { email, password: PASSWORD } }));
      return { organizationId, reader: access_token };
    }),
  );
  const lengths = await queryRows<{ organization_id: string; position: string }>(fleet, `SELECT * FROM audit.chain`);
  const lengthOf = ({ organizationId }: Chain) =>
    Number(lengths.find((each) => Number(each.organization_id) === organizationId)?.position ?? 0);
  return chains.toSorted((one, other) => lengthOf(other) - lengthOf(one));
}

/** Returns the violations that the service itself reports. */
async function verification(call: Call, { organizationId, reader }: Chain): Promise<string[]> {
  const path = `/organizations/${organizationId}/audit_log/verification`;
  const headers = { authorization: `Bearer ${reader}` };
  const { status, body } = await call<{ broken?: number[]; checked?: number }>({ method: 'GET', path, headers });
  const { broken, checked } = body;
  if (status !== 200 || !checked) return [`organization ${organizationId}: ${status}`];
  return (broken ?? []).map((position) => `organization ${organizationId}: ${position}`);
}

/**
 * Verifies that changes by the owner of the database are detected, and that base's own role can
 * change nothing.
 */
async function forge(
  trial: TrialRun,
  fleet: OwnFleet,
  organization: number,
  verify: () => Promise<string[]>,
): Promise<void> {
  await queryRows(fleet, `CREATE TABLE audit.kept AS SELECT * FROM audit.entry`);
  await queryRows(fleet, `CREATE TABLE audit.ends AS SELECT * FROM audit.chain`);
  const unseen: string[] = [];
  const forgeries = await forgeriesOf(trial, fleet, organization);
  for (const forgery of forgeries) {
    await queryRows(fleet, forgery);
    if ((await verify()).length === 0) unseen.push(forgery);
    await queryRows(fleet, `DELETE FROM audit.entry`);
    await queryRows(fleet, `INSERT INTO audit.entry OVERRIDING SYSTEM VALUE SELECT * FROM audit.kept`);
    await queryRows(fleet, `DELETE FROM audit.chain`);
    await queryRows(fleet, `DELETE FROM audit.chain_start`);
    await queryRows(fleet, `INSERT INTO audit.chain SELECT * FROM audit.ends`);
  }
  trial.none(`of ${forgeries.length} forgeries, those that are not detected`, unseen);
  const allowed: string[] = [];
  for (const statement of OWN_ROLE_ATTEMPTS)
    await queryRows(fleet, statement, [], 'base').then(
      () => allowed.push(statement),
      () => undefined,
    );
  trial.none(`of ${OWN_ROLE_ATTEMPTS.length} changes, those that base's own role is permitted to make`, allowed);
}

async function newPerson(fleet: OwnFleet): Promise<Person> {
  const tenant = await newTenant(fleet.file);
  return { ...tenant, userId: (await dataOf(tenant.base.me.get())).id };
}
