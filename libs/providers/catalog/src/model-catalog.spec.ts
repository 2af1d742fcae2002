import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogError, ModelCatalog } from './model-catalog.js';
import { IMAGE_SIZES } from './models.js';
import models from './models.json' with { type: 'json' };

const shipped = ModelCatalog.read();
const seconds = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the shipped catalogue', () => {
  it('is as the files of operators have to be', () => {
    expect(() => ModelCatalog.of(models)).not.toThrow();
  });

  it('has every model of the specification', () => {
    const names = (kind: 'text' | 'image' | 'video') => shipped[kind].entries().map(([name]) => name);
    expect(names('text')).toEqual(['textmodel_a', 'textmodel_b']);
    expect(names('image')).toEqual([
      ...['imgalpha', 'imgalpha_pro', 'imgalpha_2', 'imgalpha_2_lite', 'imgbeta', 'imgdelta-4.0', 'imgdelta-4.5'],
      ...['imgepsilon-2', 'imgepsilon-2.5-flare', 'imgepsilon-2.5-sunburst', 'imgzeta', 'imgomega'],
    ]);
    expect(names('video')).toEqual([
      ...['vidalpha-3', 'vidalpha-3-fast', 'vidalpha-3.1', 'vidalpha-3.1-fast', 'vidalpha-3.1-lite'],
      ...['vidomni-flash-preview', 'vidbeta-v3', 'vidbeta-v1-6', 'vidgamma-1.0-lite', 'vidgamma-1.0-pro'],
      ...['vidgamma-1.5-pro', 'vidgamma-2.0', 'vidgamma-2.5', 'vidomega'],
    ]);
  });

  it.each([
    ['vidalpha-3.1-lite', [4, 6, 8]],
    ['vidomni-flash-preview', seconds(1, 10)],
    ['vidbeta-v1-6', [5, 10]],
    ['vidgamma-pro', seconds(3, 12)],
    ['vidgamma-2.5', seconds(4, 15)],
    ['vidomega', seconds(1, 15)],
  ])('gives %s its durations', (model, durations) => expect(shipped.video.find(model)?.durations).toEqual(durations));

  it('takes the older names for the models that they mean', () => {
    expect(shipped.video.find('vidgamma-lite')).toBe(shipped.video.find('vidgamma-1.0-lite'));
    expect(shipped.video.aliasesOf('vidgamma-1.0-pro')).toEqual(['vidgamma-pro']);
    expect(shipped.video.find('toString')).toBeUndefined();
  });

  it('lets imgomega alone draw 3:2 and 2:3, and gives versions to imgalpha alone', () => {
    const wide = shipped.image.entries().filter(([, { aspectRatios }]) => aspectRatios.includes('3:2'));
    expect(wide.map(([name]) => name)).toEqual(['imgomega']);
    const versioned = shipped.image.entries().filter(([, { versions }]) => versions);
    expect(versioned.map(([name, { versions }]) => [name, Object.keys(versions!)])).toEqual([
      ['imgalpha', ['alpha-1', 'alpha-pro', 'alpha-2', 'alpha-2-lite']],
    ]);
  });

  it('has Google draw imgalpha in all of its versions, and film vidalpha and vidomni', () => {
    const byGoogle = (kind: 'image' | 'video') =>
      shipped[kind].entries().flatMap(([name, { provider }]) => (provider === 'google' ? [name] : []));
    expect(byGoogle('image')).toEqual(['imgalpha', 'imgalpha_pro', 'imgalpha_2', 'imgalpha_2_lite']);
    expect(byGoogle('video').every((name) => /^vid(alpha|omni)/.test(name))).toBe(true);
    expect(byGoogle('video')).toHaveLength(6);
  });

  it('limits every provider', () => {
    expect(shipped.limitsOf('kling')).toEqual({ concurrency: expect.any(Number), perMinute: expect.any(Number) });
  });
});

it('gives every ratio a size that has it exactly', () => {
  for (const [ratio, { width, height }] of Object.entries(IMAGE_SIZES)) {
    const [x, y] = ratio.split(':').map(Number);
    expect(width * y!).toBe(height * x!);
  }
});

describe("an operator's file", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'models-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function written(content: string): Promise<string> {
    const file = join(folder, 'models.json');
    await writeFile(file, content);
    return file;
  }
  const changed = async (changes: object) => ModelCatalog.read(await written(JSON.stringify(changes)));

  it('changes, adds and removes models, and leaves the others', async () => {
    const added = {
      provider: 'openai-compatible',
      vendorModel: 'x',
      maxOutputTokens: 10,
      price: { input: 1, output: 2 },
    };
    const { text, image } = await changed({
      text: { default: 'own', models: { own: added, textmodel_a: null, textmodel_b: { price: { output: 9 } } } },
    });
    expect(text.find('own')).toEqual(added);
    expect(text.find('textmodel_a')).toBeUndefined();
    expect(text.find('textmodel_b')).toMatchObject({ vendorModel: 'gpt-4o-mini', price: { input: 0.02, output: 9 } });
    expect(image.entries()).toEqual(shipped.image.entries());
  });

  it.each<[string, object]>([
    [
      'text.models.textmodel_a.price.input must be a number',
      { text: { models: { textmodel_a: { price: { input: '1' } } } } },
    ],
    ['text.models.own.provider is required', { text: { models: { own: { vendorModel: 'x' } } } }],
    ['text.models.textmodel_a.provider must be one of', { text: { models: { textmodel_a: { provider: 'nobody' } } } }],
    ['texts is not a known field', { texts: {} }],
    ['text.models has no textmodel_b, which is named as a default', { text: { models: { textmodel_b: null } } }],
    ['video.models has no gone, which', { video: { aliases: { old: 'gone' } } }],
    [
      'video.models.vidbeta-v3.defaultDuration must be one of',
      { video: { models: { 'vidbeta-v3': { durations: [7] } } } },
    ],
    ['providers.kling is missing, which serves video.models.vid', { providers: { kling: null } }],
  ])('is rejected where %s', async (error, changes) => {
    await expect(changed(changes)).rejects.toThrow(CatalogError);
    await expect(changed(changes)).rejects.toThrow(`The model catalogue: ${error}`);
  });

  it('is rejected if it is no JSON or missing', async () => {
    const broken = await written('{');
    expect(() => ModelCatalog.read(broken)).toThrow('The model catalogue: cannot be read');
    expect(() => ModelCatalog.read(join(folder, 'away.json'))).toThrow('no such file');
  });
});

describe('the models that are served', () => {
  it('are those of the providers that are there, the first the default where the usual one is not', () => {
    const { text, image, video } = shipped.servedBy((kind, provider) => kind === 'video' || provider !== 'google');
    expect(text.entries()).toEqual(shipped.text.entries());
    expect(image.find('imgalpha')).toBeUndefined();
    expect(image.default).toBe('imgbeta');
    expect(image.entries().every(([, { provider }]) => provider !== 'google')).toBe(true);
    expect(video.default).toBe(shipped.video.default);
  });

  it('may be none, and older names mean none then', () => {
    const { text, video } = shipped.servedBy(() => false);
    expect([text.entries(), text.default, text.find(text.default)]).toEqual([[], undefined, undefined]);
    expect(video.find('vidgamma-lite')).toBeUndefined();
  });
});
