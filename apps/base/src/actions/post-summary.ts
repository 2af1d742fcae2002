import type { AgentAction } from '@reelsheet/contracts';

type SchedulePost = Extract<AgentAction, { kind: 'schedule_post' }>;

const SCHEDULE_TEXTS: Readonly<Record<SchedulePost['schedule_type'], (at: string | undefined) => string>> = {
  now: () => 'now',
  specific_time: (at) => `at ${at}`,
  next_available: () => 'in the next free slot',
};

/**
 * Returns one line with everything that would be published, because the approver may not know the run's
 * instructions.
 */
export function summaryOfPost({ platforms, schedule_type, scheduled_time, ...post }: SchedulePost): string {
  const words = [post.title, post.text].filter((text) => text).map((text) => `“${text}”`);
  const media = [
    ...(post.media_url ? [`with ${post.media_url}`] : []),
    ...(post.content_resource_id === undefined ? [] : [`with file ${post.content_resource_id}`]),
  ];
  const content = [...words, ...media].join(' ') || 'nothing yet';
  return `Publish on ${platforms.join(', ')} ${SCHEDULE_TEXTS[schedule_type](scheduled_time)}: ${content}`;
}
