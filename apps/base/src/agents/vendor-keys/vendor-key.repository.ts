import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { VendorKeyEntity } from './vendor-key.entity.js';
import type { VoiceVendor } from './vendor-key.js';

export type VendorKey = Readonly<VendorKeyEntity>;

@Injectable()
export class VendorKeyRepository {
  constructor(private readonly db: Database) {}

  async put(key: Pick<VendorKeyEntity, 'agentId' | 'vendor' | 'sealed' | 'masked'>): Promise<void> {
    await this.db.execute(
      `INSERT INTO agent_vendor_key (agent_id, vendor, sealed, masked) VALUES ($1, $2, $3, $4)
       ON CONFLICT (agent_id, vendor) DO UPDATE
       SET sealed = excluded.sealed, masked = excluded.masked, updated_at = now()`,
      [key.agentId, key.vendor, key.sealed, key.masked],
    );
  }

  /** Returns the number of removed keys. */
  async remove(agentId: number, vendors: readonly VoiceVendor[]): Promise<number> {
    return this.db.execute(`DELETE FROM agent_vendor_key WHERE agent_id = $1 AND vendor = ANY ($2::text[])`, [
      agentId,
      vendors,
    ]);
  }

  async find(agentId: number, vendor: VoiceVendor): Promise<VendorKey | null> {
    return this.db.repository(VendorKeyEntity).findOneBy({ agentId, vendor });
  }

  async listOf(agentId: number): Promise<VendorKey[]> {
    return this.db.repository(VendorKeyEntity).findBy({ agentId });
  }
}
