/** Statuses of an idea, as the specification names them. */
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

/** The status that follows each status; null after `posted`. */
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

/** Returns the next status, or null if the idea stays as it is. */
export function nextStatus(status: IdeaStatus): IdeaStatus | null {
  return NEXT[status];
}

/** Video types of an idea and their ids in the API. */
export const VIDEO_TYPES = {
  talking_head: 1,
  voice_over: 2,
  slideshow: 3,
  tutorial: 4,
  listicle: 5,
  story: 6,
} as const;

export type VideoType = keyof typeof VIDEO_TYPES;
