import { namesIn } from '../../sheets/prompts/prompt.js';
import type { SheetAttributes } from '../../sheets/sheet/attributes.js';

interface MediaHolder {
  readonly defaultGenerationId: number | null;
  readonly attributes: SheetAttributes;
}

/**
 * Returns the column whose cell a layer without media of its own shows, for example of `source: '{{VIDEO}}'`; undefined
 * for all other layers.
 */
export function shownColumn({ defaultGenerationId, attributes }: MediaHolder): string | undefined {
  const { source, content_resource_id: resource } = attributes;
  if (defaultGenerationId !== null || resource !== undefined || typeof source !== 'string') return undefined;
  return namesIn(source)[0];
}
