import { isUuid } from '@reelsheet/kernel';

/** Returns the idempotency key of a run's step. */
export const stepKey = (runId: string, position: number): string => `run:${runId}:${position}`;

/** Returns the run of such a key; undefined for other keys. */
export function runOfKey(key: string): string | undefined {
  const [kind, runId = ''] = key.split(':');
  return kind === 'run' && isUuid(runId) ? runId : undefined;
}
