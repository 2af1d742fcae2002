import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Generated, Index } from 'typeorm';
import type { SheetContent } from '../copies/sheet-plan.js';

/** A template that an organization created from a sheet. */
@Entity('template')
@Index('template_uuid', ['uuid'], { unique: true })
@Index('template_slug', ['organizationId', 'slug'], { unique: true })
@Index('template_of_organization', ['organizationId', 'id'])
export class TemplateEntity extends CreatedEntity {
  @Column('uuid')
  @Generated('uuid')
  uuid!: string;

  @Column('bigint')
  organizationId!: number;

  @Column('text')
  slug!: string;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  @Column('jsonb')
  content!: SheetContent;
}
