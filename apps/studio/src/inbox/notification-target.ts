import type { NotificationView } from '@reelsheet/client';

/** The page on which people act upon a notification. */
export type NotificationTarget =
  { readonly page: 'sheet'; readonly agentId: number; readonly sheetId: number } | { readonly page: 'home' };

/** Kinds that the home page lists among what needs a person. */
const ON_HOME: readonly NotificationView['kind'][] = [
  'gate_opened',
  'post_failed',
  'account_lost',
  'credits_low',
  'weekly_limit_reached',
  'production_reported',
];

/** Undefined for a notification that only informs. */
export function targetOf({ kind, agent_id, sheet_id }: NotificationView): NotificationTarget | undefined {
  if (sheet_id !== null && agent_id !== null) return { page: 'sheet', agentId: agent_id, sheetId: sheet_id };
  return ON_HOME.includes(kind) ? { page: 'home' } : undefined;
}
