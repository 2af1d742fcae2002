import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { ProviderError } from './provider-error.js';

/** Makes a check that gives a vendor's answer its type, or throws `corrupt_answer` naming the first wrong field. */
export function answerCheck<T extends TSchema>(vendor: string, schema: T): (answer: unknown) => Static<T> {
  let validator: Validator | undefined;
  return (answer) => {
    validator ??= Compile(schema);
    if (validator.Check(answer)) return answer as Static<T>;
    const [first] = validator.Errors(answer);
    throw new ProviderError(vendor, 'corrupt_answer', {
      reason: `${first?.instancePath || 'answer'} ${first?.message ?? 'is wrong'}`,
    });
  };
}
