import { prose, type Platform } from '@reelsheet/kernel';
import {
  DELIVERY,
  MAX_HASHTAGS,
  MEDIA_SHAPES,
  OPTION_MEANINGS,
  PLATFORM_RULES,
  TEXT_COUNTS,
  type OptionObjectRule,
  type OptionRule,
} from '@reelsheet/provider-publisher';
import { code, table } from './generated-page.js';

const NETWORKS: Readonly<Record<Platform, string>> = {
  shortvideo: 'TikTok',
  photoshare: 'Instagram',
  pagesocial: 'Facebook pages',
  videohost: 'YouTube',
  microblog: 'X',
  professional: 'LinkedIn',
};

const UNITS = {
  utf16: 'UTF-16 code units',
  utf8: 'bytes of UTF-8',
  weighted: 'characters by weight',
} as const;

/** Returns tables of the posts that each network accepts, from the data for validation and conversion. */
export function networkRules(): string[] {
  return [
    '## Rules of the networks',
    '',
    prose`
      A post whose texts or number of media exceed these limits is rejected when it is created. Media are converted when
      the post is published: a video is encoded again, made smaller or cut to the maximum length, a picture is made
      smaller or padded. A video that is too short fails, and so does a file larger than \`MAX_MEDIA_BYTES\`.`,
    '',
    prose`
      The data are in \`libs/providers/publisher/src/catalog.ts\` and \`libs/providers/publisher/src/delivery.ts\`.
      \`GET /schedule/platforms\` returns the rules of texts, media and options. *Changes once live* are the fields that
      \`PATCH /schedule/post/{post_id}/published\` takes.`,
    '',
    '### Texts and number of media',
    '',
    'X counts a link as 23 characters, and an emoji or a character of most other scripts as 2.',
    '',
    ...table(
      ['Network', 'Caption', 'Title', 'Hashtags', 'Media of a post', 'Post without media', 'Changes once live'],
      texts(),
    ),
    '',
    '### Fields and options',
    '',
    prose`
      A missing required field, an unknown option and a wrong value are violations. Fields of other networks are
      ignored. \`a.b\` is the field \`b\` of the object \`a\`.`,
    '',
    ...table(['Network', 'Required fields', 'Optional fields'], fields()),
    '',
    ...table(['Option', 'Network', 'Values', 'Without it', 'Meaning'], options()),
    '',
    '### Videos',
    '',
    ...table(
      ['Network', 'Length', 'Size', 'Longer × shorter side', 'Frame rate', 'Bit rate', 'Video codecs', 'Audio codecs'],
      videos(),
    ),
    '',
    '### Pictures and documents',
    '',
    ...table(['Network', 'Formats', 'Size', 'Longer side', 'Width ÷ height', 'Size of a document'], pictures()),
    '',
  ];
}

const texts = () =>
  PLATFORM_RULES.map(({ platform, max_text, max_title, text_only, editable_after_publish }) => {
    const count = TEXT_COUNTS[platform];
    return [
      named(platform),
      `${whole(max_text)} ${count ? UNITS[count] : 'characters'}`,
      max_title === null ? 'none' : `${whole(max_title)} characters`,
      MAX_HASHTAGS[platform]?.toString() ?? 'any',
      mediaOf(platform),
      text_only ? 'yes' : 'no',
      editable_after_publish.map(code).join(', ') || 'nothing',
    ];
  });

function mediaOf(platform: Platform): string {
  const { perKind, mixing } = MEDIA_SHAPES[platform];
  if (mixing === 'together') return `${Math.max(...Object.values(perKind))} ${Object.keys(perKind).join('s and ')}s`;
  return Object.entries(perKind)
    .map(([kind, max]) => `${max} ${kind}${max === 1 ? '' : 's'}`)
    .join(' or ');
}

const fields = () =>
  PLATFORM_RULES.map(({ platform, required, optional }) => [
    named(platform),
    required.map(code).join(', ') || 'none; a post without media needs text',
    optional.map(code).join(', '),
  ]);

const options = () =>
  PLATFORM_RULES.flatMap(({ platform, options: rules }) =>
    Object.entries(rules)
      .flatMap(([name, rule]): (readonly [string, OptionRule])[] =>
        isObjectRule(rule)
          ? Object.entries(rule.fields).map(([field, each]) => [`${name}.${field}`, each] as const)
          : [[name, rule] as const],
      )
      .map(([name, rule]) => [
        code(name),
        NETWORKS[platform],
        rule.values?.map((value) => code(String(value))).join(', ') ?? rule.type.replace('string[]', 'list of texts'),
        rule.required ? 'violation' : rule.default === undefined ? 'nothing' : code(String(rule.default)),
        meaningOf(name),
      ]),
  );

const isObjectRule = (rule: OptionRule | OptionObjectRule): rule is OptionObjectRule => rule.type === 'object';

function meaningOf(option: string): string {
  const meaning = (OPTION_MEANINGS as Readonly<Record<string, string>>)[option];
  if (!meaning) throw new Error(`the option ${option} has no meaning in validation/option-meanings.ts`);
  return meaning;
}

const videos = () =>
  PLATFORM_RULES.map(({ platform }) => {
    const { minSeconds, maxSeconds, maxBytes, maxSize, maxFps, maxBitrate, videoCodecs, audioCodecs } =
      DELIVERY[platform].video;
    return [
      named(platform),
      minSeconds === undefined ? `up to ${time(maxSeconds)}` : `${time(minSeconds)} to ${time(maxSeconds)}`,
      bytes(maxBytes),
      maxSize ? `${maxSize.long} × ${maxSize.short}` : 'any',
      `${maxFps} per second`,
      maxBitrate === undefined ? 'any' : `${maxBitrate / 1_000_000} Mbit/s`,
      videoCodecs.join(', '),
      audioCodecs.join(', '),
    ];
  });

const pictures = () =>
  PLATFORM_RULES.flatMap(({ platform }) => {
    const { image, maxDocumentBytes } = DELIVERY[platform];
    if (!image) return [];
    return [
      [
        named(platform),
        image.types.map((type) => type.replace('image/', '')).join(', '),
        bytes(image.maxBytes),
        image.maxSide === undefined ? 'any' : `${image.maxSide} pixels`,
        image.ratios ? image.ratios.join(' to ') : 'any',
        maxDocumentBytes === undefined ? 'no documents' : bytes(maxDocumentBytes),
      ],
    ];
  });

const named = (platform: Platform) => `${NETWORKS[platform]} (${code(platform)})`;

const whole = (number: number) => number.toLocaleString('en-US');

/** Formats a size in powers of ten, like the documentation of the networks. */
const bytes = (number: number) => (number >= 1e9 ? `${number / 1e9} GB` : `${number / 1e6} MB`);

function time(seconds: number): string {
  const [size, unit] = [[3_600, 'h'] as const, [60, 'min'] as const].find(([of]) => seconds % of === 0) ?? [1, 's'];
  return `${seconds / size} ${unit}`;
}
