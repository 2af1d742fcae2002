import type { NotificationView } from '@reelsheet/client';

/** A notification with these values. */
export const aNotification = (changes: Partial<NotificationView> = {}): NotificationView => ({
  ...{ id: 1, kind: 'batch_completed', text: 'The batch is done', code: null, count: 1 },
  ...{ happened_at: '2026-11-26T12:00:00.000Z', read_at: null, archived_at: null },
  ...{ agent_id: 2, agent_name: 'Calm', sheet_id: 3, sheet_title: 'Spring', user_id: null, user_name: null },
  ...{ batch_id: 4, render_job_id: null, post_id: null, account_id: null, platform: null, gate_id: null, run_id: null },
  ...changes,
});
