import { Type, type Static } from 'typebox';
import { defineRpc } from './define.js';
import { IdeaColumns, IdeaForRow, IntoSheet, MAX_IDEAS_A_MESSAGE } from './idea-rows.contracts.js';
import { Id, nullable, Timestamp } from './shapes.js';

/** The last stage of a batch: each includes the ones before. */
const Stage = Type.Union([Type.Literal('cells'), Type.Literal('render'), Type.Literal('post')]);
export type StageOfIdeas = Static<typeof Stage>;

/** Times of the posts of a new sheet: those of its post plan, or as soon as they are made. */
const Timing = Type.Union([Type.Literal('plan'), Type.Literal('now')]);
export type TimingOfIdeas = Static<typeof Timing>;

const NewSheet = Type.Object({
  template: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'slug, uuid or id; of the organization or shipped',
  }),
  title: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  requires_approval: Type.Optional(Type.Boolean({ description: 'replaces that of the post plan of the new sheet' })),
  timing: Type.Optional(Timing),
});

const Credits = Type.Number({ minimum: 0 });

/** Names an order for good, such as the firing of a recurring job. */
const OrderKey = Type.String({ minLength: 1, maxLength: 100 });

/** Maximum number of batches that one message asks about. */
export const MAX_BATCHES_A_LOOKUP = 100;

/** Maximum number of failures of each batch in one answer. */
export const MAX_ERRORS_A_BATCH = 20;

const Counts = {
  total: Type.Integer({ minimum: 0 }),
  completed: Type.Integer({ minimum: 0 }),
  failed: Type.Integer({ minimum: 0 }),
};

const Batch = Type.Object({
  id: Id,
  status: Type.String({ description: '`status` of a batch in the API' }),
  through: Type.String(),
  paused_reason: nullable(Type.String()),
  ...Counts,
  max_credits: nullable(Credits),
  estimate: nullable(Type.Object({ min: Credits, max: Credits })),
  created_at: Timestamp,
});
export type BatchOfIdeas = Static<typeof Batch>;

/**
 * Adds a row for each idea that has none to one sheet, and starts one batch over the rows of all ideas in that sheet,
 * both or neither. New rows are made whole, those that were there as far as something of them is missing, stale or
 * failed and no open batch makes it. A repeated request returns the open batch, and null once nothing is left to make.
 * Without a new row, the sheet of a template is the newest one from that template that has a row of these ideas. 404
 * `spreadsheet_not_found` or `not_found`; 409 `conflict` while states of present rows are being compared; 422
 * `validation_error` for columns that do not fit, for too much content, and for a post plan that is missing or that no
 * row could follow.
 * A request with the `key` of an earlier one returns the batch that that one has started, also when it has ended, and
 * makes nothing.
 */
export const startIdeaProduction = defineRpc(
  'rpc.base.idea_production.start.v1',
  Type.Object({
    agent_id: Id,
    user_id: { ...Id, description: 'in whose name; must be an editor now' },
    ideas: Type.Array(IdeaForRow, { maxItems: MAX_IDEAS_A_MESSAGE, description: 'in the order of the rows' }),
    known_ids: Type.Array(Id, { maxItems: MAX_IDEAS_A_MESSAGE, description: 'further ideas, if they have rows' }),
    target: Type.Union([IntoSheet, NewSheet]),
    columns: Type.Optional(IdeaColumns),
    through: Stage,
    max_credits: Type.Optional({ ...Credits, description: 'maximum that the batch holds and has spent' }),
    key: Type.Optional({ ...OrderKey, description: 'unique among the orders of the agent' }),
  }),
  Type.Object({
    vidsheet_id: { ...nullable(Id), description: 'the sheet of the batch; null if no idea has a row in it' },
    rows: Type.Array(
      Type.Object({
        idea_id: Id,
        vidsheet_id: Id,
        row_id: Id,
        created: Type.Boolean(),
        batch_id: { ...nullable(Id), description: 'the newest open batch that makes something of the row' },
      }),
    ),
    rejected: Type.Array(Type.Object({ idea_id: Id, reason: Type.Literal('has_placeholders') })),
    batch: { ...nullable(Batch), description: 'null if nothing is left to make' },
  }),
  { withinMs: 25_000 },
);

const OrderedBatch = Type.Object({
  ...Batch.properties,
  key: OrderKey,
  vidsheet_id: Id,
  spent: { ...Credits, description: 'captured so far' },
  held: { ...Credits, description: 'held for running generations and renders' },
  stages: Type.Array(Type.Object({ stage: Stage, ...Counts })),
  failures: Type.Array(Type.Object({ row_id: Id, stage: Type.String(), error: nullable(Type.String()) }), {
    maxItems: MAX_ERRORS_A_BATCH,
  }),
});
export type OrderedBatch = Static<typeof OrderedBatch>;

/** Returns the batches that orders of the agent with these keys have started, also those of deleted sheets. */
export const readIdeaBatches = defineRpc(
  'rpc.base.idea_batch.read.v1',
  Type.Object({
    agent_id: Id,
    keys: Type.Array(OrderKey, { minItems: 1, maxItems: MAX_BATCHES_A_LOOKUP }),
    failures: Type.Integer({ minimum: 0, maximum: MAX_ERRORS_A_BATCH, description: 'maximum number for each batch' }),
  }),
  Type.Object({ batches: Type.Array(OrderedBatch, { maxItems: MAX_BATCHES_A_LOOKUP }) }),
);
