import type { ErrorDefinition } from '@reelsheet/kernel';

/** What goes wrong on the way to a backup, and whether another try may help. */
export class BackupError extends Error {
  constructor(
    readonly definition: ErrorDefinition,
    readonly retryable: boolean,
    cause?: unknown,
    reason?: string,
  ) {
    super(reason ? `${definition.message}: ${reason}` : definition.message, { cause });
  }
}
