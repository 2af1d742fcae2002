import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AttentionKind } from './attention.js';

/** An item that members have decided to leave as it is. It is listed again when its state is a later one. */
@Entity('attention_dismissal')
@Index('attention_dismissal_age', ['dismissedAt'])
export class AttentionDismissalEntity {
  @PrimaryColumn('bigint')
  organizationId!: number;

  @PrimaryColumn('text')
  kind!: AttentionKind;

  @PrimaryColumn('text')
  itemId!: string;

  /** Time of the state that was dismissed. */
  @Column('timestamptz')
  since!: Date;

  @Column('timestamptz')
  dismissedAt!: Date;
}
