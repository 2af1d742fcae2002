import { Type, type Static } from 'typebox';
import { defineRpc } from './define.js';
import { Id, nullable, Timestamp } from './shapes.js';

/** Maximum number of ideas that one message turns into rows. */
export const MAX_IDEAS_A_MESSAGE = 500;

/** Maximum number of ideas that one message asks about. */
export const MAX_IDEAS_A_LOOKUP = 10_000;

/** Maximum number of ingredients of an idea. */
export const MAX_INGREDIENTS = 20;

/** Maximum length of the name of an ingredient, in characters. */
export const MAX_INGREDIENT_NAME = 100;

/** The fields of an idea that a column may take, besides its ingredients. */
export const IDEA_FIELDS = ['title', 'hook', 'description', 'video_type'] as const;

const Text = Type.String({ maxLength: 20_000 });

/** An idea of which a row is to be made. */
export const IdeaForRow = Type.Object({
  id: Id,
  title: Text,
  hook: Text,
  description: Text,
  video_type: Type.String({ maxLength: 100 }),
  ingredients: Type.Record(Type.String(), Text, {
    maxProperties: MAX_INGREDIENTS,
    description: 'further texts, by the name of their column',
  }),
});
export type IdeaToConvert = Static<typeof IdeaForRow>;

export const IntoSheet = Type.Object({ vidsheet_id: Id });
const FromTemplate = Type.Object({
  template: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'slug, uuid or id; of the organization or shipped',
  }),
  each: Type.Boolean({ description: 'a vidsheet for each idea instead of one for all' }),
  title: Type.Optional(Type.String({ minLength: 1, maxLength: 500, description: 'of the one vidsheet' })),
});

export const IdeaColumns = Type.Record(Type.String(), Type.Union([Id, Type.String({ minLength: 1, maxLength: 500 })]), {
  maxProperties: IDEA_FIELDS.length + MAX_INGREDIENTS,
  description: 'id or title of a column, by the field or ingredient; columns are chosen by name if absent',
});

/**
 * Adds a row for each idea that has none, all or none of them, and returns the row of every idea; of those in
 * `known_ids` only if it is there. The row of an idea is unique, so that a repeated request changes nothing. 404
 * `spreadsheet_not_found` or `not_found`, 422 `validation_error` for columns that do not fit or too much content.
 */
export const writeIdeaRows = defineRpc(
  'rpc.base.idea_row.write.v1',
  Type.Object({
    agent_id: Id,
    user_id: { ...Id, description: 'in whose name; must be an editor now' },
    ideas: Type.Array(IdeaForRow, { maxItems: MAX_IDEAS_A_MESSAGE, description: 'in the order of the rows' }),
    known_ids: Type.Array(Id, { maxItems: MAX_IDEAS_A_MESSAGE }),
    target: Type.Union([IntoSheet, FromTemplate]),
    columns: Type.Optional(IdeaColumns),
  }),
  Type.Object({
    rows: Type.Array(Type.Object({ idea_id: Id, vidsheet_id: Id, row_id: Id, created: Type.Boolean() })),
    rejected: Type.Array(Type.Object({ idea_id: Id, reason: Type.Literal('has_placeholders') })),
  }),
  { withinMs: 20_000 },
);

/** Returns which of the agent's ideas have no row, in ascending order, and at most `limit`. */
export const findIdeasWithoutRow = defineRpc(
  'rpc.base.idea_row.missing.v1',
  Type.Object({
    agent_id: Id,
    idea_ids: Type.Array(Id, { maxItems: MAX_IDEAS_A_LOOKUP }),
    limit: Type.Integer({ minimum: 1, maximum: MAX_IDEAS_A_LOOKUP }),
  }),
  Type.Object({ idea_ids: Type.Array(Id) }),
);

const Counts = Type.Record(Type.String(), nullable(Type.Integer({ minimum: 0 })), {
  description: 'by the name of the metric; null where no network reports it',
});

const ProductionPost = Type.Object({
  post_id: Id,
  status: Type.String(),
  scheduled_time: Timestamp,
  platforms: Type.Array(
    Type.Object({
      platform: Type.String(),
      status: Type.String({ description: '`normalized_status` of the API' }),
      post_url: nullable(Type.String()),
      published_at: nullable(Timestamp),
      error_code: nullable(Type.String()),
      metrics: nullable(Type.Object({ counts: Counts, read_at: Timestamp })),
    }),
  ),
});

const Production = Type.Object({
  idea_id: Id,
  vidsheet_id: nullable(Id),
  row_id: nullable(Id),
  row_position: nullable(Type.Integer({ minimum: 0 })),
  video: nullable(Type.Object({ content_resource_id: Id, url: Type.String(), thumbnail_url: nullable(Type.String()) })),
  posts: Type.Array(ProductionPost, { description: 'newest first' }),
  posts_truncated: Type.Boolean({
    description: 'the posts do not fit into the reply, or were not read; then there are no figures either',
  }),
  figures: nullable(Counts),
});

/** Returns what was made of ideas of the agent; ideas without a row and without a post are absent. */
export const readIdeaProductions = defineRpc(
  'rpc.base.idea_production.read.v1',
  Type.Object({ agent_id: Id, idea_ids: Type.Array(Id, { maxItems: 1_000 }) }),
  Type.Object({ productions: Type.Array(Production) }),
  { withinMs: 2_500 },
);
