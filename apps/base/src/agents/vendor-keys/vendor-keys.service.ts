import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { insideTransaction, Transaction } from '@reelsheet/platform-database';
import { ProviderError } from '@reelsheet/provider-common';
import type { KeyCheckResult } from '@reelsheet/provider-voice';
import { AuditLog } from '../../accounts/audit/audit.writer.js';
import { Vault } from '../../vault/vault.js';
import { VendorKeyErrors } from './vendor-key.errors.js';
import {
  maskKey,
  VOICE_VENDORS,
  type MaskedVendorKeys,
  type VendorKeyChanges,
  type VoiceVendor,
} from './vendor-key.js';
import { VendorKeyRepository } from './vendor-key.repository.js';
import { VoiceVendors } from './voice-vendors.js';

interface KeyHolder {
  readonly id: number;
  readonly organizationId: number;
}

const aadOf = (agentId: number, vendor: VoiceVendor) => `agent_vendor_key:${agentId}:${vendor}`;

/** Agents' own keys at voice vendors. They are checked before they are stored, stored encrypted and shown masked. */
@Injectable()
export class VendorKeys {
  constructor(
    private readonly keys: VendorKeyRepository,
    private readonly vendors: VoiceVendors,
    private readonly vault: Vault,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Checks new keys at the vendors. Must be called outside a transaction. Throws `invalid_api_key`, and
   * `service_unavailable` when a vendor does not respond.
   */
  async check(changes: VendorKeyChanges): Promise<void> {
    if (insideTransaction()) throw new Error('a vendor was called inside a transaction');
    await Promise.all(VOICE_VENDORS.map((vendor) => this.checkOne(vendor, changes[vendor])));
  }

  /** Stores keys that {@link check} accepted, in the transaction of the caller. */
  async save(agent: KeyHolder, changes: VendorKeyChanges): Promise<void> {
    for (const vendor of VOICE_VENDORS) {
      const key = changes[vendor];
      if (key) await this.put(agent, vendor, key);
      else if (key === null) await this.remove(agent, vendor);
    }
  }

  /** Throws `invalid_key` when the vendor rejects the key. */
  async connect(agent: KeyHolder, vendor: VoiceVendor, apiKey: string): Promise<KeyCheckResult> {
    const result = await this.verify(vendor, apiKey);
    if (!result.valid) throw new DomainError(VendorKeyErrors.invalidKey);
    await this.transaction.run(() => this.put(agent, vendor, apiKey));
    return result;
  }

  async disconnect(agent: KeyHolder, vendor: VoiceVendor): Promise<void> {
    await this.transaction.run(() => this.remove(agent, vendor));
  }

  async removeAll(agentId: number): Promise<void> {
    await this.keys.remove(agentId, VOICE_VENDORS);
  }

  async masksOf(agentId: number): Promise<MaskedVendorKeys> {
    const keys = await this.keys.listOf(agentId);
    return Object.fromEntries(keys.map(({ vendor, masked }) => [vendor, masked]));
  }

  /** Returns the key itself for a call to the vendor; null without one. */
  async keyOf(agentId: number, vendor: VoiceVendor): Promise<string | null> {
    const key = await this.keys.find(agentId, vendor);
    return key && this.vault.open<string>(key.sealed, aadOf(agentId, vendor));
  }

  /** Checks a key at the vendor without storing it. Throws `service_unavailable` when the vendor does not respond. */
  async verify(vendor: VoiceVendor, apiKey: string): Promise<KeyCheckResult> {
    try {
      return await this.vendors.of(vendor).checkKey({ apiKey });
    } catch (cause) {
      if (!(cause instanceof ProviderError)) throw cause;
      throw new DomainError(
        CommonErrors.unavailable,
        `${vendor}_api_key could not be checked: ${cause.message}`,
        undefined,
        { cause },
      );
    }
  }

  private async put({ id: agentId, organizationId }: KeyHolder, vendor: VoiceVendor, key: string): Promise<void> {
    await this.keys.put({
      agentId,
      vendor,
      sealed: this.vault.seal(key, aadOf(agentId, vendor)),
      masked: maskKey(key),
    });
    await this.audit.record({
      action: 'vendor_key.saved',
      target: `vendor:${vendor}`,
      detail: { agent_id: agentId },
      organizationId,
    });
  }

  private async remove({ id: agentId, organizationId }: KeyHolder, vendor: VoiceVendor): Promise<void> {
    const removed = await this.keys.remove(agentId, [vendor]);
    if (removed > 0)
      await this.audit.record({
        action: 'vendor_key.removed',
        target: `vendor:${vendor}`,
        detail: { agent_id: agentId },
        organizationId,
      });
  }

  private async checkOne(vendor: VoiceVendor, apiKey: string | null | undefined): Promise<void> {
    if (!apiKey) return;
    const { valid } = await this.verify(vendor, apiKey);
    if (!valid) throw new DomainError(CommonErrors.invalidApiKey, `${vendor}_api_key is refused by the vendor`);
  }
}
