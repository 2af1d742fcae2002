import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { chartReadme } from './chart-readme.js';

const chart = resolve(import.meta.dirname, '../../../../deploy/helm/reelsheet');

type Values = Record<string, unknown>;

/** Merges values like Helm. */
const over = (below: unknown, above: unknown): unknown =>
  isMap(below) && isMap(above)
    ? Object.fromEntries([
        ...Object.entries(below),
        ...Object.entries(above).map(([key, value]) => [key, over(below[key], value)]),
      ])
    : above;
const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (path: string, value: unknown): Values =>
  path.split('.').reduceRight<unknown>((below, key) => ({ [key]: below }), value) as Values;

describe('values of the chart', () => {
  let defaults: Values;
  let fits: ValidateFunction;

  beforeAll(async () => {
    defaults = parse(await readFile(join(chart, 'values.yaml'), 'utf8')) as Values;
    const schema = JSON.parse(await readFile(join(chart, 'values.schema.json'), 'utf8')) as object;
    fits = new Ajv({ strict: false }).compile(schema);
  });

  it('are accepted by default, and in every tested set', async () => {
    expect(fits(defaults)).toBe(true);
    const sets = await readdir(join(chart, 'ci'));
    expect(sets.length).toBeGreaterThan(2);
    for (const set of sets) {
      const values = parse(await readFile(join(chart, 'ci', set), 'utf8')) as Values;
      expect([set, fits(over(defaults, values)), fits.errors]).toEqual([set, true, null]);
    }
  });

  it.each([
    ['replicas', 2, ''],
    ['services.base.http.replica', 2, '/services/base/http'],
    ['services.base.http.replicas', 'two', '/services/base/http/replicas'],
    ['services.mail', {}, '/services'],
    ['scheme', 'ftp', '/scheme'],
    ['hosts.base', 'https://api.example.com', '/hosts/base'],
    ['objectStore.kind', 'disk', '/objectStore/kind'],
    ['objectStore.folder.accessMode', 'ReadOnlyMany', '/objectStore/folder/accessMode'],
    ['image.digests', { base: 'latest' }, '/image/digests/base'],
    ['services.base.env.CHAT_BASE_ULR', 'https://chat.example.com', '/services/base/env'],
    ['services.base.env.CHAT_API_KEY', 'secret', '/services/base/env'],
    ['env.LOG_LEVEL', 'loud', '/env/LOG_LEVEL'],
    ['env.RATE_LIMIT_PER_MINUTE', 1200, '/env/RATE_LIMIT_PER_MINUTE'],
    ['env.RATE_LIMIT_PER_MINUTE', 'many', '/env/RATE_LIMIT_PER_MINUTE'],
    ['pods.terminationGracePeriodSeconds', 5, '/pods/terminationGracePeriodSeconds'],
    ['nats.url', 'http://nats:4222', '/nats/url'],
    ['outboundAllow', ['vendor.internal'], '/outboundAllow/0'],
    ['networkPolicy.postgres.port', 70_000, '/networkPolicy/postgres/port'],
  ])('are rejected with their path: %s = %j', (path, value, where) => {
    expect(fits(over(defaults, at(path, value)))).toBe(false);
    expect(fits.errors?.map(({ instancePath }) => instancePath)).toContain(where);
  });
});

describe('the page of the chart', () => {
  it('lists each value with its default and the comment above it', () => {
    const { content } = chartReadme(
      '# a file\n\n# How many.\nreplicas: 2\nimage:\n  # Never moved.\n  tag: ""\n  env:\n    A: b\n',
    );
    expect(content).toContain('| `replicas` | `2` | How many. |\n| `image.tag` | `""` | Never moved. |\n');
    expect(content).toMatch(/\| `image\.env` \| see `values\.yaml` \| Settings of the service/);
  });

  it('explains a value of another service or process as that of base', () => {
    const { content } = chartReadme(
      'services:\n  base:\n    http:\n      # Pods.\n      replicas: 2\n  core:\n    worker:\n      replicas: 1\n',
    );
    expect(content).toContain('| `services.core.worker.replicas` | `1` | Pods. |');
  });

  it('needs a comment for each value', () => {
    expect(() => chartReadme('replicas: 2\n')).toThrow('replicas has no comment');
  });
});
