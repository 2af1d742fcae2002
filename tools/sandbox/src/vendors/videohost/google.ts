import { VendorError, type VendorErrorKind } from '../../server/vendor-error.js';
import type { Vendor } from '../../server/vendor.js';

const SHAPES: Record<VendorErrorKind, { status: number; reason: string; domain: string; label: string }> = {
  unauthorized: { status: 401, reason: 'authError', domain: 'global', label: 'UNAUTHENTICATED' },
  forbidden: { status: 403, reason: 'forbidden', domain: 'youtube.common', label: 'PERMISSION_DENIED' },
  invalid: { status: 400, reason: 'badRequest', domain: 'youtube.video', label: 'INVALID_ARGUMENT' },
  not_found: { status: 404, reason: 'videoNotFound', domain: 'youtube.video', label: 'NOT_FOUND' },
  refused: { status: 403, reason: 'forbidden', domain: 'youtube.video', label: 'PERMISSION_DENIED' },
  conflict: { status: 409, reason: 'conflict', domain: 'global', label: 'ABORTED' },
  limited: { status: 429, reason: 'rateLimitExceeded', domain: 'usageLimits', label: 'RESOURCE_EXHAUSTED' },
  server: { status: 500, reason: 'backendError', domain: 'youtube.common', label: 'INTERNAL' },
};

export const renderGoogleError: Vendor['renderError'] = (error) => {
  const { status: usual, reason, domain, label } = SHAPES[error.kind];
  const status = error.status ?? usual;
  const detail = { message: error.message, domain, reason: error.code ?? reason };
  return { status, body: { error: { code: status, message: error.message, errors: [detail], status: label } } };
};

const PRIVACY = ['public', 'unlisted', 'private'];
const MAX_TITLE_LENGTH = 100;
const MAX_DESCRIPTION_BYTES = 5_000;
const MAX_TAGS = 500;

/** The fields of a video that its owner can set. */
export interface VideoMetadata {
  snippet: { title: string; description: string; tags: string[]; categoryId: string };
  status: {
    privacyStatus: string;
    publishAt?: string;
    selfDeclaredMadeForKids: boolean;
    license: string;
    embeddable: boolean;
    containsSyntheticMedia: boolean;
  };
}

export interface GivenMetadata {
  snippet?: Record<string, unknown>;
  status?: Record<string, unknown>;
}

type Rule = [reason: string, isBroken: (metadata: VideoMetadata) => boolean];

const RULES: readonly Rule[] = [
  [
    'invalidTitle',
    ({ snippet }) =>
      snippet.title.trim() === '' || snippet.title.length > MAX_TITLE_LENGTH || /[<>]/.test(snippet.title),
  ],
  [
    'invalidDescription',
    ({ snippet }) => Buffer.byteLength(snippet.description) > MAX_DESCRIPTION_BYTES || /[<>]/.test(snippet.description),
  ],
  ['invalidTags', ({ snippet }) => snippet.tags.join(',').length > MAX_TAGS],
  ['invalidCategoryId', ({ snippet }) => !/^\d{1,2}$/.test(snippet.categoryId)],
  ['invalidVideoMetadata', ({ status }) => !PRIVACY.includes(status.privacyStatus)],
  [
    'invalidPublishAt',
    ({ status }) =>
      status.publishAt !== undefined &&
      (status.privacyStatus !== 'private' || Number.isNaN(Date.parse(status.publishAt))),
  ],
];

/** Completes the given fields with defaults or earlier values; fails as invalid with the vendor's reason. */
export function readMetadata(given: GivenMetadata, before?: VideoMetadata): VideoMetadata {
  const text = (value: unknown, fallback: string) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : fallback;
  const { snippet = {}, status = {} } = given;
  const tags = snippet['tags'];
  const publishAt = (status['publishAt'] ?? (given.status ? undefined : before?.status.publishAt)) as
    string | undefined;
  const metadata: VideoMetadata = {
    snippet: {
      title: text(snippet['title'], before?.snippet.title ?? 'unknown'),
      description: text(snippet['description'], before?.snippet.description ?? ''),
      tags: Array.isArray(tags) ? tags.map(String) : (before?.snippet.tags ?? []),
      categoryId: text(snippet['categoryId'], before?.snippet.categoryId ?? '22'),
    },
    status: {
      privacyStatus: text(status['privacyStatus'], before?.status.privacyStatus ?? 'public'),
      ...(publishAt !== undefined && { publishAt: String(publishAt) }),
      selfDeclaredMadeForKids: Boolean(status['selfDeclaredMadeForKids'] ?? before?.status.selfDeclaredMadeForKids),
      license: text(status['license'], before?.status.license ?? 'youtube'),
      containsSyntheticMedia: Boolean(status['containsSyntheticMedia'] ?? before?.status.containsSyntheticMedia),
      embeddable: Boolean(status['embeddable'] ?? before?.status.embeddable ?? true),
    },
  };
  const broken = RULES.find(([, isBroken]) => isBroken(metadata));
  if (broken) throw new VendorError('invalid', `The request metadata is invalid: ${broken[0]}.`, broken[0]);
  return metadata;
}
