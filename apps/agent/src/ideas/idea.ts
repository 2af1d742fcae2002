import { choices, prose } from '@reelsheet/kernel';

/** Statuses of an idea, as the specification names them. */
export const IDEA_STATUSES = choices(
  'Status of an idea',
  {
    generated: 'proposed by a run, or started again; nobody has decided about it',
    approve_to_create: 'approved: its video shall be made',
    ready_for_review: 'its video is made and waits for a review',
    change_idea: 'the review asks for another idea',
    change_video: 'the review asks for another video of the idea',
    rejected: 'not to be made',
    approved_to_post: 'its video is approved and may be posted',
    posted: 'a post with its `idea_id` is live, or somebody set it so; the last status',
  },
  prose`
    \`POST …/status\` takes an idea one step on: generated → approve_to_create → ready_for_review → approved_to_post →
    posted; change_idea, change_video and rejected → generated. \`PUT …/status/{status}\` sets any of them. The service
    itself sets only generated and posted. No status starts work by itself; only ideas with approve_to_create become
    rows, and a recurring job of the type produce_ideas takes them.`,
);

export type IdeaStatus = (typeof IDEA_STATUSES)[number];

/** Status of an idea of which a video is to be made. */
export const ACCEPTED_STATUS = 'approve_to_create' satisfies IdeaStatus;

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

export const VIDEO_TYPE_NAMES = choices('Video type of an idea', {
  talking_head: 'a person speaks to the camera',
  voice_over: 'a voice over pictures or clips',
  slideshow: 'pictures one after another',
  tutorial: 'how something is done',
  listicle: 'a list of points',
  story: 'a story',
}) satisfies readonly VideoType[];
