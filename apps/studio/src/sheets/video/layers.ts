import type { JsonObject, LayerType, LayerView } from '@reelsheet/client';
import type { GridColumn } from '../data/sheet-data.js';
import { fileIdOf } from '../panels/cell-file-id.js';

/** The settings of a layer of a final video, as a person types them. */
export interface LayerSettings {
  readonly name: string;
  readonly type: LayerType;
  /** Title of the column whose cell of the same row the layer shows; undefined for media or text of its own. */
  readonly column: string | undefined;
  /** The file of the library that the layer shows where it shows no column. */
  readonly fileId: number | undefined;
  /** Text of a text layer, in which names of columns may occur. */
  readonly text: string;
  /** Seconds of a picture; empty for a share of the time that is left. */
  readonly duration: string;
  /** Loudness of a clip or sound in percent; empty for 100. */
  readonly volume: string;
}

export const LAYER_TYPES: readonly LayerType[] = ['video', 'image', 'audio', 'text'];

const PERCENT = 100;
/** Bounds of the API: louder sound and longer pictures are ignored when a video is composed. */
const MAX_VOLUME_PERCENT = 400;
const MAX_SECONDS = 600;
const NAME = /^\s*\{\{([^{}]+)\}\}\s*$/;
const TEXTS = ['text', 'value', 'content'];

/** Reads what a layer shows from its attributes. */
export function settingsOf({ name, type, additional_attributes: attributes }: LayerView): LayerSettings {
  const text = TEXTS.map((field) => attributes[field]).find((value) => typeof value === 'string') ?? '';
  const source = type === 'text' ? text : attributes['source'];
  const column = typeof source === 'string' ? NAME.exec(source)?.[1]?.trim() : undefined;
  const { duration, volume } = attributes;
  return {
    name,
    type,
    column,
    fileId: fileIdOf(attributes),
    text: String(text),
    duration: typeof duration === 'number' || typeof duration === 'string' ? String(duration) : '',
    volume: typeof volume === 'number' ? String(Math.round(volume * PERCENT)) : '',
  };
}

/** Returns the attributes that settings stand for. Null removes one. */
export function attributesOf({ type, column, fileId, text, duration, volume }: LayerSettings): JsonObject {
  const shown = column === undefined ? undefined : `{{${column}}}`;
  if (type === 'text') return { text: shown ?? text };
  const timing = type === 'image' ? { duration: duration.trim() === '' ? null : Number(duration) } : {};
  const sound = type === 'image' ? {} : { volume: volume.trim() === '' ? null : Number(volume) / PERCENT };
  return { ...sourceOf(shown, fileId), ...timing, ...sound };
}

/** Names the column or the file that is shown; a layer with generated media of its own names neither. */
function sourceOf(shown: string | undefined, fileId: number | undefined): JsonObject {
  if (shown !== undefined) return { source: shown };
  return fileId === undefined ? {} : { source: null, content_resource_id: fileId };
}

/** Returns the same attributes for a layer that has none yet. */
export function newAttributesOf(settings: LayerSettings): JsonObject {
  return Object.fromEntries(Object.entries(attributesOf(settings)).filter(([, value]) => value !== null));
}

export type LayerField = 'name' | 'column' | 'duration' | 'volume';

/** Returns the first field that cannot be taken; undefined where all can. */
export function invalidField(settings: LayerSettings): LayerField | undefined {
  const { name, type, column, fileId, text, duration, volume } = settings;
  if (name.trim() === '') return 'name';
  const hasOwn = type === 'text' ? text.trim() !== '' : fileId !== undefined;
  if (column === undefined && !hasOwn) return 'column';
  if (type === 'image' && !isWithin(duration, MAX_SECONDS, false)) return 'duration';
  if ((type === 'video' || type === 'audio') && !isWithin(volume, MAX_VOLUME_PERCENT, true)) return 'volume';
  return undefined;
}

function isWithin(text: string, max: number, isZeroAllowed: boolean): boolean {
  if (text.trim() === '') return true;
  const value = Number(text);
  return Number.isFinite(value) && value <= max && (isZeroAllowed ? value >= 0 : value > 0);
}

/** Returns the columns whose cells a layer of the type can show. */
export function sourcesFor(type: LayerType, columns: readonly GridColumn[]): readonly GridColumn[] {
  const kinds = type === 'audio' ? ['audio', 'video'] : [type];
  return columns.filter((column) => kinds.includes(column.type) && column.role !== 'final_video');
}

/** Returns the positions after a layer was moved by one; undefined at an end. */
export function movedBy(
  layers: readonly LayerView[],
  id: number,
  by: 1 | -1,
): { id: number; position: number }[] | undefined {
  const ordered = layers.toSorted((a, b) => a.position - b.position);
  const from = ordered.findIndex((layer) => layer.id === id);
  const other = ordered[from + by];
  const own = ordered[from];
  if (!own || !other) return undefined;
  return [
    { id: own.id, position: other.position },
    { id: other.id, position: own.position },
  ];
}
