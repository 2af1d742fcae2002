import { PLATFORMS, prose } from '@reelsheet/kernel';
import { AgentId, Flag, Id, Json, ListOf, Text, Texts } from '@reelsheet/platform-http';
import { OPTION_MEANINGS, SCHEDULE_TYPES } from '@reelsheet/provider-publisher';
import { MAX_ADDRESS_LENGTH, MAX_MEDIA, MAX_TIME_LENGTH } from './post-limits.js';
import { PhotoshareMusic, ProfessionalOptions, VideohostOptions } from './network-options.dto.js';
import type { PostChanges } from './post.service.js';
import type { PostRequest } from './post.js';
import type { LiveChanges } from './live-edits/live-edit.service.js';
import { contentFieldsOf, fromContent } from './wire-content.js';

const optional = { optional: true, nullable: true } as const;
const ADDRESS = { ...optional, max: MAX_ADDRESS_LENGTH } as const;
const TYPES = SCHEDULE_TYPES.join(', ');

export class ThreadSegmentBody {
  @Text(optional) text?: string | null;
  @Texts({ ...optional, maxItems: MAX_MEDIA, max: MAX_ADDRESS_LENGTH }) media_urls?: string[] | null;
}

/** Texts and options of a post. Values are validated against the rules of `GET /schedule/platforms`. */
export class PostTextBody {
  @Text({ ...optional, about: 'caption or text, hashtags inline', example: 'Three calm habits #morning' })
  description?: string | null;
  @Text(optional) title?: string | null;
  @Text({ ...optional, about: 'VIDEO (default), IMAGE, CLIP or POST_VIDEO' }) media_type?: string | null;
  @Text({ ...optional, max: 100, about: OPTION_MEANINGS.shortvideo_privacy_level }) shortvideo_privacy_level?:
    string | null;
  @Flag({ ...optional, about: OPTION_MEANINGS.shortvideo_disable_comment }) shortvideo_disable_comment?: boolean | null;
  @Flag({ ...optional, about: OPTION_MEANINGS.shortvideo_disable_duet }) shortvideo_disable_duet?: boolean | null;
  @Flag({ ...optional, about: OPTION_MEANINGS.shortvideo_disable_stitch }) shortvideo_disable_stitch?: boolean | null;
  @Flag({ ...optional, about: OPTION_MEANINGS.shortvideo_disclose_commercial_content })
  shortvideo_disclose_commercial_content?: boolean | null;
  @Flag({ ...optional, about: OPTION_MEANINGS.shortvideo_your_brand }) shortvideo_your_brand?: boolean | null;
  @Flag({ ...optional, about: OPTION_MEANINGS.shortvideo_branded_content }) shortvideo_branded_content?: boolean | null;
  @Json({ ...optional, shape: () => PhotoshareMusic, about: 'exactly one of `mode` and `track_url`' })
  photoshare_music?: object | null;
  @Json({ ...optional, shape: () => VideohostOptions }) videohost_options?: object | null;
  @Json({ ...optional, shape: () => ProfessionalOptions }) professional_options?: object | null;
}

/** Content of a post. */
export class PostContentBody extends PostTextBody {
  @Text({ ...ADDRESS, about: 'public URL of the first or only media' }) media_url?: string | null;
  @Texts({
    ...optional,
    maxItems: MAX_MEDIA,
    max: MAX_ADDRESS_LENGTH,
    about: 'further media; the extension determines the type of each',
  })
  media_urls?: string[] | null;
  @Text({ ...ADDRESS, about: 'an unusable thumbnail causes a warning' }) thumbnail_url?: string | null;
  @ListOf(() => ThreadSegmentBody, { ...optional, maxItems: MAX_MEDIA }) thread?: ThreadSegmentBody[] | null;
  @Text({ ...optional, max: 200 }) reply_to_post_id?: string | null;
}

const REFERENCES = {
  idea_id:
    'the idea behind it, which moves to `posted` when the post is published; ideas of other agents are unaffected',
  row_id: prose`
    the row of a sheet that the video belongs to, whose stats column shows its metrics; determined from the media if they
    are a render of that row`,
};

export class CreatePostBody extends PostContentBody {
  @AgentId() agent_id!: string | number;

  @Texts({
    maxItems: MAX_MEDIA,
    max: 100,
    about: `one or more of ${PLATFORMS.join(', ')}`,
    example: ['shortvideo', 'videohost'],
  })
  platform!: string[];

  @Text({
    optional: true,
    max: 100,
    default: 'next_available',
    about: `${TYPES}; next_available takes the next free slot of the agent’s calendar, see its schedule_slots`,
  })
  schedule_type?: string;

  @Text({ ...optional, max: 100, about: 'ISO 8601, in UTC if it has no offset; for specific_time' })
  scheduled_time?: string | null;

  @Flag({
    optional: true,
    default: false,
    about: 'fail instead of skipping platforms that do not support the post or are not connected',
  })
  strict?: boolean;

  @Id({ ...optional, about: REFERENCES.idea_id }) idea_id?: number | null;
  @Id({ ...optional, about: REFERENCES.row_id }) row_id?: number | null;
}

export class EditPostBody extends PostContentBody {
  @Texts({ optional: true, maxItems: MAX_MEDIA, max: 100 })
  platform?: string[];

  @Text({ optional: true, max: 100, about: `${TYPES}; the time is kept if neither this nor scheduled_time is sent` })
  schedule_type?: string;

  @Text({ ...optional, max: 100, about: 'implies schedule_type specific_time' })
  scheduled_time?: string | null;

  @Flag({ optional: true })
  strict?: boolean;

  @Id({ ...optional, about: REFERENCES.idea_id }) idea_id?: number | null;
  @Id({ ...optional, about: REFERENCES.row_id }) row_id?: number | null;
}

export class EditLivePostBody extends PostContentBody {
  @Texts({
    optional: true,
    maxItems: MAX_MEDIA,
    max: 100,
    about: prose`
      platforms to change, each of which must accept all fields; default: all platforms where it is published that accept
      at least one field`,
  })
  platform?: string[];
}

export class PostListQuery {
  @Text({ max: 40, about: 'ISO 8601; days are in the agent’s time zone', example: '2026-11-01' })
  start_date!: string;

  @Text({ max: 40, about: 'inclusive, at most 60 days after start_date', example: '2026-11-30' })
  end_date!: string;
}

export function fromCreatePost(body: CreatePostBody): PostRequest {
  return {
    platforms: body.platform,
    scheduleType: body.schedule_type ?? 'next_available',
    scheduledTime: body.scheduled_time ?? null,
    content: fromContent(body),
    strict: body.strict ?? false,
    ideaId: body.idea_id,
    rowId: body.row_id,
  };
}

export class ApprovePostQuery {
  @Text({
    optional: true,
    format: 'date-time',
    max: MAX_TIME_LENGTH,
    about: 'that of the draft as it was read: it is approved only if it is still the same',
  })
  updated_at?: string;
}

export function fromEditPost(body: EditPostBody): PostChanges {
  return {
    platforms: body.platform,
    scheduleType: body.schedule_type,
    scheduledTime: body.scheduled_time,
    content: fromContent(body),
    strict: body.strict,
    ideaId: body.idea_id,
    rowId: body.row_id,
  };
}

export function fromEditLivePost(body: EditLivePostBody): LiveChanges {
  return { platforms: body.platform, fields: contentFieldsOf(body), content: fromContent(body) };
}
