import { UpdatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Generated, Index } from 'typeorm';

/** Called autocontentengine, vidsheet, spreadsheet or project in the API. */
@Entity('sheet')
@Index('sheet_uuid', ['uuid'], { unique: true })
@Index('sheet_slug', ['slug'], { unique: true })
@Index('sheet_of_agent', ['agentId', 'id'])
@Index('sheet_of_organization', ['organizationId'])
@Index('sheet_trash_of_agent', ['agentId', 'deletedAt', 'id'], { where: 'deleted_at IS NOT NULL AND NOT is_removed' })
@Index('sheet_in_trash', ['deletedAt'], { where: 'deleted_at IS NOT NULL AND NOT is_removed' })
@Index('sheet_from_template', ['templateId', 'organizationId', 'id'], { where: 'template_id IS NOT NULL' })
export class SheetEntity extends UpdatedEntity {
  @Column('uuid')
  @Generated('uuid')
  uuid!: string;

  @Column('text')
  slug!: string;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  @Column('text')
  title!: string;

  /** The template that the sheet or its original was created from. */
  @Column('bigint', { nullable: true })
  templateId!: number | null;

  @Column('boolean', { default: false })
  isDefault!: boolean;

  @Column('text', { default: 'active' })
  status!: string;

  /** Increases with every change of the sheet. */
  @Column('bigint', { default: 0 })
  version!: number;

  /** Size of values, attributes and titles as JSON, without the changes pending in `sheet_size_change`. */
  @Column('bigint', { default: 0 })
  bytes!: number;

  /** Size of what is kept of its changes, so that they can be undone. */
  @Column('bigint', { default: 0 })
  imageBytes!: number;

  /** Sheets that this one was cloned from, directly or through other clones; it shows their generations. */
  @Column('bigint', { array: true, default: [] })
  sourceSheetIds!: number[];

  /** Since when it is in the trash. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  /** The user who deleted it; null when that is not known. */
  @Column('bigint', { nullable: true })
  deletedBy!: number | null;

  /** True once nobody can restore it any more: it is being removed with everything in it. */
  @Column('boolean', { default: false })
  isRemoved!: boolean;
}
