import { dataOf } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** The models of this installation with their prices, which change only when it is started again. */
export const modelCatalogueQuery = queryOptions({
  queryKey: keys.models,
  staleTime: Infinity,
  queryFn: async () => {
    const { base } = services();
    const [{ models }, { prices }] = await Promise.all([dataOf(base.models.list()), dataOf(base.prices.list())]);
    return { models, prices };
  },
});
