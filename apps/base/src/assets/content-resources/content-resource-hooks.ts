import { defineHook } from '@reelsheet/platform-hooks';

export interface Generator {
  readonly id: number;
  readonly status: string;
  readonly type: string;
}

export const ContentResourceHooks = {
  /** Query by the generation's id: the generation that made a resource. */
  findGenerator: defineHook<number, Generator | null>('content_resource.find_generator'),
};
