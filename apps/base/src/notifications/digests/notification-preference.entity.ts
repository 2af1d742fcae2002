import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Digest } from './digest.js';

/** Choices of a member for one kind of notifications; the default applies to what is absent. */
export interface StoredChannels {
  readonly in_app?: boolean;
  readonly by_mail?: boolean;
}

/** Choices of a member about the notifications of an organization. The row is deleted with the membership. */
@Entity('notification_preference')
@Index('notification_preference_of_user', ['userId'])
export class NotificationPreferenceEntity {
  @PrimaryColumn('bigint')
  organizationId!: number;

  @PrimaryColumn('bigint')
  userId!: number;

  /** Choices by the kind of the notifications. */
  @Column('jsonb', { default: {} })
  kinds!: Readonly<Record<string, StoredChannels>>;

  @Column('text')
  digest!: Digest;

  @Column('integer')
  hour!: number;

  @Column('integer')
  weekday!: number;

  /** When the next daily or weekly mail is due; null for members without such mails. */
  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;

  /** When a mail was last enqueued. */
  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}
