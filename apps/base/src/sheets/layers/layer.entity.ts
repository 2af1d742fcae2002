import { Column, Entity, Index, Unique } from 'typeorm';
import { OrderedItemEntity } from '../items/item.entity.js';
import type { LayerType } from '../sheet/column-types.js';

/** A layer of the video that is composed in a cell. */
@Entity('layer')
@Unique('layer_position', ['cellId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Index('layer_of_sheet', ['sheetId'])
@Index('layer_of_generation', ['defaultGenerationId'], { where: 'default_generation_id IS NOT NULL' })
@Index('layer_with_file', ['sheetId'], { where: `(additional_attributes -> 'content_resource_id') IS NOT NULL` })
export class LayerEntity extends OrderedItemEntity {
  @Column('bigint')
  cellId!: number;

  @Column('text')
  name!: string;

  @Column('text')
  type!: LayerType;

  /** The selected generation. Generations belong to a later domain, so there is no foreign key. */
  @Column('bigint', { nullable: true })
  defaultGenerationId!: number | null;
}
