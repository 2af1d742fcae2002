import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { VoiceVendor } from './vendor-key.js';

/** An agent's own key at a voice vendor. */
@Entity('agent_vendor_key')
export class VendorKeyEntity {
  @PrimaryColumn('bigint')
  agentId!: number;

  @PrimaryColumn('text')
  vendor!: VoiceVendor;

  /** Encrypted by the vault. */
  @Column('text')
  sealed!: string;

  @Column('text')
  masked!: string;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
