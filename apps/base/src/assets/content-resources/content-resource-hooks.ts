import { defineHook } from '@reelsheet/platform-hooks';

export interface Generator {
  readonly id: number;
  readonly status: string;
  readonly type: string;
}

export interface WithdrawnAddress {
  readonly organizationId: number;
  readonly contentResourceId: number;
}

export const ContentResourceHooks = {
  /** The public address of a file was withdrawn; runs once for each organization that has the file. */
  addressWithdrawn: defineHook<WithdrawnAddress>('content_resource.address_withdrawn'),

  /** Finds the generation that made a resource, by the id of the generation. */
  findGenerator: defineHook<number, Generator | null>('content_resource.find_generator'),
};
