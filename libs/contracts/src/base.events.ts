import { Type, type TProperties } from 'typebox';
import { defineEvent, type EventContract, type Service } from './define.js';
import { Id, Timestamp, Uuid, nullable } from './shapes.js';

/** Maximum number of ids in one message; a larger change is sent in several messages. */
export const MAX_IDS_A_MESSAGE = 5_000;

const Count = Type.Integer({ minimum: 0 });

const InSheet = {
  organization_id: Id,
  agent_id: Id,
  sheet_id: Id,
  sheet_version: Type.Integer({ minimum: 1, description: 'of the sheet after the change; it orders what happened' }),
};

const sheetEvent = <P extends TProperties = Record<never, never>>(
  subject: EventContract['subject'],
  more?: P,
  consumers: readonly Service[] = [],
) => defineEvent(subject, consumers, Type.Object({ ...InSheet, ...more! }));

const Ids = Type.Array(Id, { minItems: 1, maxItems: MAX_IDS_A_MESSAGE });
const Items = { ids: Ids };
const Layers = { cell_id: Id, ids: Ids };

export const sheetCreated = sheetEvent('evt.base.sheet.created.v1');
export const sheetUpdated = sheetEvent('evt.base.sheet.updated.v1');
/** Rows, columns, cells and layers are gone with it, without events of their own. */
export const sheetDeleted = sheetEvent('evt.base.sheet.deleted.v1');
/** Out of the trash, with all that it contained when it was deleted. */
export const sheetRestored = sheetEvent('evt.base.sheet.restored.v1');
/** All of its global variables at once. */
export const variablesImported = sheetEvent('evt.base.sheet.variables_imported.v1', {}, ['base']);

/** Cells are created and deleted with their row or column, and layers with their cell, without own events. */
export const rowCreated = sheetEvent('evt.base.row.created.v1', Items, ['base']);
/**
 * Attributes or positions that a caller changed. Rows that were moved as a consequence are not
 * named.
 */
export const rowUpdated = sheetEvent('evt.base.row.updated.v1', Items, ['base']);
export const rowDeleted = sheetEvent('evt.base.row.deleted.v1', Items, ['base']);

export const columnCreated = sheetEvent('evt.base.column.created.v1', Items);
export const columnUpdated = sheetEvent(
  'evt.base.column.updated.v1',
  {
    ...Items,
    retitled: Type.Optional(Type.Boolean({ description: 'titles were given, by which prompts name columns' })),
  },
  ['base'],
);
export const columnDeleted = sheetEvent('evt.base.column.deleted.v1', Items);

/** Values, attributes or the selected generation. */
export const cellUpdated = sheetEvent(
  'evt.base.cell.updated.v1',
  {
    ...Items,
    generated: Type.Optional(Type.Boolean({ description: 'what was made for them is selected; nobody changed them' })),
  },
  ['base'],
);

export const layerCreated = sheetEvent('evt.base.layer.created.v1', Layers);
export const layerUpdated = sheetEvent('evt.base.layer.updated.v1', Layers);
export const layerDeleted = sheetEvent('evt.base.layer.deleted.v1', Layers);

const Post = { organization_id: Id, agent_id: Id, post_id: Id };
const Target = { ...Post, id: Id, platform: Type.String() };

/** A post is live on one of its platforms. */
export const postTargetPublished = defineEvent(
  'evt.base.post_target.published.v1',
  [],
  Type.Object({
    ...Target,
    platform_post_id: nullable(Type.String()),
    post_url: nullable(Type.String()),
    published_at: Timestamp,
  }),
);
export const postTargetFailed = defineEvent(
  'evt.base.post_target.failed.v1',
  [],
  Type.Object({ ...Target, error_code: Type.String() }),
);

/** The results of all platforms of a post are known, and it is live on all of them or, if `partial`, on some. */
export const postPublished = defineEvent(
  'evt.base.post.published.v1',
  ['agent', 'base', 'core'],
  Type.Object({
    ...Post,
    status: Type.Union([Type.Literal('success'), Type.Literal('partial')]),
    idea_id: Type.Optional(Type.Integer({ minimum: 1, description: 'the idea behind it, as its author says' })),
    videos: Type.Optional(Type.Array(Type.String(), { description: 'addresses of the videos that went out' })),
  }),
);
/** The results of all platforms of a post are known, and it is live on none of them. */
export const postFailed = defineEvent('evt.base.post.failed.v1', ['base'], Type.Object(Post));

const GenerationEnded = Type.Object({
  generation_id: Id,
  organization_id: Id,
  agent_id: Id,
  sheet_id: nullable(Id),
  cell_id: nullable(Id),
  layer_id: nullable(Id),
  type: Type.String({ description: '`user_job_type` of the API' }),
  round: Type.Integer({ minimum: 1 }),
  status: Type.String(),
});

export const generationCompleted = defineEvent('evt.base.generation.completed.v1', ['base', 'core'], GenerationEnded);
export const generationFailed = defineEvent('evt.base.generation.failed.v1', ['base'], GenerationEnded);
/** Stopped by a user; its next round may follow. */
export const generationStopped = defineEvent('evt.base.generation.stopped.v1', ['base'], GenerationEnded);

const RenderEnded = Type.Object({
  render_job_id: Id,
  organization_id: Id,
  agent_id: Id,
  sheet_id: Id,
  cell_id: Id,
  content_resource_id: nullable(Id),
  preview: Type.Optional(Type.Boolean({ description: 'a draft of half the size' })),
  status: Type.String(),
});

export const renderCompleted = defineEvent('evt.base.render.completed.v1', ['base', 'core'], RenderEnded);
export const renderFailed = defineEvent('evt.base.render.failed.v1', ['base'], RenderEnded);
export const renderStopped = defineEvent('evt.base.render.stopped.v1', [], RenderEnded);

/** A user asked for the file of a render. */
export const renderDownloaded = defineEvent(
  'evt.base.render.downloaded.v1',
  ['core'],
  Type.Object({ organization_id: Id, agent_id: Id, render_job_id: Id, content_resource_id: Id }),
);

/** A user brought a file; what jobs make is announced by their ends. */
export const contentResourceUploaded = defineEvent(
  'evt.base.content_resource.uploaded.v1',
  ['core'],
  Type.Object({ organization_id: Id, agent_id: Id, content_resource_id: Id, object_type: Type.String() }),
);

const MonitoringEnded = Type.Object({
  user_job_id: Id,
  organization_id: Id,
  agent_id: Id,
  status: Type.String(),
  posts: Type.Integer({ minimum: 0, description: 'new to the organization' }),
  comments: Type.Integer({ minimum: 0, description: 'new to the organization' }),
});

/** One scrape of a monitoring job has ended; with a failed one the job has failed. */
export const monitoringCompleted = defineEvent('evt.base.monitoring.completed.v1', ['base'], MonitoringEnded);
export const monitoringFailed = defineEvent('evt.base.monitoring.failed.v1', ['base'], MonitoringEnded);

/** A batch was started, paused, resumed, stopped or completed. What it makes is announced by the ends of its jobs. */
export const batchChanged = defineEvent(
  'evt.base.batch.changed.v1',
  [],
  Type.Object({
    organization_id: Id,
    agent_id: Id,
    sheet_id: Id,
    batch_id: Id,
    status: Type.String(),
    paused_reason: Type.Optional(Type.String({ description: 'why it paused by itself' })),
    completed: Type.Optional(Count),
    failed: Type.Optional(Count),
  }),
);

/** An action of a run waits for an approval, or was decided. */
export const gateChanged = defineEvent(
  'evt.base.gate.changed.v1',
  [],
  Type.Object({
    organization_id: Id,
    agent_id: Id,
    gate_id: Uuid,
    run_id: Type.Optional(Uuid),
    status: Type.Union([Type.Literal('open'), Type.Literal('approved'), Type.Literal('rejected')]),
  }),
);

/** A network has withdrawn the permission of a social account, which cannot publish until it is connected again. */
export const socialAccountLost = defineEvent(
  'evt.base.social_account.lost.v1',
  [],
  Type.Object({ organization_id: Id, agent_id: Id, id: Id, platform: Type.String() }),
);

/** The available credits have fallen below the mark that the last grant has set. */
export const creditsLow = defineEvent(
  'evt.base.credits.low.v1',
  [],
  Type.Object({ organization_id: Id, available: Type.Integer({ minimum: 0, description: 'in micro' }) }),
);

/** The notifications of an organization have changed: those of one member, or of several where none is named. */
export const notificationChanged = defineEvent(
  'evt.base.notification.changed.v1',
  [],
  Type.Object({ organization_id: Id, user_id: Type.Optional(Id) }),
);

/** A saved view of a sheet was created, changed or deleted. */
export const savedViewChanged = defineEvent(
  'evt.base.saved_view.changed.v1',
  [],
  Type.Object({ organization_id: Id, agent_id: Id, sheet_id: Id, id: Id }),
);

/** Something in an organization that all of its members may see, by its name in the audit log. */
export const organizationActed = defineEvent(
  'evt.base.organization.acted.v1',
  [],
  Type.Object({
    organization_id: Id,
    action: Type.String(),
    id: Type.Optional(Type.Integer({ minimum: 1, description: 'of the target, such as the user who was added' })),
  }),
);
