import type { Platform } from '@reelsheet/kernel';
import { FORBIDDEN_CHARACTERS, MAX_HASHTAGS, MEDIA_SHAPES, platformRule, type MediaKind } from '../catalog.js';
import { mediaUrlsOf, type PostContent, type ThreadSegment } from '../content.js';
import { mediaKind } from '../media-kind.js';
import { isBlank, lengthOf, type Violation } from './violation.js';
import { mediaViolations } from './media-rules.js';
import { textCount, textLength } from './text-length.js';

const HASHTAG = /#[\p{L}\p{M}\p{N}_]+/gu;
/** Messages state the unit of a length, because it may differ from the number of characters. */
const LENGTH_MESSAGES: Record<ReturnType<typeof textCount>, (length: number) => string> = {
  points: (length) => `is ${length} characters long`,
  utf16: (length) => `is ${length} UTF-16 code units long`,
  utf8: (length) => `is ${length} bytes long`,
  weighted: (length) => `counts as ${length} characters`,
};

/** Checks caption, title, hashtags and thread segments. */
export function textViolations(platform: Platform, content: PostContent): Violation[] {
  const rule = platformRule(platform);
  const violations = [
    textTooLong(platform, 'description', content.description ?? ''),
    rule.max_title === null
      ? undefined
      : tooLong(platform, 'title', lengthOf(content.title ?? ''), rule.max_title, 'points'),
    forbidden(platform, 'description', content.description),
    rule.max_title === null ? undefined : forbidden(platform, 'title', content.title),
    rule.required.includes('title') && isBlank(content.title)
      ? { platform, field: 'title', error: 'is required' }
      : undefined,
    missingText(platform, content),
    tooManyHashtags(platform, content.description ?? ''),
  ].filter((violation) => violation !== undefined);
  return [...violations, ...threadViolations(platform, content)];
}

function textTooLong(platform: Platform, field: string, text: string): Violation | undefined {
  const { max_text } = platformRule(platform);
  return tooLong(platform, field, textLength(platform, text), max_text, textCount(platform));
}

function tooLong(
  platform: Platform,
  field: string,
  length: number,
  limit: number,
  count: keyof typeof LENGTH_MESSAGES,
): Violation | undefined {
  if (length <= limit) return undefined;
  return { platform, field, error: `${LENGTH_MESSAGES[count](length)}, ${platform} takes at most ${limit}` };
}

function forbidden(platform: Platform, field: string, text: string | null | undefined): Violation | undefined {
  const found = FORBIDDEN_CHARACTERS[platform]?.exec(text ?? '');
  return found ? { platform, field, error: `holds ${found[0]}, which ${platform} does not take` } : undefined;
}

function missingText(platform: Platform, content: PostContent): Violation | undefined {
  const hasText = !isBlank(content.description) || segmentsOf(platform, content).length > 0;
  if (!platformRule(platform).text_only || hasText || mediaUrlsOf(content).length > 0) return undefined;
  return { platform, field: 'description', error: 'is required for a post without media' };
}

function tooManyHashtags(platform: Platform, text: string): Violation | undefined {
  const limit = MAX_HASHTAGS[platform];
  const count = text.match(HASHTAG)?.length ?? 0;
  if (limit === undefined || count <= limit) return undefined;
  return { platform, field: 'description', error: `has ${count} hashtags, ${platform} takes at most ${limit}` };
}

function segmentsOf(platform: Platform, content: PostContent): readonly ThreadSegment[] {
  return platformRule(platform).optional.includes('thread') ? (content.thread ?? []) : [];
}

function threadViolations(platform: Platform, content: PostContent): Violation[] {
  return segmentsOf(platform, content).flatMap((segment, index) =>
    segmentViolations(platform, segment, `thread.${index}`),
  );
}

function segmentViolations(platform: Platform, segment: ThreadSegment, path: string): Violation[] {
  const kinds = (segment.mediaUrls ?? []).map((url) => mediaKind(url));
  const text = textTooLong(platform, `${path}.text`, segment.text ?? '');
  const empty = isBlank(segment.text) && kinds.length === 0;
  const unsupported = kinds.find((kind) => MEDIA_SHAPES[platform].perKind[kind as MediaKind] === undefined);
  return [
    ...(text ? [text] : []),
    ...(empty ? [{ platform, field: `${path}.text`, error: 'is required for a segment without media' }] : []),
    ...(unsupported
      ? [
          {
            platform,
            field: `${path}.media_urls`,
            error: `${platform} does not take this kind of media (${unsupported})`,
          },
        ]
      : []),
    ...(unsupported ? [] : mediaViolations(platform, kinds, `${path}.media_urls`)),
  ];
}
