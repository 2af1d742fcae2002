import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { SERVICES, type Service } from '@reelsheet/contracts';
import type { Document } from '../../fuzz/drawn-requests.js';
import { storedPosts } from '../stored-posts.js';
import { RECIPES } from './recipes.js';

const documentOf = (service: Service) =>
  JSON.parse(readFileSync(new URL(`../../../../../apps/${service}/openapi.json`, import.meta.url), 'utf8')) as Document;

it('each POST that stores its answer has a recipe, and each recipe is of one', () => {
  const stored = SERVICES.flatMap((service) => storedPosts(service, documentOf(service)));
  expect(Object.keys(RECIPES).toSorted()).toEqual(stored.map(({ name }) => name).toSorted());
});
