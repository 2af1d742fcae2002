import { Flag, Id, Json, Whole, type FieldOptions } from '@reelsheet/platform-http';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';

/** The field `position` of a row, column or layer. */
export const Position = (options: FieldOptions = {}): PropertyDecorator =>
  Whole({
    max: SHEET_LIMITS.position,
    about: 'from 0; items from this position on move up, and a position beyond the end means the end',
    ...options,
  });

/** The field `additional_attributes` of rows, columns, cells and layers. */
export const AdditionalAttributes = (about = ''): PropertyDecorator =>
  Json({
    optional: true,
    about: ['replaces the previous attributes, unless `merge_attributes` is true', ...(about ? [about] : [])].join(
      '; ',
    ),
  });

/** The field `merge_attributes` beside items that are changed. */
export const MergeAttributes = (): PropertyDecorator =>
  Flag({
    optional: true,
    default: false,
    about: 'true: `additional_attributes` changes only the fields that it names, and null removes one',
  });

/** The field `position` beside items that are created together. */
export const FirstPosition = (): PropertyDecorator =>
  Position({
    optional: true,
    about: 'of the first of them, from 0; the others follow it; at the end where absent',
  });

/** A row, column or layer and its new position. */
export class PlaceItem {
  @Id()
  id!: number;

  @Position()
  position!: number;
}
