import { invalid, VALIDATION_MESSAGES } from '@reelsheet/kernel';
import { promptOf } from '../../../sheets/prompts/prompt.js';
import type { KindRequest } from './kind.js';

interface Written {
  /** Where the text stands in `data`. */
  readonly field: string;
  readonly text?: string;
  /** Names a column or variable whose content is the text, and then goes before it. */
  readonly from?: string;
}

type Place = Pick<KindRequest<unknown>, 'target' | 'resolve'>;

/** A text of the request with its names replaced, or undefined where there is none. */
export async function optionalText({ field, text, from }: Written, { resolve }: Place): Promise<string | undefined> {
  if (from) {
    if (/[{}]/.test(from))
      throw invalid(`data.${field}_var`, 'must be the name of a column or variable, without braces');
    return resolve(`data.${field}_var`, `{{${from}}}`);
  }
  return text?.trim() ? resolve(`data.${field}`, text) : undefined;
}

/** The same; where the request has none, the target's own prompt. Throws 422 where that is empty too. */
export async function requiredText(written: Written, place: Place): Promise<string> {
  const field = `data.${written.field}`;
  const text = (await optionalText(written, place)) ?? (await place.resolve(field, promptOf(place.target)));
  if (text.trim() !== '') return text;
  if (written.from) throw invalid(`${field}_var`, 'names what is empty');
  throw invalid(field, written.text?.trim() ? 'is empty once its names are replaced' : VALIDATION_MESSAGES.required);
}
