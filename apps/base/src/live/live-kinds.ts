import {
  agentCreated,
  agentDeleted,
  agentUpdated,
  backupFailed,
  backupSynced,
  batchChanged,
  cellUpdated,
  columnCreated,
  columnDeleted,
  columnUpdated,
  contentResourceUploaded,
  creditsLow,
  gateChanged,
  generationCompleted,
  generationFailed,
  generationStopped,
  ideaCreated,
  ideaStatusChanged,
  layerCreated,
  layerDeleted,
  layerUpdated,
  monitoringCompleted,
  monitoringFailed,
  notificationChanged,
  organizationActed,
  postFailed,
  postPublished,
  postTargetFailed,
  postTargetPublished,
  renderCompleted,
  renderFailed,
  renderStopped,
  rowCreated,
  rowDeleted,
  rowUpdated,
  savedViewChanged,
  sheetCreated,
  sheetDeleted,
  sheetRestored,
  sheetUpdated,
  socialAccountLost,
  variablesImported,
  type EventContract,
  type PayloadOf,
} from '@reelsheet/contracts';
import { choices } from '@reelsheet/kernel';
import type { RecordedEvent } from '@reelsheet/platform-outbox';
import { AUDIT_TARGETS, VISIBLE_ACTIONS } from '../accounts/audit/audit.js';
import { MAX_EVENT_IDS } from './live-limits.js';

/** An event of the stream before it has a position. */
export interface NewLiveEvent {
  readonly organizationId: number;
  readonly agentId: number | null;
  readonly kind: string;
  readonly origin: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

interface LiveRule {
  readonly subject: string;
  readonly kind: string;
  readonly fields: readonly string[];
  /** Describes for callers what happened. */
  readonly meaning: string;
}

const SHEET = ['sheet_id', 'sheet_version'] as const;
const ITEMS = [...SHEET, 'ids'] as const;
const LAYERS = [...SHEET, 'cell_id', 'ids'] as const;
const GENERATION = ['generation_id', 'sheet_id', 'cell_id', 'layer_id', 'type', 'round', 'status'] as const;
const RENDER = ['render_job_id', 'sheet_id', 'cell_id', 'content_resource_id', 'preview', 'status'] as const;
const BACKUP = ['backup_id', 'asset_type', 'status', 'error_code'] as const;
const SCRAPE = ['user_job_id', 'status', 'posts', 'comments'] as const;

/**
 * The domain events that readers see, with the fields that they see of each. Every member may read everything that an
 * event names, whatever the role, so that no event has to be withheld from some readers of an organization.
 */
const RULES: readonly LiveRule[] = [
  shown(sheetCreated, SHEET, 'a sheet was created, with what it contains'),
  shown(sheetUpdated, SHEET, 'the sheet itself was changed'),
  shown(sheetDeleted, SHEET, 'the sheet was deleted with everything in it'),
  shown(sheetRestored, SHEET, 'the sheet was restored from the trash with everything in it'),
  shown(variablesImported, SHEET, 'the global variables of the sheet were replaced'),
  shown(savedViewChanged, ['sheet_id', 'id'], 'a saved view of the sheet was created, changed or deleted'),
  shown(rowCreated, ITEMS, 'rows were created with their cells'),
  shown(
    rowUpdated,
    ITEMS,
    'attributes or positions of rows were changed; rows that moved as a consequence are not named',
  ),
  shown(rowDeleted, ITEMS, 'rows were deleted with their cells'),
  shown(columnCreated, ITEMS, 'columns were created with their cells'),
  shown(columnUpdated, ITEMS, 'columns were changed'),
  shown(columnDeleted, ITEMS, 'columns were deleted with their cells'),
  shown(cellUpdated, [...ITEMS, 'generated'], 'value, attributes or the selected generation of cells were changed'),
  shown(layerCreated, LAYERS, 'layers of a cell were created'),
  shown(layerUpdated, LAYERS, 'layers of a cell were changed'),
  shown(layerDeleted, LAYERS, 'layers of a cell were deleted'),
  shown(generationCompleted, GENERATION, 'a generation has its result'),
  shown(generationFailed, GENERATION, 'a generation has failed'),
  shown(generationStopped, GENERATION, 'a generation was stopped'),
  shown(renderCompleted, RENDER, 'a render has its video'),
  shown(renderFailed, RENDER, 'a render has failed'),
  shown(renderStopped, RENDER, 'a render was stopped'),
  shown(postTargetPublished, ['post_id', 'id', 'platform'], 'a post is live on one of its platforms'),
  shown(postTargetFailed, ['post_id', 'id', 'platform', 'error_code'], 'a post has failed on one of its platforms'),
  shown(
    postPublished,
    ['post_id', 'status', 'idea_id'],
    'a post has ended on all of its platforms and is live on at least one',
  ),
  shown(postFailed, ['post_id'], 'a post has ended on all of its platforms and is live on none'),
  shown(contentResourceUploaded, ['content_resource_id', 'object_type'], 'a file was uploaded'),
  shown(monitoringCompleted, SCRAPE, 'a scrape of a monitoring job has ended'),
  shown(monitoringFailed, SCRAPE, 'a scrape of a monitoring job has failed'),
  shown(ideaCreated, ['run_id', 'ids'], 'a run had ideas'),
  shown(ideaStatusChanged, ['id', 'from', 'to'], 'an idea has another status'),
  shown(backupSynced, BACKUP, 'a provenance backup is stored'),
  shown(backupFailed, BACKUP, 'a provenance backup has failed'),
  shown(agentCreated, [], 'an agent was created'),
  shown(agentUpdated, [], 'an agent was changed'),
  shown(agentDeleted, [], 'an agent was deleted'),
  shown(
    batchChanged,
    ['sheet_id', 'batch_id', 'status'],
    'a batch was started, paused, resumed, stopped or completed; what it makes is announced by its jobs',
  ),
  shown(gateChanged, ['gate_id', 'run_id', 'status'], 'an action of a run waits for an approval, or was decided'),
  shown(socialAccountLost, ['id', 'platform'], 'a social account must be connected again'),
  shown(creditsLow, [], 'less than a tenth of the credits is left that there were after the last grant'),
  shown(
    notificationChanged,
    ['user_id'],
    'the notifications of the member `user_id` are different, or those of several members where none is named',
  ),
];

/** Acts in an organization, whose kinds are their names in the audit log. */
const ACTS: LiveRule = shown(organizationActed, ['id'], 'an act of the audit log');

const RULE_OF = new Map([...RULES, ACTS].map((rule) => [rule.subject, rule]));

const MEANINGS: Readonly<Record<string, string>> = {
  ready: 'the first event of a stream: from here on nothing is missing',
  resync: 'the first event of a stream where some are missing: read everything again',
  'generation.progressed': 'a generation has another status or progress; without an id, at most twice a second',
  'render.progressed': 'a render has another status or progress; without an id, at most twice a second',
  'presence.updated':
    'a client of the member `user_id` is here, and shows `sheet_id` with `cell_id` selected; without an id',
  'presence.ended': 'a client of a member has not repeated its presence for a while; without an id',
  ...Object.fromEntries(RULES.map(({ kind, meaning }) => [kind, meaning])),
  ...Object.fromEntries(
    VISIBLE_ACTIONS.map((action) => [action, `an act of the audit log; \`id\` is ${AUDIT_TARGETS[action]}`]),
  ),
};

/** All kinds, such as `cell.updated`. */
export const LIVE_KINDS: readonly string[] = choices('Kind of a live event', MEANINGS);

/** The things that kinds are about, such as `cell`; one of them in a filter means all of its kinds. */
export const LIVE_THINGS: readonly string[] = [
  ...new Set(LIVE_KINDS.filter((kind) => kind.includes('.')).map((kind) => kind.split('.')[0]!)),
];

function shown<C extends EventContract>(
  { subject }: C,
  fields: readonly (keyof PayloadOf<C> & string)[],
  meaning: string,
): LiveRule {
  return { subject, kind: kindOf(subject), fields, meaning };
}

/** `evt.base.cell.updated.v1` is `cell.updated`. */
function kindOf(subject: string): string {
  return subject.split('.').slice(2, -1).join('.');
}

/** Returns undefined for domain events that readers do not see. */
export function toLiveEvent({ subject, payload, origin }: RecordedEvent): NewLiveEvent | undefined {
  const rule = RULE_OF.get(subject);
  const values = payload as Readonly<Record<string, unknown>>;
  if (!rule || typeof values.organization_id !== 'number') return undefined;
  // An agent's own events name the agent as `id`.
  const agentId = (rule.kind.startsWith('agent.') ? values.id : values.agent_id) as number | undefined;
  const details = Object.fromEntries(
    rule.fields.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  );
  return {
    organizationId: values.organization_id,
    agentId: agentId ?? null,
    kind: rule === ACTS ? (values.action as string) : rule.kind,
    origin,
    details: bounded(details),
  };
}

function bounded({ ids, ...rest }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (!Array.isArray(ids)) return rest;
  return { ...rest, ids: ids.length > MAX_EVENT_IDS ? null : ids };
}
