import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Has V8 collect at once what nothing refers to any more. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
