import { Mime } from 'mime';
import otherTypes from 'mime/types/other.js';
import standardTypes from 'mime/types/standard.js';

export type ObjectType = 'image' | 'video' | 'audio' | 'zip' | 'safe_tensors' | 'document';

/** Accepted beside every picture, video and sound. */
const APPLICATION_TYPES: Readonly<Record<string, ObjectType>> = {
  'application/zip': 'zip',
  'application/x-zip': 'zip',
  'application/x-zip-compressed': 'zip',
  'application/safetensors': 'safe_tensors',
  'application/x-safetensors': 'safe_tensors',
  'application/vnd.safetensors': 'safe_tensors',
  'application/pdf': 'document',
  'application/msword': 'document',
  'application/vnd.ms-powerpoint': 'document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'document',
  'application/x-cfb': 'document',
  'application/ogg': 'audio',
  'application/vnd.ms-asf': 'video',
};

/** The registry's own first choices would be mpga, qt, adts, oga, or nothing. */
const EXTENSIONS = new Mime(standardTypes, otherTypes).define(
  {
    'audio/mpeg': ['mp3'],
    'audio/aac': ['aac'],
    'audio/flac': ['flac'],
    'audio/ogg': ['ogg'],
    'audio/opus': ['opus'],
    'video/quicktime': ['mov'],
    'application/safetensors': ['safetensors'],
    'application/x-safetensors': ['safetensors'],
    'application/vnd.safetensors': ['safetensors'],
  },
  true,
);

/** SVG carries scripts, and playlists name other files: neither is the picture or sound it claims to be. */
const REFUSED = /svg|xml|mpegurl|html/;
const ESSENCE = /^(?:image|video|audio|application)\/[a-z0-9][a-z0-9.+-]{0,100}$/;

/** Types that one container may hold, so that its bytes alone don't tell which was meant. */
const ALIKE: readonly (readonly ObjectType[])[] = [
  ['audio', 'video'],
  ['zip', 'document'],
];

/** Containers whose name says less than the announcement. */
const VAGUE = ['application/x-cfb', 'application/ogg', 'application/vnd.ms-asf'];

/** `Video/WebM; codecs=vp9` → `video/webm`. */
export function essenceOf(contentType: string): string {
  return contentType.split(';', 1)[0]!.trim().toLowerCase();
}

/** What upload calls media of this type; undefined for a type that it does not take. */
export function objectTypeOf(essence: string): ObjectType | undefined {
  if (!ESSENCE.test(essence)) return undefined;
  const [family] = essence.split('/');
  if (family === 'application') return APPLICATION_TYPES[essence];
  return REFUSED.test(essence) ? undefined : (family as ObjectType);
}

export interface MediaType {
  readonly contentType: string;
  readonly objectType: ObjectType;
  /** Without the dot. */
  readonly extension: string;
}

/**
 * Settles what bytes are from what was announced and what they show (undefined where they show nothing known).
 * Undefined where they are of another kind than announced, or of none that upload takes.
 */
export function settleType(announced: string, shown: string | undefined): MediaType | undefined {
  const objectType = objectTypeOf(announced);
  if (!objectType) return undefined;
  const mediaType = (contentType: string): MediaType => ({
    contentType,
    objectType,
    extension: EXTENSIONS.getExtension(contentType) ?? 'bin',
  });
  if (shown === undefined) return mediaType(announced);
  const shownType = objectTypeOf(essenceOf(shown));
  if (shownType === objectType && !VAGUE.includes(shown)) return mediaType(essenceOf(shown));
  const isAlike =
    shownType === objectType ||
    ALIKE.some((group) => group.includes(objectType) && shownType && group.includes(shownType));
  return isAlike ? mediaType(announced) : undefined;
}
