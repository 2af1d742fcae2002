import { defineHook } from '@reelsheet/platform-hooks';

export interface Generator {
  readonly id: number;
  readonly status: string;
  readonly type: string;
}

export const ContentResourceHooks = {
  /** Finds the generation that made a resource, by the id of the generation. */
  findGenerator: defineHook<number, Generator | null>('content_resource.find_generator'),
};
