import { invalid, VALIDATION_MESSAGES } from '@reelsheet/kernel';
import type { SheetAttributes } from '../sheet/attributes.js';

/** Values of the setting `textMode`. */
const TEXT_MODES = ['manual', 'ai'] as const;

/**
 * Rejects malformed values of the settings that control automatic generation, which would otherwise be ignored
 * silently. All other settings are validated by the model that a generation uses.
 */
export function requireValidSettings({ autoGenerate, textMode }: SheetAttributes, field: string): void {
  if (autoGenerate !== undefined && typeof autoGenerate !== 'boolean')
    throw invalid(`${field}.autoGenerate`, VALIDATION_MESSAGES.flag);
  if (textMode !== undefined && !TEXT_MODES.some((mode) => mode === textMode))
    throw invalid(`${field}.textMode`, VALIDATION_MESSAGES.oneOf(TEXT_MODES));
}
