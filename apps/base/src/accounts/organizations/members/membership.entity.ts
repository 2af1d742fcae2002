import type { Role } from '@reelsheet/kernel';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('membership')
@Index('membership_of_user', ['userId'])
export class MembershipEntity {
  @PrimaryColumn('bigint')
  organizationId!: number;

  @PrimaryColumn('bigint')
  userId!: number;

  @Column('text')
  role!: Role;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
