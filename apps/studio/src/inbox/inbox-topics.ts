import type { NotificationView } from '@reelsheet/client';

type TopicKind = NotificationView['kind'];

/** Groups of kinds by which the inbox is filtered and the settings are divided. */
export const TOPICS = {
  work: ['gate_opened', 'batch_completed', 'batch_paused', 'render_completed', 'render_failed', 'production_reported'],
  publishing: ['post_published', 'post_failed', 'account_lost'],
  credits: ['credits_low', 'weekly_limit_reached'],
  people: ['member_joined', 'member_removed', 'member_role_changed'],
  security: ['security'],
} as const satisfies Readonly<Record<string, readonly TopicKind[]>>;

export type Topic = keyof typeof TOPICS;

export const TOPIC_NAMES = Object.keys(TOPICS) as Topic[];

export const isTopic = (value: unknown): value is Topic => TOPIC_NAMES.includes(value as Topic);
