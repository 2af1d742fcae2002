import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { AuditHooks, type RecordedAct } from '../../accounts/audit/audit-hooks.js';
import { occurrenceOfAct } from './notified-acts.js';
import { NotificationQueue } from '../notification-queue.js';

/** Takes notifications from acts of the audit log, which no event announces with who did them. */
@OnHook(AuditHooks.recorded)
export class NotifiedActListener implements HookHandler<typeof AuditHooks.recorded> {
  constructor(private readonly queue: NotificationQueue) {}

  async handle(act: RecordedAct): Promise<void> {
    const occurrence = occurrenceOfAct(act);
    if (occurrence) await this.queue.add([occurrence]);
  }
}
