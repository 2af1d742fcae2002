import type { Platform } from '@reelsheet/kernel';
import {
  camelCase,
  PLATFORM_RULES,
  platformRule,
  type PostContent,
  type ThreadSegment,
} from '@reelsheet/provider-publisher';

/** Fields of the option objects of the platforms, from their rules. */
const OPTION_FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  PLATFORM_RULES.flatMap(({ options }) => Object.entries(options)).flatMap(([name, rule]) =>
    rule.type === 'object' ? [[name, Object.keys(rule.fields)]] : [],
  ),
);

const CONTENT_NAMES: readonly string[] = [
  ...new Set(PLATFORM_RULES.flatMap(({ required, optional, ignored }) => [...required, ...optional, ...ignored])),
];

type Fields = Readonly<Record<string, unknown>>;

/** Returns the content fields of a body, without unknown options. Absent fields stay absent. */
export function fromContent(body: object): PostContent {
  return renamed(
    CONTENT_NAMES,
    (name) => camelCase(name),
    (name) => fromValue(name, (body as Fields)[name]),
  );
}

/** Returns the names of the content fields in a body. */
export function contentFieldsOf(body: object): string[] {
  return CONTENT_NAMES.filter((name) => (body as Fields)[name] !== undefined);
}

/** Returns the content as it was sent, without null values. */
export function toContent(content: PostContent): Record<string, unknown> {
  return renamed(
    CONTENT_NAMES,
    (name) => name,
    (name) => toValue(name, (content as Fields)[camelCase(name)] ?? undefined),
  );
}

/** Returns the options of one platform as they were sent. */
export function toPlatformOptions(platform: Platform, content: PostContent): Record<string, unknown> {
  const names = Object.keys(platformRule(platform).options);
  return renamed(
    names,
    (name) => name,
    (name) => toValue(name, (content as Fields)[camelCase(name)]),
  );
}

function fromValue(name: string, value: unknown): unknown {
  if (name === 'thread' && Array.isArray(value))
    return value.map((segment: object) =>
      renamed(['text', 'media_urls'], camelCase, (key) => (segment as Fields)[key]),
    );
  const fields = OPTION_FIELDS.get(name);
  return fields && isObject(value) ? renamed(fields, camelCase, (field) => value[field]) : value;
}

function toValue(name: string, value: unknown): unknown {
  if (name === 'thread' && Array.isArray(value))
    return value.map((segment: ThreadSegment) => ({ text: segment.text, media_urls: segment.mediaUrls }));
  const fields = OPTION_FIELDS.get(name);
  return fields && isObject(value)
    ? renamed(
        fields,
        (field) => field,
        (field) => value[camelCase(field)],
      )
    : value;
}

function renamed(
  names: readonly string[],
  rename: (name: string) => string,
  valueOf: (name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name): [string, unknown] => [rename(name), valueOf(name)]).filter(([, value]) => value !== undefined),
  );
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
