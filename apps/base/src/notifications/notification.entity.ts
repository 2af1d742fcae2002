import { CreatedEntity, NumberedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { NotificationDetails, NotificationKind } from './notification.js';

/** Something that happened and of which members are not notified yet. It is deleted by the statement that does it. */
@Entity('notification_occurrence')
@Index('notification_occurrence_of_organization', ['organizationId', 'id'])
export class NotificationOccurrenceEntity extends CreatedEntity {
  @Column('bigint')
  organizationId!: number;

  @Column('text')
  kind!: NotificationKind;

  @Column('text')
  groupKey!: string;

  @Column('boolean')
  isCounted!: boolean;

  @Column('bigint', { nullable: true })
  agentId!: number | null;

  /** The only member who is notified; null for all. */
  @Column('bigint', { nullable: true })
  recipientId!: number | null;

  /** The member who did it, and is not notified. */
  @Column('bigint', { nullable: true })
  actorId!: number | null;

  @Column('jsonb')
  details!: NotificationDetails;
}

/** A subject of which members are notified: one event, or many alike ones. */
@Entity('notification')
@Index('notification_group', ['organizationId', 'groupKey'], { unique: true })
@Index('notification_age', ['happenedAt'])
export class NotificationEntity extends NumberedEntity {
  @Column('bigint')
  organizationId!: number;

  @Column('text')
  kind!: NotificationKind;

  @Column('text')
  groupKey!: string;

  @Column('bigint', { nullable: true })
  agentId!: number | null;

  @Column('bigint', { nullable: true })
  recipientId!: number | null;

  @Column('bigint', { nullable: true })
  actorId!: number | null;

  /** Details of the latest occurrence. */
  @Column('jsonb')
  details!: NotificationDetails;

  @Column('integer')
  occurrences!: number;

  /** Time of the latest occurrence. */
  @Column('timestamptz')
  happenedAt!: Date;
}

/** A notification as one member has it. It is deleted with the membership. */
@Entity('member_notification')
@Index('member_notification_newest', ['organizationId', 'userId', 'happenedAt', 'notificationId'])
@Index('member_notification_unread', ['organizationId', 'userId'], {
  where: 'in_app AND read_at IS NULL AND archived_at IS NULL',
})
@Index('member_notification_of_notification', ['notificationId'])
export class MemberNotificationEntity {
  @PrimaryColumn('bigint')
  organizationId!: number;

  @PrimaryColumn('bigint')
  userId!: number;

  @PrimaryColumn('bigint')
  notificationId!: number;

  @Column('timestamptz')
  happenedAt!: Date;

  @Column('boolean')
  inApp!: boolean;

  @Column('boolean')
  byMail!: boolean;

  @Column('timestamptz', { nullable: true })
  readAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;

  /** When it was included in a mail. */
  @Column('timestamptz', { nullable: true })
  mailedAt!: Date | null;
}
