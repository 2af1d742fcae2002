import type { JsonObject } from '@reelsheet/client';

const ID = /^[1-9]\d{0,14}$/;

/** Returns the id of the file that a cell or layer names; the API reads numbers and texts. */
export function fileIdOf({ content_resource_id: id }: JsonObject): number | undefined {
  return (typeof id === 'number' || typeof id === 'string') && ID.test(String(id)) ? Number(id) : undefined;
}
