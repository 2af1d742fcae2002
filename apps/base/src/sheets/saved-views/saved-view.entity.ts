import { UpdatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index } from 'typeorm';
import type { ViewDefinition } from './saved-view.js';

/** A view of a sheet that its team shares: conditions, order of rows, and columns. */
@Entity('saved_view')
@Index('saved_view_of_sheet', ['sheetId', 'id'])
export class SavedViewEntity extends UpdatedEntity {
  @Column('bigint')
  sheetId!: number;

  @Column('text')
  name!: string;

  @Column('jsonb')
  definition!: ViewDefinition;
}
