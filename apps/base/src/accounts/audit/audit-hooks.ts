import { defineHook } from '@reelsheet/platform-hooks';
import type { AuditedAction } from './audit.js';

/** An entry of the audit log as it was written. */
export interface RecordedAct {
  readonly organizationId: number;
  /** Position in the log of the organization. */
  readonly position: number;
  readonly action: AuditedAction;
  /** The id in the target; null for one without. */
  readonly targetId: number | null;
  readonly detail: Readonly<Record<string, string | number>>;
  /** The user who acted. */
  readonly userId: number | null;
  readonly at: Date;
}

export const AuditHooks = {
  /** An entry was appended to the log of an organization. */
  recorded: defineHook<RecordedAct>('audit.recorded'),
};
