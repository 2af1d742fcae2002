import { CommonErrors, DomainError, type Clock, type Role } from '@reelsheet/kernel';
import { isScope } from './access.js';
import type { AuthenticatedRequest } from './credentials/caller.js';
import type { CallerCache } from './credentials/caller-cache.js';
import type { Admission } from './scopes/scope.guard.js';

interface AccessTools {
  readonly callers: CallerCache;
  readonly admission: Admission;
  readonly clock: Clock;
}

/**
 * The access of a caller to a stream that stays open. It is known without a question to the database as long as this
 * replica would have been notified of a change. So a stream may send while it is current, and checks it again
 * otherwise.
 */
export class StreamAccess {
  private readonly role: Role | undefined;
  /** The period of contact in which the access was checked; undefined after a change and without contact. */
  private contact?: number;
  private changes = 0;
  private readonly stopWatching: () => void;
  private listener?: () => void;

  constructor(
    private readonly request: AuthenticatedRequest,
    private readonly tools: AccessTools,
  ) {
    this.role = roleOf(request);
    this.stopWatching = tools.callers.watch(request.caller!.userId, () => {
      this.contact = undefined;
      this.changes += 1;
      this.listener?.();
    });
  }

  /** True as long as nothing can have ended the access since the last check. */
  get isCurrent(): boolean {
    const { expiresAt } = this.request.caller!;
    const isUnchanged = this.contact !== undefined && this.contact === this.tools.callers.contact();
    return isUnchanged && (expiresAt === undefined || expiresAt > this.tools.clock.now());
  }

  /** Calls back when the permissions of the caller have changed. */
  onChange(listener: () => void): void {
    this.listener = listener;
  }

  /**
   * Checks the access in the source or in what is known of it. Throws the error of the route for a caller who would not
   * be admitted any more, and `forbidden` for one whose role has changed: another role may read other things.
   */
  async check(): Promise<void> {
    const { callers, admission } = this.tools;
    const { changes, request } = this;
    const contact = callers.contact();
    const caller = await callers.find(request.credential!);
    if (!caller) throw new DomainError(CommonErrors.unauthorized);
    request.caller = caller;
    for (const rule of request.rules!.filter(isScope)) await admission.admit(request, rule);
    if (roleOf(request) !== this.role) throw new DomainError(CommonErrors.forbidden);
    if (changes === this.changes) this.contact = contact;
  }

  release(): void {
    this.stopWatching();
    this.listener = undefined;
  }
}

const roleOf = ({ scopes }: AuthenticatedRequest): Role | undefined => scopes?.values().next().value?.role;
