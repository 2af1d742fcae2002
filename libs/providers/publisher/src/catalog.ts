import { prose } from '@reelsheet/kernel';
import type { Platform } from '@reelsheet/kernel';
import { MEMBER_VISIBILITIES, VIDEO_VISIBILITIES } from './validation/visibilities.js';

/**
 * The rules of the six networks as data, which `GET /schedule/platforms` returns unchanged (in wire names) and
 * validation uses exclusively. Lengths are counted in Unicode code points, except for networks in {@link
 * TEXT_COUNTS}.
 */
export type MediaKind = 'video' | 'image' | 'document';

export interface OptionRule {
  readonly type: 'string' | 'boolean' | 'integer' | 'string[]';
  readonly required?: boolean;
  readonly values?: readonly (string | boolean)[];
  readonly default?: string | boolean | number;
  readonly format?: 'https_mp3_url';
  readonly min_item_length?: number;
  readonly max_total_length?: number;
}

export interface OptionObjectRule {
  readonly type: 'object';
  readonly exactly_one_of?: readonly string[];
  readonly fields: Readonly<Record<string, OptionRule>>;
}

export interface PlatformRule {
  readonly platform: Platform;
  readonly label: string;
  readonly text_only: boolean;
  readonly media: readonly MediaKind[];
  readonly max_media_items: number;
  readonly max_text: number;
  /** Null if the network has no titles. */
  readonly max_title: number | null;
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly ignored: readonly string[];
  readonly options: Readonly<Record<string, OptionRule | OptionObjectRule>>;
  readonly editable_after_publish: readonly string[];
  readonly notes: readonly string[];
}

/** Maximum number of media of each kind in a post or thread segment, and which kinds can be combined. */
export interface MediaShape {
  readonly perKind: Readonly<Partial<Record<MediaKind, number>>>;
  /** `together`: counted as one set. `apart`: only one kind. `images-win`: videos are omitted if there are images. */
  readonly mixing: 'together' | 'apart' | 'images-win';
}

export const MEDIA_TYPES = ['VIDEO', 'IMAGE', 'CLIP', 'POST_VIDEO'] as const;
/**
 * How networks count the length of texts, if not in code points. `weighted`: a link counts as 23
 * characters, an emoji or a character of CJK and most other scripts as two. Titles are always
 * counted in code points.
 */
export const TEXT_COUNTS: Readonly<Partial<Record<Platform, 'utf16' | 'utf8' | 'weighted'>>> = {
  shortvideo: 'utf16',
  videohost: 'utf8',
  microblog: 'weighted',
};
/** Characters that are not allowed in titles and texts. */
export const FORBIDDEN_CHARACTERS: Readonly<Partial<Record<Platform, RegExp>>> = { videohost: /[<>]/ };
export const MAX_HASHTAGS: Readonly<Partial<Record<Platform, number>>> = { photoshare: 30 };
export const THUMBNAIL_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const;
/** Maximum size in bytes; a larger thumbnail is omitted with a warning. */
export const MAX_THUMBNAIL_BYTES = 2 * 2 ** 20;
export const DOCUMENT_EXTENSIONS = ['pdf', 'ppt', 'pptx', 'doc', 'docx'] as const;

export const MEDIA_SHAPES: Readonly<Record<Platform, MediaShape>> = {
  shortvideo: { perKind: { video: 1, image: 1 }, mixing: 'apart' },
  photoshare: { perKind: { video: 10, image: 10 }, mixing: 'together' },
  pagesocial: { perKind: { video: 1 }, mixing: 'apart' },
  videohost: { perKind: { video: 1 }, mixing: 'apart' },
  microblog: { perKind: { video: 1, image: 4 }, mixing: 'apart' },
  professional: { perKind: { video: 1, image: 9, document: 1 }, mixing: 'images-win' },
};

const SHORTVIDEO_FLAGS = [
  'shortvideo_disable_comment',
  'shortvideo_disable_duet',
  'shortvideo_disable_stitch',
] as const;
const SHORTVIDEO_DISCLOSURES = [
  'shortvideo_disclose_commercial_content',
  'shortvideo_your_brand',
  'shortvideo_branded_content',
] as const;

const CONTENT_FIELDS = [
  'description',
  'title',
  'media_type',
  'media_url',
  'media_urls',
  'thumbnail_url',
  'thread',
  'reply_to_post_id',
  'shortvideo_privacy_level',
  ...SHORTVIDEO_FLAGS,
  ...SHORTVIDEO_DISCLOSURES,
  'photoshare_music',
  'videohost_options',
  'professional_options',
] as const;

type ContentField = (typeof CONTENT_FIELDS)[number];
type PostDraft = Omit<PlatformRule, 'media' | 'max_media_items' | 'ignored' | 'required' | 'optional'> & {
  readonly required: readonly ContentField[];
  readonly optional: readonly ContentField[];
};

/** Derives ignored fields from the required and optional ones, and media kinds and limits from the media shape. */
function rule(draft: PostDraft): PlatformRule {
  const { perKind } = MEDIA_SHAPES[draft.platform];
  const { platform, label, text_only, max_text, max_title, required, optional, ...rest } = draft;
  return {
    platform,
    label,
    text_only,
    media: Object.keys(perKind) as MediaKind[],
    max_media_items: Math.max(...Object.values(perKind)),
    max_text,
    max_title,
    required,
    optional,
    ignored: CONTENT_FIELDS.filter((field) => !required.includes(field) && !optional.includes(field)),
    ...rest,
  };
}

const flag = (required: boolean): OptionRule =>
  required
    ? { type: 'boolean', required, values: [true, false] }
    : { type: 'boolean', values: [true, false], default: false };

const flags = (names: readonly string[], required: boolean) =>
  Object.fromEntries(names.map((name) => [name, flag(required)]));

export const PLATFORM_RULES: readonly PlatformRule[] = [
  rule({
    platform: 'shortvideo',
    label: 'Short video',
    text_only: false,
    max_text: 2200,
    max_title: null,
    required: ['media_url', 'shortvideo_privacy_level', ...SHORTVIDEO_FLAGS],
    optional: ['description', 'media_type', 'media_urls', ...SHORTVIDEO_DISCLOSURES],
    options: {
      shortvideo_privacy_level: {
        type: 'string',
        required: true,
        values: ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'FOLLOWER_OF_CREATOR', 'SELF_ONLY'],
      },
      ...flags(SHORTVIDEO_FLAGS, true),
      ...flags(SHORTVIDEO_DISCLOSURES, false),
    },
    editable_after_publish: [],
    notes: [
      'One video or one image.',
      'The account decides which privacy levels it offers.',
      'Text is counted in UTF-16 code units: most emoji count as 2.',
    ],
  }),
  rule({
    platform: 'photoshare',
    label: 'Photo share',
    text_only: false,
    max_text: 2200,
    max_title: null,
    required: ['media_url'],
    optional: ['description', 'media_type', 'media_urls', 'thumbnail_url', 'photoshare_music'],
    options: {
      photoshare_music: {
        type: 'object',
        exactly_one_of: ['mode', 'track_url'],
        fields: { mode: { type: 'string', values: ['auto'] }, track_url: { type: 'string', format: 'https_mp3_url' } },
      },
    },
    editable_after_publish: [],
    notes: [
      'A single video posts as a reel.',
      'Two to ten images and videos post as a carousel.',
      'At most 30 hashtags.',
    ],
  }),
  rule({
    platform: 'pagesocial',
    label: 'Social page',
    text_only: false,
    max_text: 63206,
    max_title: 255,
    required: ['media_url'],
    optional: ['description', 'title', 'media_type', 'media_urls', 'thumbnail_url'],
    options: {},
    editable_after_publish: ['title', 'description'],
    notes: ['One video.'],
  }),
  rule({
    platform: 'videohost',
    label: 'Video host',
    text_only: false,
    max_text: 5000,
    max_title: 100,
    required: ['title', 'media_url'],
    optional: ['description', 'media_type', 'media_urls', 'thumbnail_url', 'videohost_options'],
    options: {
      videohost_options: {
        type: 'object',
        fields: {
          visibility: { type: 'string', values: VIDEO_VISIBILITIES, default: 'public' },
          shorts: { type: 'boolean', values: [true, false], default: false },
          tags: { type: 'string[]', min_item_length: 2, max_total_length: 400 },
          made_for_kids: { type: 'boolean', values: [true, false], default: false },
          notify_subscribers: { type: 'boolean', values: [true, false], default: true },
          category_id: { type: 'integer', default: 22 },
        },
      },
    },
    editable_after_publish: ['title', 'description', 'thumbnail_url', 'videohost_options'],
    notes: [
      'One video; the caption is its description, counted in bytes of UTF-8.',
      'Neither title nor description takes < or >.',
      'A thumbnail is an https URL ending in .jpg, .jpeg or .png, under 2 MB; one that fails is a warning.',
      prose`
        shorts adds #shorts to the description where there is room; a video that is not vertical or not under 3
        minutes is a warning.`,
    ],
  }),
  rule({
    platform: 'microblog',
    label: 'Microblog',
    text_only: true,
    max_text: 280,
    max_title: null,
    required: [],
    optional: ['description', 'media_type', 'media_url', 'media_urls', 'thread', 'reply_to_post_id'],
    options: {},
    editable_after_publish: [],
    notes: [
      'Up to four images or one video, in the post and in every segment of a thread.',
      'A post without media needs text.',
      prose`
        A link counts as 23 characters, an emoji as 2, as does a character of most scripts beyond Latin, Greek,
        Cyrillic, Arabic and Hebrew.`,
    ],
  }),
  rule({
    platform: 'professional',
    label: 'Professional network',
    text_only: true,
    max_text: 3000,
    max_title: 400,
    required: [],
    optional: [
      'description',
      'title',
      'media_type',
      'media_url',
      'media_urls',
      'thumbnail_url',
      'professional_options',
    ],
    options: {
      professional_options: {
        type: 'object',
        fields: {
          visibility: { type: 'string', values: MEMBER_VISIBILITIES, default: 'public' },
          alt_text: { type: 'string[]' },
          carousel: { type: 'boolean', values: [true, false], default: false },
        },
      },
    },
    editable_after_publish: ['description'],
    notes: [
      'Posts as the connected member.',
      'One video, one to nine images, or one document (PDF, PPT, PPTX, DOC, DOCX) that stands alone.',
      'With professional_options.carousel the images become one PDF document.',
      'When images and a video are sent together, the images post and the video is left out with a warning.',
    ],
  }),
];

const byPlatform = new Map(PLATFORM_RULES.map((entry) => [entry.platform, entry]));

export function platformRule(platform: Platform): PlatformRule {
  return byPlatform.get(platform)!;
}
