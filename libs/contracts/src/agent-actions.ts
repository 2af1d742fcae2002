import { PLATFORMS } from '@reelsheet/kernel';
import { Type, type Static, type TProperties } from 'typebox';
import { IdeaForRow } from './idea-rows.contracts.js';
import { Id } from './shapes.js';

/** Maximum number of ideas of which one action makes videos, because a person reads all their texts. */
export const MAX_IDEAS_AN_ACTION = 50;

/** One action: its kind, and the parameters that the model of a run gives. */
const action = <Kind extends string, Parameters extends TProperties>(kind: Kind, parameters: Parameters) =>
  Type.Object({ kind: Type.Literal(kind), ...parameters });

const VidsheetId = { ...Id, description: 'id of the vidsheet' };
const Title = Type.String({ minLength: 1, maxLength: 200 });
const Rows = Type.Array(Type.Record(Type.String(), Type.String({ maxLength: 20_000 })), {
  maxItems: 100,
  description: 'texts by column title',
});
const Selection = {
  vidsheet_id: VidsheetId,
  row_ids: Type.Optional(Type.Array(Id, { maxItems: 1_000, description: 'all rows if absent' })),
  column_ids: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'all columns if absent' })),
};

/**
 * Actions that a run of the agent service may perform in base, by kind. The parameters of the run's
 * tools are these schemas without `kind`.
 */
export const AGENT_ACTIONS = {
  make_vidsheet: action('make_vidsheet', {
    title: Title,
    columns: Type.Array(
      Type.Object({ title: Title, type: Type.Optional(Type.Enum(['text', 'image', 'audio', 'video'])) }),
      { minItems: 1, maxItems: 30 },
    ),
    rows: Rows,
  }),
  fill_vidsheet: action('fill_vidsheet', { vidsheet_id: VidsheetId, rows: Rows }),
  estimate: action('estimate', Selection),
  generate: action('generate', Selection),
  render: action('render', { vidsheet_id: VidsheetId, cell_id: Id }),
  schedule_post: action('schedule_post', {
    platforms: Type.Array(Type.Enum([...PLATFORMS]), { minItems: 1, maxItems: PLATFORMS.length }),
    schedule_type: Type.Enum(['next_available', 'now', 'specific_time']),
    scheduled_time: Type.Optional(Type.String({ maxLength: 100, description: 'ISO 8601, for `specific_time`' })),
    text: Type.Optional(Type.String({ maxLength: 10_000 })),
    title: Type.Optional(Type.String({ maxLength: 500 })),
    media_type: Type.Optional(
      Type.String({ maxLength: 100, description: 'VIDEO (default), IMAGE, CLIP or POST_VIDEO' }),
    ),
    media_url: Type.Optional(Type.String({ maxLength: 4_000 })),
    content_resource_id: Type.Optional({ ...Id, description: 'a file of the agent, instead of `media_url`' }),
  }),
  produce_ideas: action('produce_ideas', {
    ideas: Type.Array(IdeaForRow, {
      minItems: 1,
      maxItems: MAX_IDEAS_AN_ACTION,
      description: 'with the texts that the rows get, in their order',
    }),
    vidsheet_id: Type.Optional({ ...Id, description: 'id of the vidsheet that gets the rows' }),
    template: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'instead of `vidsheet_id`: slug, uuid or id of the template of a new vidsheet',
      }),
    ),
    through: Type.Enum(['render', 'post'], {
      description: '`render` makes the videos, `post` also the posts by the post plan of the vidsheet or template',
    }),
    max_credits: Type.Number({
      minimum: 0.000001,
      maximum: 1_000_000_000,
      description: 'limit of what all of it may cost, in credits',
    }),
  }),
  read_batch: action('read_batch', {
    vidsheet_id: VidsheetId,
    batch_id: { ...Id, description: 'id of a batch of the vidsheet' },
  }),
} as const;

export type AgentActionKind = keyof typeof AGENT_ACTIONS;

export const AgentActionSchema = Type.Union([
  AGENT_ACTIONS.make_vidsheet,
  AGENT_ACTIONS.fill_vidsheet,
  AGENT_ACTIONS.estimate,
  AGENT_ACTIONS.generate,
  AGENT_ACTIONS.render,
  AGENT_ACTIONS.schedule_post,
  AGENT_ACTIONS.produce_ideas,
  AGENT_ACTIONS.read_batch,
]);
export type AgentAction = Static<typeof AgentActionSchema>;
