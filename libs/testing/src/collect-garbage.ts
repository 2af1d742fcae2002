import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MAX_COLLECTIONS = 20;

/** Runs V8's garbage collector immediately. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/**
 * Returns whether an object leaves memory. Collections are repeated, because a read of a weak reference holds the
 * object until the present task ends, and timers of earlier specs may hold it longer.
 */
export async function isCollected(reference: WeakRef<object>): Promise<boolean> {
  for (let attempt = 0; reference.deref() && attempt < MAX_COLLECTIONS; attempt += 1) {
    await setTimeout(attempt * 10);
    collectGarbage();
  }
  return reference.deref() === undefined;
}
