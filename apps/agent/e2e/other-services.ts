import {
  agentActionPrepared,
  captureCredits,
  claimBlob,
  decideAgentAction,
  findIdeasWithoutRow,
  findMember,
  readMailPermission,
  holdCredits,
  performAgentAction,
  proposeAgentAction,
  queryWatchlist,
  readIdeaBatches,
  readIdeaProductions,
  readAgentSheet,
  readAgentCore,
  readTrends,
  releaseCredits,
  sha256OfShown,
  startIdeaProduction,
  writeIdeaRows,
  type OrderedBatch,
  type ReplyOf,
  type RequestOf,
  type RpcContract,
} from '@reelsheet/contracts';
import { CommonErrors, defineError, DomainError, fingerprintOf, newUuid } from '@reelsheet/kernel';
import { ensureStreams } from '@reelsheet/platform-messaging';
import { FakeBase } from '@reelsheet/platform-service/testing';
import type { TestNats } from '@reelsheet/testing';

type IdeaProduction = ReplyOf<typeof readIdeaProductions>['productions'][number];
type Core = ReplyOf<typeof readAgentCore>;

export interface Movement {
  readonly kind: 'hold' | 'capture' | 'release';
  readonly reference: string;
  readonly amount: number;
}

type Proposal = RequestOf<typeof proposeAgentAction>;
type ShownGate = NonNullable<ReplyOf<typeof proposeAgentAction>['gate']>;

interface FakeGate {
  readonly proposal: Proposal;
  readonly shown: ShownGate;
  decision: ReplyOf<typeof decideAgentAction>['decision'];
}

const SPENDING = ['generate', 'render', 'schedule_post', 'produce_ideas'];
const APPROVAL_REQUIRED = defineError({ code: 'approval_required', status: 403, message: 'Nobody has approved it' });
const APPROVAL_MISMATCH = defineError({ code: 'approval_mismatch', status: 409, message: 'Something else was shown' });
const ACCOUNT = { platform: 'microblog', account_id: 31, display_name: 'Rye', handle: '@rye' };
const FILE = {
  ...{ url: 'http://upload.test/media/k.mp4', content_type: 'video/mp4', byte_size: 7 },
  ...{ sha256: 'ab'.repeat(32), thumbnail_url: null },
};

const costOf = (action: Proposal['action']): number => {
  if (action.kind === 'produce_ideas') return action.max_credits * 1_000_000;
  return action.kind === 'generate' ? 3_000_000 : 0;
};

function shownGate({ action }: Proposal): ShownGate {
  const { kind } = action;
  const shown = {
    id: newUuid(),
    summary: `To ${kind}`,
    cost: costOf(action),
    accounts: kind === 'schedule_post' ? [ACCOUNT] : [],
    media: kind === 'schedule_post' ? [FILE] : [],
    expires_at: '2030-01-01T00:00:00.000Z',
  };
  return { ...shown, sha256: sha256OfShown({ ...shown, action }) };
}

/**
 * Stands in for base and core: both answer on a real bus, and every message is checked against its
 * contract.
 */
export class OtherServices extends FakeBase {
  private readonly open = new Map<string, number>();
  /** Every movement of credits that changed something, in order. */
  readonly creditMovements: Movement[] = [];
  /** Number of requests by subject. */
  readonly requested = new Map<string, number>();
  balance = 1_000_000_000;
  /** Actions that base keeps until they are approved. */
  private readonly gates = new Map<string, FakeGate>();
  /** Actions that base performed for runs, in the name of who approved them, by idempotency key. */
  readonly performedActions = new Map<string, RequestOf<typeof performAgentAction>>();
  /** True while base reads the files of actions. */
  readsFiles = false;
  core: Core | null = null;
  /** Posts of each agent's sources. */
  readonly trends = new Map<number, ReplyOf<typeof readTrends>['posts']>();

  /** Posts of each watchlist, by its id. */
  readonly watchlists = new Map<string, { agentId: number; posts: ReplyOf<typeof readTrends>['posts'] }>();
  /** Rows that base made of ideas, by the id of the idea. */
  readonly ideaRows = new Map<number, { readonly vidsheet_id: number; readonly row_id: number }>();
  /** Videos and posts of ideas, by the id of the idea. */
  readonly productions = new Map<number, Partial<IdeaProduction>>();
  /** The error with which base answers what was made of ideas. */
  productionsFault: Error | undefined;
  /** Requests for rows of ideas, in order. */
  readonly ideaRowOrders: RequestOf<typeof writeIdeaRows>[] = [];
  /** Requests for rows of ideas and batches over them, in order. */
  readonly productionOrders: RequestOf<typeof startIdeaProduction>[] = [];
  /** Batches of orders with keys, by key. */
  readonly orderedBatches = new Map<string, OrderedBatch>();
  /** The error with which base answers which batches orders have. */
  batchesFault: Error | undefined;
  /** Errors of the next orders, in order. */
  readonly productionRejections: DomainError[] = [];
  /** Number of next orders that are accepted, but whose answers are lost. */
  lostProductionAnswers = 0;
  /** Open batches by vidsheet. */
  readonly openBatches = new Map<number, number>();
  /** Titles of vidsheets by id; all others are called Breads. */
  readonly sheetTitles = new Map<number, string>();
  /** Addresses that need no confirmation of mails, in lower case, by organization. */
  private readonly allowedAddresses = new Map<number, Set<string>>();
  /** Organizations that base has deleted. */
  readonly deletedOrganizations = new Set<number>();
  /** Signed ids that were claimed for an organization with the small storage quota. */
  readonly claimedWithSmallQuota = new Set<string>();
  /** Finished uploads by their signed id. */
  readonly uploads = new Map<string, NonNullable<ReplyOf<typeof claimBlob>['media']>>();

  static async start(nats: TestNats): Promise<OtherServices> {
    const otherServices = new OtherServices(await nats.otherServices());
    await ensureStreams(otherServices.nats);
    otherServices.answerDirectory();
    otherServices.answer(findMember, (requested) => ({ role: otherServices.roleOf(requested) }));
    otherServices.answer(readMailPermission, (requested) => otherServices.mailPermission(requested));
    otherServices.answer(readAgentSheet, ({ vidsheet_id }) => otherServices.readSheet(vidsheet_id));
    otherServices.answer(proposeAgentAction, (proposal) => otherServices.propose(proposal));
    otherServices.answer(decideAgentAction, (order) => ({ decision: otherServices.decide(order) }));
    otherServices.answer(performAgentAction, (order) => otherServices.perform(order));
    otherServices.answer(writeIdeaRows, (order) => otherServices.writeIdeaRows(order));
    otherServices.answer(startIdeaProduction, (order) => otherServices.startProduction(order));
    otherServices.answer(readIdeaBatches, ({ keys }) => {
      if (otherServices.batchesFault) throw otherServices.batchesFault;
      return { batches: keys.flatMap((key) => otherServices.orderedBatches.get(key) ?? []) };
    });
    otherServices.answer(readIdeaProductions, ({ agent_id, idea_ids }) =>
      otherServices.readProductions(agent_id, idea_ids),
    );
    otherServices.answer(findIdeasWithoutRow, ({ idea_ids, limit }) => ({
      idea_ids: idea_ids
        .filter((id) => !otherServices.ideaRows.has(id))
        .toSorted((a, b) => a - b)
        .slice(0, limit),
    }));
    otherServices.answer(holdCredits, (money) => otherServices.hold(money));
    otherServices.answer(captureCredits, ({ reference, amount }) => ({
      captured: otherServices.close('capture', reference, amount),
    }));
    otherServices.answer(releaseCredits, ({ reference }) => ({ released: otherServices.close('release', reference) }));
    otherServices.answer(readAgentCore, () => otherServices.readCore());
    otherServices.answer(readTrends, ({ agent_id, limit, offset = 0 }) => ({
      posts: (otherServices.trends.get(agent_id) ?? []).slice(offset, offset + limit),
    }));
    otherServices.answer(queryWatchlist, (question) => otherServices.query(question));
    otherServices.answer(claimBlob, (claim) => otherServices.claim(claim));
    await otherServices.nats.flush();
    return otherServices;
  }

  /** The number of users; their ids are 1 to this number. */
  get people(): number {
    return this.callers.size;
  }

  /** Removes all members of this organization. */
  removeMembers(organizationId: number): void {
    for (const caller of this.callers.values())
      caller.memberships = caller.memberships.filter(({ organization_id }) => organization_id !== organizationId);
  }

  /** The amounts held now, by reference. */
  get held(): ReadonlyMap<string, number> {
    return this.open;
  }

  movements(reference: string): Movement['kind'][] {
    return this.creditMovements.filter((movement) => movement.reference === reference).map(({ kind }) => kind);
  }

  async stop(): Promise<void> {
    await this.nats.close();
  }

  private roleOf({ user_id, organization_id }: RequestOf<typeof findMember>): ReplyOf<typeof findMember>['role'] {
    const caller = [...this.callers.values()].find((each) => each.user_id === user_id);
    const membership = caller?.memberships.find((each) => each.organization_id === organization_id);
    return membership?.role ?? null;
  }

  /** The address is the proved one of a member of the organization. */
  allowMails(organizationId: number, address: string): void {
    const allowed = this.allowedAddresses.get(organizationId) ?? new Set();
    this.allowedAddresses.set(organizationId, allowed.add(address.toLowerCase()));
  }

  /** The user with this address is a member no more. */
  disallowMails(organizationId: number, address: string): void {
    this.allowedAddresses.get(organizationId)?.delete(address.toLowerCase());
  }

  private mailPermission({
    organization_id: id,
    email,
  }: RequestOf<typeof readMailPermission>): ReplyOf<typeof readMailPermission> {
    const isDeleted = this.deletedOrganizations.has(id);
    const allowed = !isDeleted && (this.allowedAddresses.get(id)?.has(email.toLowerCase()) ?? false);
    return { organization_name: isDeleted ? null : `Organization ${id}`, allowed };
  }

  private claim({ owner, signed_id, small_quota }: RequestOf<typeof claimBlob>): ReplyOf<typeof claimBlob> {
    if (small_quota) this.claimedWithSmallQuota.add(signed_id);
    return { media: owner.user_id === 1_000 ? null : (this.uploads.get(signed_id) ?? null) };
  }

  private readSheet(id: number): ReplyOf<typeof readAgentSheet> {
    if (id === 404)
      throw new DomainError(defineError({ code: 'spreadsheet_not_found', status: 404, message: 'Not there' }));
    const title = this.sheetTitles.get(id) ?? 'Breads';
    return { title, columns: [{ id: 1, title: 'Hook', type: 'text' }], row_count: 0, cells: [] };
  }

  private readProductions(agentId: number, ids: readonly number[]): ReplyOf<typeof readIdeaProductions> {
    if (this.productionsFault) throw this.productionsFault;
    if (!this.agents.some(({ id }) => id === agentId)) return { productions: [] };
    const productions = ids.flatMap((idea_id) => {
      const [row, more] = [this.ideaRows.get(idea_id), this.productions.get(idea_id)];
      if (!row && !more) return [];
      const none = { vidsheet_id: null, row_id: null, row_position: row ? 0 : null, video: null, figures: null };
      return [{ idea_id, ...none, posts: [], posts_truncated: false, ...row, ...more }];
    });
    return { productions };
  }

  private writeIdeaRows(order: RequestOf<typeof writeIdeaRows>): ReplyOf<typeof writeIdeaRows> {
    this.ideaRowOrders.push(order);
    this.requireEditor(order.agent_id, order.user_id);
    if ('vidsheet_id' in order.target) this.readSheet(order.target.vidsheet_id);
    const ids = order.ideas.map(({ id }) => id);
    const created = new Set(ids.filter((id) => !this.ideaRows.has(id)));
    const vidsheet_id = 'vidsheet_id' in order.target ? order.target.vidsheet_id : 7;
    for (const id of created) this.ideaRows.set(id, { vidsheet_id, row_id: 1_000 + id });
    const rows = [...ids, ...order.known_ids].flatMap((idea_id) => {
      const row = this.ideaRows.get(idea_id);
      return row ? [{ idea_id, ...row, created: created.has(idea_id) }] : [];
    });
    return { rows, rejected: [] };
  }

  /** Each new vidsheet is 7; a batch stays open until it is deleted from {@link openBatches}. */
  private startProduction(order: RequestOf<typeof startIdeaProduction>): ReplyOf<typeof startIdeaProduction> {
    this.productionOrders.push(order);
    const rejection = this.productionRejections.shift();
    if (rejection) throw rejection;
    this.requireEditor(order.agent_id, order.user_id);
    const vidsheet_id = 'vidsheet_id' in order.target ? order.target.vidsheet_id : 7;
    this.readSheet(vidsheet_id);
    const added = new Set(order.ideas.filter(({ id }) => !this.ideaRows.has(id)).map(({ id }) => id));
    for (const id of added) this.ideaRows.set(id, { vidsheet_id, row_id: 1_000 + id });
    if (added.size > 0) this.openBatches.set(vidsheet_id, 30 + this.productionOrders.length);
    const batchId = this.openBatches.get(vidsheet_id) ?? null;
    const rows = [...order.ideas.map(({ id }) => id), ...order.known_ids].flatMap((idea_id) => {
      const row = this.ideaRows.get(idea_id);
      if (!row) return [];
      const batch_id = row.vidsheet_id === vidsheet_id ? batchId : null;
      return [{ idea_id, ...row, created: added.has(idea_id), batch_id }];
    });
    const isEmpty = !rows.some((row) => row.vidsheet_id === vidsheet_id);
    const batch = isEmpty || batchId === null ? null : batchOf(batchId, order);
    const known = order.key === undefined ? undefined : this.orderedBatches.get(order.key);
    if (batch && added.size > 0 && order.key !== undefined && !known)
      this.orderedBatches.set(order.key, orderedBatch(order.key, vidsheet_id, batch));
    if (this.lostProductionAnswers > 0) {
      this.lostProductionAnswers -= 1;
      throw new DomainError(CommonErrors.unavailable);
    }
    return { vidsheet_id: isEmpty ? null : vidsheet_id, rows, rejected: [], batch: known ?? batch };
  }

  /** Changes the batch of an order. */
  changeBatch(key: string, change: Partial<OrderedBatch>): void {
    this.orderedBatches.set(key, { ...this.orderedBatches.get(key)!, ...change });
  }

  private query({
    agent_id,
    watchlist_id,
    ...filters
  }: RequestOf<typeof queryWatchlist>): ReplyOf<typeof queryWatchlist> {
    const list = this.watchlists.get(watchlist_id);
    if (list?.agentId !== agent_id) throw new DomainError(CommonErrors.notFound);
    const { days = 1, limit = 100 } = filters;
    const nothing = { kind: 'top_videos', filters, videos: [], groups: [], summary: '' };
    if (days < 1 || days > 365) return { ...nothing, clarification: 'How many days back shall I look?' };
    const videos = list.posts.slice(0, limit);
    const summary = `Among ${videos.length} posts the first is by ${videos[0]?.creator}`;
    return { ...nothing, filters: { ...filters, limit }, videos, summary, clarification: null };
  }

  private propose(proposal: RequestOf<typeof proposeAgentAction>): ReplyOf<typeof proposeAgentAction> {
    const { action, key, gated } = proposal;
    if ('vidsheet_id' in action && action.vidsheet_id !== undefined) this.readSheet(action.vidsheet_id);
    if (!gated && !SPENDING.includes(action.kind)) return { state: 'free', gate: null };
    const known = [...this.gates.values()].find((each) => each.proposal.key === key);
    const gate = known ?? { proposal, shown: shownGate(proposal), decision: null };
    this.gates.set(gate.shown.id, gate);
    if (this.readsFiles && gate.shown.media.length > 0) return { state: 'preparing', gate: null };
    return { state: 'open', gate: gate.shown };
  }

  /** Reports that the files of all actions are read. */
  async finishReading(): Promise<void> {
    this.readsFiles = false;
    for (const { proposal } of this.gates.values())
      await this.publish(agentActionPrepared, { agent_id: proposal.agent_id, key: proposal.key });
  }

  /** Lets the gates expire that base keeps. */
  expireGates(): void {
    this.gates.clear();
  }

  /** Returns the decision about a gate that base keeps; null while there is none. */
  decisionOf(gateId: string): FakeGate['decision'] | undefined {
    return this.gates.get(gateId)?.decision;
  }

  private decide(order: RequestOf<typeof decideAgentAction>): ReplyOf<typeof decideAgentAction>['decision'] {
    const caller = this.callerOf(order.credential);
    if (!caller) throw new DomainError(CommonErrors.unauthorized);
    const gate = this.gates.get(order.gate_id);
    if (!gate) return null;
    this.requireEditor(gate.proposal.agent_id, caller.user_id);
    const { approved } = order;
    if (!gate.decision && approved && gate.shown.sha256 !== order.sha256) throw new DomainError(APPROVAL_MISMATCH);
    gate.decision ??= { approved, user_id: caller.user_id, at: new Date().toISOString() };
    return gate.decision;
  }

  private perform(order: RequestOf<typeof performAgentAction>): ReplyOf<typeof performAgentAction> {
    const gate = order.gate_id === undefined ? undefined : this.gates.get(order.gate_id);
    const decision = gate?.decision;
    if (gate && fingerprintOf(gate.proposal.action) !== fingerprintOf(order.action))
      throw new DomainError(APPROVAL_MISMATCH);
    if (SPENDING.includes(order.action.kind) && !decision?.approved) throw new DomainError(APPROVAL_REQUIRED);
    const user_id = decision?.user_id ?? order.user_id;
    this.requireEditor(order.agent_id, user_id);
    this.performedActions.set(order.key, { ...order, user_id });
    return { result: { vidsheet_id: 7 } };
  }

  private requireEditor(agentId: number, userId: number): void {
    const agent = this.agents.find(({ id }) => id === agentId);
    const role = this.roleOf({ user_id: userId, organization_id: agent?.organization_id ?? 0 });
    if (!role || role === 'viewer') throw new DomainError(CommonErrors.forbidden);
  }

  private hold({ reference, amount }: RequestOf<typeof holdCredits>): ReplyOf<typeof holdCredits> {
    if (this.open.has(reference)) return { held: true };
    if (this.balance < amount) throw new DomainError(CommonErrors.insufficientCredits);
    this.balance -= amount;
    this.open.set(reference, amount);
    this.creditMovements.push({ kind: 'hold', reference, amount });
    return { held: true };
  }

  private close(kind: 'capture' | 'release', reference: string, price = 0): boolean {
    const held = this.open.get(reference);
    if (held === undefined) return true;
    this.open.delete(reference);
    this.balance += held - price;
    this.creditMovements.push({ kind, reference, amount: price });
    return true;
  }

  private readCore(): Core {
    if (!this.core) throw new DomainError(CommonErrors.unavailable);
    return this.core;
  }

  protected override answer<C extends RpcContract>(contract: C, reply: (request: RequestOf<C>) => ReplyOf<C>): void {
    this.nats.subscribe(contract.subject, {
      callback: (_error, message) => {
        this.requested.set(contract.subject, (this.requested.get(contract.subject) ?? 0) + 1);
        message.respond(JSON.stringify(answerTo(() => reply(message.json<RequestOf<C>>()))));
      },
    });
  }
}

function answerTo(reply: () => unknown): unknown {
  try {
    return { reply: reply() };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { error: { code: error.code, status: error.status, message: error.message } };
  }
}

const batchOf = (id: number, order: RequestOf<typeof startIdeaProduction>) => ({
  ...{ id, status: 'running', through: order.through, paused_reason: null, total: 9, completed: 0, failed: 0 },
  max_credits: order.max_credits ?? null,
  estimate: { min: 1.5, max: 4 },
  created_at: '2026-11-20T12:00:00.000Z',
});

const orderedBatch = (key: string, vidsheet_id: number, batch: ReturnType<typeof batchOf>): OrderedBatch => ({
  ...{ ...batch, key, vidsheet_id, spent: 0, held: 0, failures: [] },
  stages: [{ stage: 'cells', total: 9, completed: 0, failed: 0 }],
});

/** A post of a watched source. */
export const trend = (id: number, creator = 'rye'): ReplyOf<typeof readTrends>['posts'][number] => ({
  id,
  platform: 'shortvideo',
  url: `https://shortvideo.example/${id}`,
  creator,
  caption: 'Rye bread in an hour',
  hook: 'Rye bread',
  music: null,
  thumbnail_url: null,
  duration_seconds: 21.5,
  posted_at: '2026-11-01T09:00:00.000Z',
  watch_count: 1_000,
  like_count: 90,
  comment_count: 5,
  share_count: 4,
  save_count: 1,
  engagement_rate: 0.1,
  trending_score: 100 - id,
});
