import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { changeCount, DomainError } from '@reelsheet/kernel';
import { requestContext } from '@reelsheet/platform-telemetry';
import { MAX_LOOKUP_MS, MAX_LOOKUPS, MAX_LOOKUPS_OF_SHARE, NAME_SERVER_TIMEOUT_MS } from './outbound-limits.js';
import { OutboundErrors } from './outbound.errors.js';

export interface NameQuery {
  /** True for a host that the operator allows, which may be known to this machine only. */
  readonly isAllowed: boolean;
  /** Cancels the query; its reason is thrown. */
  readonly signal?: AbortSignal;
}

/** Returns the addresses of names. */
export interface NameService {
  addressesOf(host: string, query: NameQuery): Promise<LookupAddress[]>;
}

const newResolver = () => new Resolver({ timeout: NAME_SERVER_TIMEOUT_MS });

/**
 * Resolves names in URLs of callers. The operating system's `getaddrinfo` holds one of very few threads of the process
 * until name servers answer, so servers that never answer would stop all other names. Public names are therefore
 * resolved by queries to name servers, which need no thread, a few at a time and with a deadline. The operating system
 * resolves only names that public name servers do not know.
 */
export class NameResolver implements NameService {
  private readonly running = new Map<number | undefined, number>();
  private count = 0;

  constructor(private readonly create: () => Resolver = newResolver) {}

  /** Throws `media_fetch_failed` while too many names are resolved. */
  async addressesOf(host: string, { isAllowed, signal }: NameQuery): Promise<LookupAddress[]> {
    if (isAllowed) return lookup(host, { all: true });
    const release = this.takeSlot();
    try {
      return await (isLocal(host) ? lookup(host, { all: true }) : this.query(host, signal));
    } finally {
      release();
    }
  }

  /** Each query has a resolver of its own, because a resolver can only cancel all its queries. */
  private async query(host: string, signal?: AbortSignal): Promise<LookupAddress[]> {
    const deadline = AbortSignal.timeout(MAX_LOOKUP_MS);
    const ending = signal ? AbortSignal.any([signal, deadline]) : deadline;
    ending.throwIfAborted();
    const resolver = this.create();
    const cancel = () => resolver.cancel();
    ending.addEventListener('abort', cancel, { once: true });
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      signal?.throwIfAborted();
      const found = answers.flatMap((answer, at) =>
        answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })) : [],
      );
      if (found.length > 0) return found;
      throw answers.find((answer) => answer.status === 'rejected')?.reason ?? new Error(`${host} has no address`);
    } finally {
      ending.removeEventListener('abort', cancel);
    }
  }

  private takeSlot(): () => void {
    const { shareId, organizationId } = requestContext.getStore() ?? {};
    const share = shareId || organizationId || undefined;
    const own = this.running.get(share) ?? 0;
    if (this.count >= MAX_LOOKUPS || (share !== undefined && own >= MAX_LOOKUPS_OF_SHARE)) throw tooMany();
    this.count += 1;
    changeCount(this.running, share, 1);
    return () => {
      this.count -= 1;
      changeCount(this.running, share, -1);
    };
  }
}

/** The slots are those of the process, whatever the number of clients. */
export const nameResolver = new NameResolver();

/** Names of one label, and those below `localhost`, are in no public zone. */
function isLocal(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return !name.includes('.') || name.endsWith('.localhost');
}

const tooMany = () =>
  new DomainError(OutboundErrors.failed, 'too many names are resolved at the moment; try again', undefined, {
    cause: new Error('too many lookups'),
  });
