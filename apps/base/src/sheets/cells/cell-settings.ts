import { invalid, VALIDATION_MESSAGES } from '@reelsheet/kernel';
import type { Attributes } from '../sheet/attributes.js';

/** Who writes a cell's text. */
const TEXT_MODES = ['manual', 'ai'] as const;

/**
 * Refuses settings that say what is done without anybody asking, in a form in which nothing would be done. Of the others
 * a generation takes what its model knows.
 */
export function requireValidSettings({ autoGenerate, textMode }: Attributes, field: string): void {
  if (autoGenerate !== undefined && typeof autoGenerate !== 'boolean')
    throw invalid(`${field}.autoGenerate`, VALIDATION_MESSAGES.flag);
  if (textMode !== undefined && !TEXT_MODES.some((mode) => mode === textMode))
    throw invalid(`${field}.textMode`, VALIDATION_MESSAGES.oneOf(TEXT_MODES));
}
