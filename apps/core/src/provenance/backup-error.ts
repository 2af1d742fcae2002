import type { ErrorDefinition } from '@reelsheet/kernel';

/** An error while making a backup, and whether another attempt may succeed. */
export class BackupProcessError extends Error {
  constructor(
    readonly definition: ErrorDefinition,
    readonly retryable: boolean,
    cause?: unknown,
    reason?: string,
  ) {
    super(reason ? `${definition.message}: ${reason}` : definition.message, { cause });
  }
}
