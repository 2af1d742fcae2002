import { isRasterType } from '@reelsheet/platform-media-tools';
import { Mime } from 'mime';
import otherTypes from 'mime/types/other.js';
import standardTypes from 'mime/types/standard.js';

export type ObjectType = 'image' | 'video' | 'audio' | 'zip' | 'safe_tensors' | 'document';

/** Accepted in addition to all pictures, videos and sounds. */
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

/** Overrides of the registry, whose first choices would be mpga, qt, adts, oga, or nothing. */
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

/** SVG can contain scripts, and playlists refer to other files. */
const REJECTED_TYPES = /svg|xml|mpegurl|html/;
const ESSENCE = /^(?:image|video|audio|application)\/[a-z0-9][a-z0-9.+-]{0,100}$/;

/** Types that share a container, so the bytes alone do not distinguish them. */
const SHARED_CONTAINERS: readonly (readonly ObjectType[])[] = [
  ['audio', 'video'],
  ['zip', 'document'],
];

/** Container types that say less than the announcement. */
const GENERIC_CONTAINERS = ['application/x-cfb', 'application/ogg', 'application/vnd.ms-asf'];

/** Returns the type without parameters: `Video/WebM; codecs=vp9` → `video/webm`. */
export function essenceOf(contentType: string): string {
  return contentType.split(';', 1)[0]!.trim().toLowerCase();
}

/** Returns the object type of a media type, or undefined if it is not accepted. */
export function objectTypeOf(essence: string): ObjectType | undefined {
  if (!ESSENCE.test(essence)) return undefined;
  const [family] = essence.split('/');
  if (family === 'application') return APPLICATION_TYPES[essence];
  return REJECTED_TYPES.test(essence) ? undefined : (family as ObjectType);
}

export interface MediaType {
  readonly contentType: string;
  readonly objectType: ObjectType;
  /** Extension without the dot. */
  readonly extension: string;
}

/**
 * Determines the type from the announcement and the detected type (undefined if nothing was detected). Returns
 * undefined if the bytes are of another kind than announced, or not accepted.
 */
export function settleType(announced: string, shown: string | undefined): MediaType | undefined {
  const objectType = objectTypeOf(announced);
  if (!objectType) return undefined;
  const mediaType = (contentType: string): MediaType => ({
    contentType,
    objectType,
    extension: EXTENSIONS.getExtension(contentType) ?? 'bin',
  });
  // A picture without a known signature is a vector graphic, a script or a text.
  if (objectType === 'image' && !isRasterType(shown)) return undefined;
  if (shown === undefined) return mediaType(announced);
  const shownType = objectTypeOf(essenceOf(shown));
  if (shownType === objectType && !GENERIC_CONTAINERS.includes(shown)) return mediaType(essenceOf(shown));
  const isAlike =
    shownType === objectType ||
    SHARED_CONTAINERS.some((group) => group.includes(objectType) && shownType && group.includes(shownType));
  return isAlike ? mediaType(announced) : undefined;
}
