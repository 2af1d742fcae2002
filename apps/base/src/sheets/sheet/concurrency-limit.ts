import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { requestContext } from '@reelsheet/platform-telemetry';

/** Owner of an operation. All work without a request, or without a caller, has the same owner. */
interface OperationOwner {
  readonly shareId: number | undefined;
  readonly userId: number | undefined;
}

/**
 * Limits expensive operations of one kind in this process: in total, and to half of that for one organization, together
 * with the others of its founder, and for one user. More agents or organizations of a user get no more of them.
 */
export class ConcurrencyLimit {
  private readonly running: OperationOwner[] = [];
  /** Maximum number of operations of one organization, and of one user. */
  private readonly share: number;

  /** Calls beyond the share are rejected with `message`. */
  constructor(
    private readonly total: number,
    private readonly message: string,
  ) {
    this.share = Math.max(1, Math.floor(total / 2));
  }

  /**
   * Starts an operation of the current request and returns a function that the caller must call once when it has ended.
   * Throws `rate_limited` or `service_unavailable` when too many operations are running.
   */
  acquire(): () => void {
    const { caller, organizationId, shareId = organizationId } = requestContext.getStore() ?? {};
    const owner: OperationOwner = { shareId, userId: caller?.userId };
    if (this.count('shareId', owner) >= this.share || this.count('userId', owner) >= this.share)
      throw new DomainError(CommonErrors.rateLimited, this.message);
    if (this.running.length >= this.total) throw new DomainError(CommonErrors.unavailable);
    this.running.push(owner);
    return () => void this.running.splice(this.running.indexOf(owner), 1);
  }

  private count(key: keyof OperationOwner, owner: OperationOwner): number {
    return this.running.filter((other) => other[key] === owner[key]).length;
  }
}
