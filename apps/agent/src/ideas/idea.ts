/** What becomes of an idea, in the specification's words. */
export const IDEA_STATUSES = [
  'generated',
  'approve_to_create',
  'ready_for_review',
  'change_idea',
  'change_video',
  'rejected',
  'approved_to_post',
  'posted',
] as const;

export type IdeaStatus = (typeof IDEA_STATUSES)[number];

/** Where a cycle takes an idea; nothing follows a post. */
const NEXT: Readonly<Record<IdeaStatus, IdeaStatus | null>> = {
  generated: 'approve_to_create',
  approve_to_create: 'ready_for_review',
  ready_for_review: 'approved_to_post',
  approved_to_post: 'posted',
  posted: null,
  change_idea: 'generated',
  change_video: 'generated',
  rejected: 'generated',
};

export function isIdeaStatus(value: unknown): value is IdeaStatus {
  return IDEA_STATUSES.includes(value as IdeaStatus);
}

/** The status after a cycle, null where the idea stays as it is. */
export function nextStatus(status: IdeaStatus): IdeaStatus | null {
  return NEXT[status];
}

/** Kinds of video that an idea may be meant for, with the ids that the wire gives them. */
export const VIDEO_TYPES = {
  talking_head: 1,
  voice_over: 2,
  slideshow: 3,
  tutorial: 4,
  listicle: 5,
  story: 6,
} as const;

export type VideoType = keyof typeof VIDEO_TYPES;
