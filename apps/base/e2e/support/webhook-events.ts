import {
  backupFailed,
  backupSynced,
  generationCompleted,
  generationFailed,
  generationStopped,
  ideaCreated,
  ideaStatusChanged,
  monitoringCompleted,
  monitoringFailed,
  postFailed,
  postPublished,
  renderCompleted,
  renderFailed,
  type EventContract,
} from '@reelsheet/contracts';
import { newUuid } from '@reelsheet/kernel';

interface ReceivedEvent {
  readonly contract: EventContract;
  readonly payload: any;
  /** Type and data of the webhook event, without the agent. */
  readonly type: string;
  readonly data: { readonly id: number } & Readonly<Record<string, unknown>>;
}

/** Events that both kinds of endpoint receive, by the ids of their objects. */
export function automationEvents(scope: { organization_id: number; agent_id: number }): ReceivedEvent[] {
  const made = { ...scope, sheet_id: 1, cell_id: 2 };
  const text = { ...made, layer_id: null, type: 'text_generation', round: 1 };
  const generated = (contract: EventContract, id: number, status: string): ReceivedEvent => ({
    contract,
    payload: { ...text, generation_id: id, status },
    type: `generation.${status}`,
    data: { id, sheet_id: 1, cell_id: 2, status },
  });
  const rendered = (
    contract: EventContract,
    id: number,
    status: string,
    content_resource_id: number | null,
  ): ReceivedEvent => ({
    contract,
    payload: { ...made, render_job_id: id, content_resource_id, status },
    type: `render.${status}`,
    data: { id, content_resource_id, preview: false, status },
  });
  const ofPost = { contract: postPublished, payload: { ...scope, post_id: 6, status: 'partial' } };
  return [
    generated(generationStopped, 1, 'stopped'),
    generated(generationCompleted, 2, 'completed'),
    generated(generationFailed, 3, 'failed'),
    rendered(renderCompleted, 4, 'completed', 7),
    rendered(renderFailed, 5, 'failed', null),
    { ...ofPost, type: 'post.published', data: { id: 6, status: 'partial' } },
    { contract: postFailed, payload: { ...scope, post_id: 7 }, type: 'post.failed', data: { id: 7, status: 'failed' } },
  ];
}

/** Events that callbacks do not receive, by the ids of their objects. */
export function webhookEvents(scope: { organization_id: number; agent_id: number }): ReceivedEvent[] {
  const run_id = newUuid();
  const found = { posts: 3, comments: 1 };
  const backup = { source_event: 'manual', asset_type: 'video' };
  const synced = { ...backup, status: 'synced', store_blob_id: 'blob', error_code: null };
  const failed = { ...backup, status: 'failed', store_blob_id: null, error_code: 'readback_failed' };
  const moved = { id: 13, from: 'generated', to: 'approve_to_create' };
  const received = (
    contract: EventContract,
    payload: object,
    type: string,
    data: ReceivedEvent['data'],
  ): ReceivedEvent => ({
    contract,
    payload: { ...scope, ...payload },
    type,
    data,
  });
  const scraped = (contract: EventContract, id: number, status: string) =>
    received(contract, { user_job_id: id, status, ...found }, `monitoring.${status}`, { id, status, ...found });
  return [
    scraped(monitoringCompleted, 10, 'completed'),
    scraped(monitoringFailed, 11, 'failed'),
    received(ideaCreated, { run_id, ids: [12] }, 'idea.created', { id: 12, run_id }),
    received(ideaStatusChanged, moved, 'idea.status_changed', moved),
    received(backupSynced, { backup_id: 14, ...synced }, 'backup.synced', { id: 14, ...synced }),
    received(backupFailed, { backup_id: 15, ...failed }, 'backup.failed', { id: 15, ...failed }),
  ];
}
