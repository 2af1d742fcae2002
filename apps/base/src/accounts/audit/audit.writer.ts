import { Inject, Injectable } from '@nestjs/common';
import { organizationActed } from '@reelsheet/contracts';
import { Clock, parseId } from '@reelsheet/kernel';
import { insideTransaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { Outbox } from '@reelsheet/platform-outbox';
import { LOGGER, requestContext, type Logger } from '@reelsheet/platform-telemetry';
import { Vault } from '../../vault/vault.js';
import { VISIBLE_ACTIONS, type AuditedAction, type AuditedEvent } from './audit.js';
import { CHAIN_PURPOSE, chainText, ENTRY_PURPOSE, entryText } from './audit-chain.js';
import { AuditHooks } from './audit-hooks.js';
import { AuditRepository } from './audit.repository.js';

/** Writes audit entries in the transaction of the action they describe, so that both are committed or neither. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly entries: AuditRepository,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly hooks: Hooks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Adds the caller, the client address and the id of the request. Throws outside a transaction. Call it last in the
   * transaction, because it locks the chain of the organization until the commit. An action that belongs to no
   * organization, such as a sign-in with an unknown address, is only logged.
   */
  async record({ action, target, detail = {}, organizationId, userId }: AuditedEvent): Promise<void> {
    if (!insideTransaction()) throw new Error(`${action} was recorded outside a transaction`);
    const { caller, address, requestId } = requestContext.getStore() ?? {};
    const event = {
      action,
      target: target ?? null,
      detail,
      userId: userId ?? caller?.userId ?? null,
      keyId: caller?.keyId ?? null,
      address: address ?? null,
      requestId: requestId ?? null,
      at: this.clock.now(),
    };
    const end = await this.entries.lockEnd(organizationId, event.userId);
    if (!end) return this.logger.warn({ action, address }, 'audit: action without an organization');
    const entry = { ...event, organizationId: end.organizationId, position: end.position + 1 };
    const { key, signature: hash } = this.vault.sign(entryText(end.hash, entry), ENTRY_PURPOSE);
    const { signature: seal } = this.vault.sign(chainText(entry.organizationId, entry.position, hash), CHAIN_PURPOSE);
    await this.entries.append({ ...entry, signedWith: key, hash }, seal);
    const targetId = parseId(target?.slice(target.indexOf(':') + 1)) ?? null;
    if (VISIBLE.has(action)) await this.announce(entry.organizationId, action, targetId);
    await this.hooks.run(AuditHooks.recorded, { ...entry, targetId });
  }

  /** Announces the act to the members who listen, without the details of the entry. */
  private async announce(organizationId: number, action: AuditedAction, id: number | null): Promise<void> {
    await this.outbox.send(organizationActed, { organization_id: organizationId, action, ...(id ? { id } : {}) });
  }
}

const VISIBLE: ReadonlySet<AuditedAction> = new Set(VISIBLE_ACTIONS);
