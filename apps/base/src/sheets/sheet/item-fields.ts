import { Id, Json, Whole, type FieldOptions } from '@reelsheet/platform-http';
import { SHEET_LIMITS } from './sheet-limits.js';

/** Where a row, column or layer stands among its like. */
export const Position = (options: FieldOptions = {}): PropertyDecorator =>
  Whole({
    max: SHEET_LIMITS.position,
    about: 'from 0; what stands there makes way, and a place beyond the end is the end',
    ...options,
  });

/** The field `additional_attributes` of rows, columns, cells and layers. */
export const AdditionalAttributes = (about = ''): PropertyDecorator =>
  Json({ optional: true, about: ['takes the place of the former ones', ...(about ? [about] : [])].join('; ') });

/** A row, column or layer and the place that it moves to. */
export class PlaceItem {
  @Id()
  id!: number;

  @Position()
  position!: number;
}
