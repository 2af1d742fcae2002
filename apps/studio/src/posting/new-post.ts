import type { CreatePostBody, Platform, PostTextBody } from '@reelsheet/client';
import { instantOf, tomorrowMorning, type DayAndTime } from './zoned-time.js';

/** A file that is posted, or its cover. */
export interface PostFile {
  readonly url: string;
  readonly name: string;
  readonly thumbnailUrl?: string | undefined;
}

export type PostTiming = 'at' | 'slot' | 'now';
export const POST_TIMINGS: readonly PostTiming[] = ['at', 'slot', 'now'];

/** A post as a person schedules it. */
export interface ComposedPost {
  readonly file: PostFile | undefined;
  readonly cover: PostFile | undefined;
  readonly platforms: readonly Platform[];
  readonly title: string;
  readonly text: string;
  readonly timing: PostTiming;
  readonly at: DayAndTime;
  /** Options without which the short-video network takes no post. */
  readonly options: PostTextBody;
}

/** Networks that show a title beside the text. */
export const TITLED: ReadonlySet<Platform> = new Set<Platform>(['pagesocial', 'videohost', 'professional']);

export const SHORT_VIDEO_OPTIONS: PostTextBody = {
  shortvideo_privacy_level: 'PUBLIC_TO_EVERYONE',
  shortvideo_disable_comment: false,
  shortvideo_disable_duet: false,
  shortvideo_disable_stitch: false,
};

const SCHEDULE_TYPES: Readonly<Record<PostTiming, string>> = {
  at: 'specific_time',
  slot: 'next_available',
  now: 'now',
};

/** Returns a post to begin with, for the next morning; on the only network of the agent if it has one. */
export function emptyPost(file: PostFile | undefined, connected: readonly Platform[], timeZone: string): ComposedPost {
  return {
    file,
    cover: undefined,
    platforms: connected.length === 1 ? connected : [],
    title: '',
    text: '',
    timing: 'at',
    at: tomorrowMorning(timeZone),
    options: SHORT_VIDEO_OPTIONS,
  };
}

/** Names what a post needs before it can be sent, by the field of the API that lacks it. */
export type MissingField = 'media_url' | 'platform' | 'scheduled_time';

export function missingOf({ file, platforms, timing, at }: ComposedPost, timeZone: string): readonly MissingField[] {
  return [
    ...(file ? [] : (['media_url'] as const)),
    ...(platforms.length > 0 ? [] : (['platform'] as const)),
    ...(timing !== 'at' || instantOf(at, timeZone) !== undefined ? [] : (['scheduled_time'] as const)),
  ];
}

/** Returns the post as the API takes it. It fails as a whole if one of the networks cannot take it. */
export function bodyOf(
  post: ComposedPost,
  agentId: number,
  timeZone: string,
  rowId: number | undefined,
): CreatePostBody {
  const { file, cover, platforms, title, text, timing, at, options } = post;
  return {
    agent_id: agentId,
    platform: [...platforms],
    strict: true,
    schedule_type: SCHEDULE_TYPES[timing],
    ...(timing === 'at' && { scheduled_time: instantOf(at, timeZone) ?? null }),
    ...(file && { media_url: file.url }),
    ...(cover && { thumbnail_url: cover.url }),
    ...(text.trim() !== '' && { description: text.trim() }),
    ...(title.trim() !== '' && platforms.some((platform) => TITLED.has(platform)) && { title: title.trim() }),
    ...(platforms.includes('shortvideo') && options),
    ...(rowId !== undefined && { row_id: rowId }),
  };
}
