import { Entity, Unique } from 'typeorm';
import { OrderedItemEntity } from '../items/item.entity.js';

@Entity('sheet_row')
@Unique('sheet_row_position', ['sheetId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class SheetRowEntity extends OrderedItemEntity {}
