import { invalid } from './errors.js';
import { MoneyError, toMicro, type Micro } from './money.js';

/** Converts credits of a request. Throws `validation_error` that names the field for more than six decimals. */
export function readCredits(field: string, credits: number): Micro {
  try {
    return toMicro(credits);
  } catch (error) {
    if (error instanceof MoneyError) throw invalid(field, 'must be credits with up to six decimals');
    throw error;
  }
}
