import { Controller } from '@nestjs/common';
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
  rowCreated,
  rowDeleted,
  rowUpdated,
  type PayloadOf,
} from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';
import type { WebhookType } from './webhook.js';
import { Webhooks } from './webhooks.js';

type InSheet = PayloadOf<typeof rowCreated>;
type GenerationEvent = PayloadOf<typeof generationCompleted>;
type BackupEvent = PayloadOf<typeof backupSynced>;
type MonitoringEvent = PayloadOf<typeof monitoringCompleted>;
type Render = PayloadOf<typeof renderCompleted>;

/** Creates deliveries for events. Events of cells arrive through automation, which decides which changes to forward. */
@Controller()
export class WebhookConsumer {
  constructor(private readonly webhooks: Webhooks) {}

  @Consumes(generationCompleted)
  generationCompleted(event: GenerationEvent): Promise<void> {
    return this.generation('generation.completed', event);
  }

  @Consumes(generationFailed)
  generationFailed(event: GenerationEvent): Promise<void> {
    return this.generation('generation.failed', event);
  }

  @Consumes(generationStopped)
  generationStopped(event: GenerationEvent): Promise<void> {
    return this.generation('generation.stopped', event);
  }

  @Consumes(renderCompleted)
  renderCompleted(event: Render): Promise<void> {
    return this.render('render.completed', event);
  }

  @Consumes(renderFailed)
  renderFailed(event: Render): Promise<void> {
    return this.render('render.failed', event);
  }

  @Consumes(rowCreated)
  rowCreated(event: InSheet): Promise<void> {
    return this.rows('row.created', event);
  }

  @Consumes(rowUpdated)
  rowUpdated(event: InSheet): Promise<void> {
    return this.rows('row.updated', event);
  }

  @Consumes(rowDeleted)
  rowDeleted(event: InSheet): Promise<void> {
    return this.rows('row.deleted', event);
  }

  @Consumes(postPublished)
  postPublished(event: PayloadOf<typeof postPublished>): Promise<void> {
    return this.webhooks.announce(event, 'post.published', [{ id: event.post_id, status: event.status }]);
  }

  @Consumes(postFailed)
  postFailed(event: PayloadOf<typeof postFailed>): Promise<void> {
    return this.webhooks.announce(event, 'post.failed', [{ id: event.post_id, status: 'failed' }]);
  }

  @Consumes(ideaCreated)
  ideaCreated(event: PayloadOf<typeof ideaCreated>): Promise<void> {
    const ideas = event.ids.map((id) => ({ id, run_id: event.run_id }));
    return this.webhooks.announce(event, 'idea.created', ideas);
  }

  @Consumes(ideaStatusChanged)
  ideaStatusChanged(event: PayloadOf<typeof ideaStatusChanged>): Promise<void> {
    const { id, from, to } = event;
    return this.webhooks.announce(event, 'idea.status_changed', [{ id, from, to }]);
  }

  @Consumes(monitoringCompleted)
  monitoringCompleted(event: MonitoringEvent): Promise<void> {
    return this.monitoring('monitoring.completed', event);
  }

  @Consumes(monitoringFailed)
  monitoringFailed(event: MonitoringEvent): Promise<void> {
    return this.monitoring('monitoring.failed', event);
  }

  @Consumes(backupSynced)
  backupSynced(event: BackupEvent): Promise<void> {
    return this.backup('backup.synced', event);
  }

  @Consumes(backupFailed)
  backupFailed(event: BackupEvent): Promise<void> {
    return this.backup('backup.failed', event);
  }

  private monitoring(type: WebhookType, event: MonitoringEvent): Promise<void> {
    const { user_job_id: id, status, posts, comments } = event;
    return this.webhooks.announce(event, type, [{ id, status, posts, comments }]);
  }

  private backup(type: WebhookType, event: BackupEvent): Promise<void> {
    const { backup_id: id, source_event, asset_type, status, store_blob_id, error_code } = event;
    return this.webhooks.announce(event, type, [{ id, source_event, asset_type, status, store_blob_id, error_code }]);
  }

  private generation(type: WebhookType, event: GenerationEvent): Promise<void> {
    const { generation_id: id, sheet_id, cell_id, layer_id, type: user_job_type, status } = event;
    return this.webhooks.announce(event, type, [{ id, sheet_id, cell_id, layer_id, user_job_type, status }]);
  }

  private render(type: WebhookType, event: Render): Promise<void> {
    const { render_job_id: id, sheet_id, cell_id, content_resource_id, preview = false, status } = event;
    return this.webhooks.announce(event, type, [{ id, sheet_id, cell_id, content_resource_id, preview, status }]);
  }

  private rows(type: WebhookType, event: InSheet): Promise<void> {
    const { sheet_id, sheet_version } = event;
    return this.webhooks.announce(
      event,
      type,
      event.ids.map((id) => ({ id, sheet_id, sheet_version })),
    );
  }
}
