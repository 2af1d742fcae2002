import { isPlatform, type Platform } from '@reelsheet/kernel';
import { MEDIA_TYPES, platformRule, THUMBNAIL_EXTENSIONS } from '../catalog.js';
import { mediaUrlsOf, type PostContent } from '../content.js';
import { extensionOf } from '../media-kind.js';
import { isHttpUrl, type Violation } from './violation.js';
import { kindsOf, mediaViolations, mediaWarning, unsupportedMedia } from './media-rules.js';
import { optionViolations } from './option-rules.js';
import { textViolations } from './text-rules.js';

export interface ValidationResult {
  readonly violations: readonly Violation[];
  /** Platforms that do not support this kind of content, with the reason. */
  readonly skippable: readonly Violation[];
  readonly warnings: readonly { readonly platform: Platform; readonly warning: string }[];
}

/** Validates a post against the rules of all requested platforms. */
export function validatePost(content: PostContent, requested: readonly string[]): ValidationResult {
  const names = [...new Set(requested)];
  const platforms = names.filter(isPlatform);
  const unknown = names.filter((name) => !isPlatform(name));
  const skippable = platforms.flatMap((platform) => unsupportedMedia(platform, content) ?? []);
  return {
    violations: [
      ...(names.length === 0 ? [{ platform: null, field: 'platform', error: 'is required' }] : []),
      ...unknown.map((platform) => ({ platform, field: 'platform', error: 'is not a known platform' })),
      ...commonViolations(content),
      ...platforms.flatMap((platform) =>
        platformViolations(
          platform,
          content,
          skippable.some((skip) => skip.platform === platform),
        ),
      ),
    ],
    skippable,
    warnings: platforms.flatMap((platform) => {
      const warning = mediaWarning(platform, kindsOf(content));
      return warning ? [{ platform, warning }] : [];
    }),
  };
}

export interface Skipped {
  /** Empty if the post can be published. */
  readonly violations: readonly Violation[];
  readonly skipped: readonly Violation[];
}

/**
 * Skips unsupported platforms, unless the request is strict or no platform would remain. Callers add platforms that are
 * skipped for other reasons (not connected) to `skippable` first. Other violations of skipped platforms are ignored.
 */
export function applySkips(
  result: Pick<ValidationResult, 'violations' | 'skippable'>,
  requested: readonly string[],
  strict: boolean,
): Skipped {
  const skips = new Set(result.skippable.map(({ platform }) => platform));
  const remains = requested.some((platform) => !skips.has(platform));
  if (strict || !remains) return { violations: [...result.skippable, ...result.violations], skipped: [] };
  return { violations: result.violations.filter(({ platform }) => !skips.has(platform)), skipped: result.skippable };
}

/** Returns violations for fields (wire names) that the platform cannot edit after publishing. */
export function uneditable(platform: Platform, fields: readonly string[]): Violation[] {
  const { editable_after_publish: editable } = platformRule(platform);
  return fields
    .filter((field) => !editable.includes(field))
    .map((field) => ({ platform, field, error: `${platform} does not let this change after publishing` }));
}

function commonViolations(content: PostContent): Violation[] {
  const { mediaType } = content;
  const badType = mediaType != null && !MEDIA_TYPES.some((known) => known === mediaType);
  const urls: [string, string][] = [
    ...(content.mediaUrl ? [['media_url', content.mediaUrl] as [string, string]] : []),
    ...(content.mediaUrls ?? []).map((url): [string, string] => ['media_urls', url]),
    ...(content.thread ?? []).flatMap((segment, index) =>
      (segment.mediaUrls ?? []).map((url): [string, string] => [`thread.${index}.media_urls`, url]),
    ),
  ];
  return [
    ...(badType ? [{ platform: null, field: 'media_type', error: `must be one of ${MEDIA_TYPES.join(', ')}` }] : []),
    ...urls
      .filter(([, url]) => !isHttpUrl(url))
      .map(([field]) => ({ platform: null, field, error: 'must be an http or https URL' })),
  ];
}

function platformViolations(platform: Platform, content: PostContent, skips: boolean): Violation[] {
  const field = content.mediaUrls?.length ? 'media_urls' : 'media_url';
  return [
    ...textViolations(platform, content),
    ...(skips ? [] : mediaViolations(platform, kindsOf(content), field)),
    ...optionViolations(platform, content),
    ...(SPECIAL_RULES[platform]?.(content) ?? []).map(([name, error]) => ({ platform, field: name, error })),
  ];
}

type Rule = (content: PostContent) => (readonly [field: string, error: string])[];

/** Rules that depend on several fields. */
const SPECIAL_RULES: Readonly<Partial<Record<Platform, Rule>>> = {
  photoshare: (content) =>
    content.photoshareMusic && mediaUrlsOf(content).length > 0 && !kindsOf(content).includes('video')
      ? [['photoshare_music', 'needs at least one video item']]
      : [],
  videohost: ({ thumbnailUrl }) =>
    thumbnailUrl != null && !isThumbnail(thumbnailUrl)
      ? [
          [
            'thumbnail_url',
            `must be an https URL ending in ${THUMBNAIL_EXTENSIONS.map((name) => `.${name}`).join(', ')}`,
          ],
        ]
      : [],
  professional: (content) => {
    const { altText, carousel } = content.professionalOptions ?? {};
    const images = kindsOf(content).filter((kind) => kind === 'image').length;
    return [
      ...(Array.isArray(altText) && altText.length > images
        ? [['professional_options.alt_text', `has ${altText.length} entries for ${images} images`] as const]
        : []),
      ...(carousel === true && images === 0 ? [['professional_options.carousel', 'needs images'] as const] : []),
    ];
  },
};

function isThumbnail(url: string): boolean {
  return isHttpUrl(url, ['https:']) && THUMBNAIL_EXTENSIONS.some((known) => known === extensionOf(url));
}
