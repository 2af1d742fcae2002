import { describe, expect, it } from '@jest/globals';
import { ModelCatalog, resolutionsOf } from '@reelsheet/model-catalog';
import { namesIn, normalizeName, promptOf, resolvePrompt } from '../../prompts/prompt.js';
import { COVERS } from '../covers/covers.js';
import { drawCover } from '../covers/cover-canvas.js';
import { FIRST_OWN_ID } from '../template.js';
import { SHIPPED } from './index.js';

const models = ModelCatalog.read();

interface GenerationSettings {
  readonly model?: string;
  readonly ratio: string;
  readonly resolution: string;
  readonly duration: number;
}

it('has unique ids, uuids and slugs', () => {
  for (const key of ['id', 'uuid', 'slug'] as const)
    expect(new Set(SHIPPED.map((template) => template[key])).size).toBe(SHIPPED.length);
});

it('has ids below those of organizations and a cover for every template', () => {
  for (const { id } of SHIPPED) expect(id).toBeLessThan(FIRST_OWN_ID);
  expect(Object.keys(COVERS).toSorted()).toEqual(SHIPPED.map(({ slug }) => slug).toSorted());
  expect(new Set(Object.values(COVERS).map(drawCover)).size).toBe(SHIPPED.length);
});

it('contains the default template of the specification', () => {
  expect(SHIPPED[0]!.columns.map(({ title, type, role }) => [title, type, role])).toEqual([
    ['TEXT 1', 'text', 'ingredient'],
    ['TEXT 2', 'text', 'ingredient'],
    ['PROMPT', 'text', 'ingredient'],
    ['VIDEO', 'video', 'video'],
    ['FINAL VIDEO', 'video', 'final_video'],
    ['STATS', 'stats', 'stats'],
  ]);
});

describe.each(SHIPPED.map((template) => [template.slug, template] as const))('%s', (_, { columns }) => {
  const prompts = columns.map(({ title, cell }) => ({
    title,
    text: promptOf({ attributes: cell?.attributes ?? {}, value: cell?.value }),
  }));

  it('refers only to its own columns in prompts, without a cycle', () => {
    const words = new Map(prompts.map(({ title, text }) => [normalizeName(title), text]));
    for (const { title, text } of prompts) expect(() => resolvePrompt(text, words, title)).not.toThrow();
  });

  it('composes its final video of its own columns', () => {
    const final = columns.find(({ role }) => role === 'final_video')!;
    const layers = final.cell!.layers!;
    expect(layers.length).toBeGreaterThan(0);
    for (const { type, attributes } of layers) {
      const [name] = namesIn(String(attributes['source'] ?? attributes['text']));
      expect(columns.find(({ title }) => normalizeName(title) === normalizeName(name!))).toMatchObject({ type });
    }
  });

  it('uses models and options that the catalogue has', () => {
    const cards = columns
      .map(({ type, cell }) => ({ type, card: (cell?.attributes ?? {}) as unknown as GenerationSettings }))
      .filter(({ card }) => card.model);
    for (const { type, card } of cards) {
      if (type === 'text') expect(models.text.find(card.model)).toBeDefined();
      if (type === 'image') expect(models.image.find(card.model)!.aspectRatios).toContain(card.ratio);
      if (type !== 'video') continue;
      const model = models.video.find(card.model)!;
      expect(model.durations).toContain(card.duration);
      expect(model.aspectRatios).toContain(card.ratio);
      expect(resolutionsOf(model)).toContain(card.resolution);
    }
  });
});
