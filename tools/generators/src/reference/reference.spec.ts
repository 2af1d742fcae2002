import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { PLATFORMS } from '@reelsheet/kernel';
import { alertsTable } from './alerts-page.js';
import { hooksTable } from './domain-pages.js';
import { JOB_DEFAULTS, jobsTable } from './jobs.js';
import { limitsOf } from './limits.js';
import { lintTable } from './lint-page.js';
import { metricsOf } from './metrics.js';
import { networkRules } from './network-rules.js';
import { scopesInWords } from './routes-page.js';
import { renderDocumentPage } from './schema-pages.js';
import { parseSource } from './shipped-sources.js';
import { specsTable } from './specs.js';
import { valuesOf } from './values-page.js';

describe('jobs', () => {
  it('are shown with their options, the defaults of the library, and names of constants', () => {
    const text = 'export const A = jobKind({ entity: B, concurrency: 1_000, attempts: MAX_ATTEMPTS });';
    expect(jobsTable([parseSource('apps/base/src/a/a.job.ts', text)]).at(-1)).toBe(
      '| `apps/base/src/a/a.job.ts` | 1,000 | – | `MAX_ATTEMPTS` | 30 s |',
    );
  });

  it('have the defaults of the library', () => {
    const library = readFileSync(new URL('../../../../libs/platform/jobs/src/job-kind.ts', import.meta.url), 'utf8');
    for (const [name, value] of Object.entries({ ...JOB_DEFAULTS, maxOpen: 'Infinity' }))
      expect(library).toContain(`  ${name}: ${value},`);
  });
});

describe('hooks', () => {
  it('are shown with the file that declares them and those that handle them', () => {
    const declared = parseSource(
      'apps/base/src/a/a-hooks.ts',
      'export const AHooks = { ended: defineHook<number>() };',
    );
    const handled = parseSource('apps/base/src/b/b.listener.ts', '@OnHook(AHooks.ended) class B {}');
    expect(hooksTable([declared], [declared, handled]).at(-1)).toBe(
      '| `AHooks.ended` | – | `apps/base/src/a/a-hooks.ts` | `apps/base/src/b/b.listener.ts` |',
    );
  });
});

describe('spec files', () => {
  it('are shown by folder, with those that test it over HTTP', () => {
    const specs = ['apps/base/e2e/a/x.e2e.spec.ts', 'apps/base/src/a/b/y.spec.ts', 'apps/base/src/other/z.spec.ts'];
    expect(specsTable(['apps/base/src/a'], specs).slice(2)).toEqual([
      '| `apps/base/e2e/a` | `x.e2e` |',
      '| `apps/base/src/a/b` | `y` |',
    ]);
  });
});

describe('scopes of routes', () => {
  it('include those that the description demands for some bodies', () => {
    expect(scopesInWords(['spend'])).toBe('spend');
    expect(scopesInWords([])).toBe('–');
    const description = 'A batch that makes posts needs a key with the scope `publish` too.';
    expect(scopesInWords(['spend'], description)).toBe('spend, sometimes publish');
  });
});

describe('alerts', () => {
  it('are shown with severity, time and condition, and recording rules are not', () => {
    const alert = '{ alert: DiskFull, expr: "up  == 0", for: 2m, labels: { severity: critical } }';
    const rules = `groups: [{ rules: [{ record: a:b, expr: up }, ${alert}] }]`;
    expect(alertsTable(rules).slice(2)).toEqual([
      '| [DiskFull](../runbook.md#diskfull) | critical | 2m | `up == 0` | – |',
    ]);
  });
});

describe('lint rules', () => {
  it('are shown with their bound and where they apply', () => {
    const blocks = [
      { files: ['**/*.ts'], rules: { 'max-depth': ['error', 4], 'no-debugger': 'error' } },
      { files: ['e2e/**'], ignores: ['a.ts'], rules: { 'no-console': 'off' } },
    ];
    expect(lintTable(blocks).slice(2)).toEqual([
      '| `max-depth` | `4` | `**/*.ts` | – |',
      '| `no-console` | off | `e2e/**` | `a.ts` |',
    ]);
  });
});

describe('schemas', () => {
  it('describe a render document and each type of clip', () => {
    const { content } = renderDocumentPage();
    for (const type of ['video', 'image', 'audio', 'text']) expect(content).toContain(`## Clip of the type ${type}`);
    expect(content).toContain('| `canvas.fps` (optional) |');
  });
});

describe('limits', () => {
  const limits = (text: string) =>
    limitsOf([parseSource('apps/base/src/x/x-limits.ts', text)]).map(({ name, value, meaning }) => [
      name,
      value,
      meaning,
    ]);

  it('have the comment above the constant as their meaning', () => {
    expect(limits('/** Rows of a page. */\nexport const MAX_ROWS = 1_000;')).toEqual([
      ['MAX_ROWS', '1,000', 'Rows of a page.'],
    ]);
  });

  it('have the words of their name as meaning if they have no comment', () => {
    expect(limits('export const LIMITS = { rowsOfSheet: 10 } as const;')).toEqual([
      ['LIMITS.rowsOfSheet', '10', 'rows of sheet'],
    ]);
  });

  it('always have a complete sentence as meaning', () => {
    const page = readFileSync(new URL('../../../../docs/reference/limits.md', import.meta.url), 'utf8');
    const meanings = [...page.matchAll(/^\| `[^|]+` \| [^|]+ \| ([^|]+) \|$/gm)].map(([, meaning]) => meaning!);
    expect(meanings.length).toBeGreaterThan(100);
    expect(meanings.filter((meaning) => !/^[A-Z].*\.$/.test(meaning))).toEqual([]);
  });

  it.each([
    ['export const WAIT_MS = 15 * 60_000;', '15 min'],
    ['export const MAX_BYTES = 2 ** 30;', '1 GiB'],
    ['const MINUTE = 60; export const WAIT_SECONDS = 2 * MINUTE;', '2 min'],
    ['export const L = { megabytes: 5 };', '5'],
    ['export const WAIT_MS = 1_500;', '1,500 ms'],
    ['export const MAX_BYTES = { video: 2 ** 30 };', '1 GiB'],
    ['const S = { rows: 3 }; export const MAX = Math.ceil(S.rows / 2);', '2'],
    ['export const DELAYS_MS = [5, 30]; export const MAX_ATTEMPTS = DELAYS_MS.length + 1;', '3'],
  ])('%s is shown with its unit as %s', (text, value) => {
    expect(limits(text).at(-1)![1]).toBe(value);
  });

  it('may be computed from constants of imported files and libraries', () => {
    const imports = "import { SIZE } from '../y/y-limits.js'; import { DAY_MS } from '@reelsheet/kernel';";
    const sources = [
      [
        'apps/base/src/x/x-limits.ts',
        `${imports} export const MAX = 2 * SIZE.rows; export const WAIT_MS = 7 * DAY_MS;`,
      ],
      ['apps/base/src/y/y-limits.ts', 'export const SIZE = { rows: 4 };'],
      ['libs/kernel/src/clock.ts', 'export const DAY_MS = 24 * 60 * 60 * 1_000;'],
    ] as const;
    const found = limitsOf(sources.map(([path, text]) => parseSource(path, text)));
    expect(found.map(({ name, value }) => [name, value])).toEqual([
      ['MAX', '8'],
      ['WAIT_MS', '7 d'],
      ['SIZE.rows', '4'],
    ]);
  });

  it('exclude values that are not numeric and files without limits', () => {
    expect(limits("export const NAME = 'x';")).toEqual([]);
    expect(limitsOf([parseSource('apps/base/src/x/x.ts', 'const MAX = 1;')])).toEqual([]);
  });
});

describe('rules of the networks', () => {
  const rows = networkRules().filter((line) => line.startsWith('| '));

  it.each(PLATFORMS)('state texts and videos of %s', (platform) => {
    expect(rows.filter((row) => row.includes(`(\`${platform}\`)`)).length).toBeGreaterThanOrEqual(2);
  });

  it('state lengths, sizes and counts with their units', () => {
    expect(rows).toContain(
      '| X (`microblog`) | 0.5 s to 140 s | 512 MB | 1920 × 1080 | 60 per second | 25 Mbit/s | h264 | aac |',
    );
    expect(rows).toContain(
      '| YouTube (`videohost`) | 5,000 bytes of UTF-8 | 100 characters | any | 1 video | no | ' +
        '`title`, `description`, `thumbnail_url`, `videohost_options` |',
    );
    expect(rows).toContain(
      '| X (`microblog`) | 280 characters by weight | none | any | 1 video or 4 images | yes | nothing |',
    );
  });
});

describe('values of fields', () => {
  const size = { 'x-enumTitle': 'Size', 'x-enumDescriptions': { s: 'small', l: 'large' } };
  const document = (properties: object) => ({ components: { schemas: { ThingView: { properties } } } });

  it('are collected by their title, from fields, lists and parameters', () => {
    const found = valuesOf([
      document({ size: { enum: ['s', 'l'], ...size }, sizes: { items: { enum: ['s', 'l'] }, ...size } }),
      { parameters: [{ name: 'max_size', schema: { items: { enum: ['s', 'l'] } }, ...size }] },
    ]);
    expect([...found.keys()]).toEqual(['Size']);
    expect(found.get('Size')).toMatchObject({ meanings: { s: 'small', l: 'large' } });
    expect([...found.get('Size')!.fields].sort()).toEqual(['max_size', 'size', 'sizes']);
  });

  it('must have meanings', () => {
    const unknown = document({ error_code: { enum: ['a', 'b'] }, only: { enum: ['a'] }, size: { enum: ['s', 'l'] } });
    expect(() => valuesOf([unknown])).toThrow('values without meanings; declare them with choices():\nsize: s, l');
  });

  it('have one title for one list', () => {
    const other = { enum: ['s'], 'x-enumTitle': 'Size', 'x-enumDescriptions': { s: 'small' } };
    expect(() => valuesOf([document({ a: { enum: ['s', 'l'], ...size }, b: other })])).toThrow('the title Size');
  });
});

describe('metrics', () => {
  const metrics = (text: string) => metricsOf([parseSource('libs/x.ts', text)]);

  it('are read from the calls that register them, with labels from arrays, objects and constants', () => {
    const text = `
      const ways = { way: ['a'] };
      metrics.counter('c_total', 'Counts', ways);
      this.metrics.serviceGauge('g', 'Measures', ['state'], read);
      new Counter({ name: 'n_total', help: 'Also counts', labelNames: ['kind'], registers: [] });`;
    expect(metrics(text)).toEqual([
      { path: 'libs/x.ts', name: 'c_total', type: 'counter', help: 'Counts', labels: ['way'] },
      { path: 'libs/x.ts', name: 'g', type: 'gauge', help: 'Measures', labels: ['state'] },
      { path: 'libs/x.ts', name: 'n_total', type: 'counter', help: 'Also counts', labels: ['kind'] },
    ]);
  });

  it('require a literal name', () => {
    expect(() => metrics("metrics.counter(name, 'Counts', {});")).toThrow('no literal name');
  });
});
