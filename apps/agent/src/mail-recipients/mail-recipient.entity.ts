import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { LinkPurpose, RecipientStatus } from './mail-recipient.js';

/** An address that was asked for its confirmation, or that ended the mails of an organization. */
@Entity('mail_recipient')
export class MailRecipientEntity {
  @PrimaryColumn('bigint')
  organizationId!: number;

  /** In lower case. */
  @PrimaryColumn('text')
  address!: string;

  @Column('text')
  status!: RecipientStatus;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

/** A link in a mail. Its token exists only in the mail. */
@Entity('mail_link')
@Index('mail_link_of_recipient', ['organizationId', 'address'])
@Index('mail_link_of_mail', ['mailId'])
export class MailLinkEntity {
  /** SHA-256 of the token. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('bigint')
  organizationId!: number;

  /** In lower case. */
  @Column('text')
  address!: string;

  @Column('text')
  purpose!: LinkPurpose;

  /** The mail, which has links of its own in each attempt to send it. */
  @Column('uuid')
  mailId!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
