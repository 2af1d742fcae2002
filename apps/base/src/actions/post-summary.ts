import type { AgentAction } from '@reelsheet/contracts';

type SchedulePost = Extract<AgentAction, { kind: 'schedule_post' }>;

const TIMESTAMPS: Readonly<Record<SchedulePost['schedule_type'], (at: string | undefined) => string>> = {
  now: () => 'now',
  specific_time: (at) => `at ${at}`,
  next_available: () => 'in the next free slot',
};

/** All that would be published, in one line: whoever approves it may not have heard what the model was told. */
export function summaryOfPost({ platforms, schedule_type, scheduled_time, ...post }: SchedulePost): string {
  const words = [post.title, post.text].filter((text) => text).map((text) => `“${text}”`);
  const media = [
    ...(post.media_url ? [`with ${post.media_url}`] : []),
    ...(post.content_resource_id === undefined ? [] : [`with file ${post.content_resource_id}`]),
  ];
  const content = [...words, ...media].join(' ') || 'nothing yet';
  return `Publish on ${platforms.join(', ')} ${TIMESTAMPS[schedule_type](scheduled_time)}: ${content}`;
}
