import type { PlannedColumn, PlannedLayer } from '../copies/sheet-plan.js';

/** Default generation settings of the cells of templates. */
const TEXT = { textMode: 'ai', model: 'textmodel_b' } as const;
const IMAGE = { model: 'imgalpha_2_lite', ratio: '9:16' } as const;
const VIDEO = { model: 'vidalpha-3.1-lite', ratio: '9:16', resolution: '720p' } as const;

type Prompted = Pick<PlannedColumn, 'title' | 'description'> & { readonly prompt: string };

/** A text that the user types; `value` is an example to replace. */
export function typed(title: string, description: string, value = ''): PlannedColumn {
  return { title, type: 'text', role: 'ingredient', description, cell: { value, attributes: { textMode: 'manual' } } };
}

/** A generated text. */
export function written(
  { title, description, prompt }: Prompted,
  role: 'script' | 'ingredient' = 'ingredient',
): PlannedColumn {
  return { title, type: 'text', role, description, cell: { attributes: { ...TEXT, prompt } } };
}

export function picture({ title, description, prompt }: Prompted): PlannedColumn {
  return { title, type: 'image', role: 'ingredient', description, cell: { attributes: { ...IMAGE, prompt } } };
}

export function voice({ title, description, prompt }: Prompted): PlannedColumn {
  return { title, type: 'audio', role: 'ingredient', description, cell: { attributes: { prompt } } };
}

/** A generated video clip; `duration` is in seconds, limited to the values that `vidalpha-3.1-lite` supports. */
export function clip({ title, description, prompt }: Prompted, duration: 4 | 6 | 8 = 8): PlannedColumn {
  return { title, type: 'video', role: 'video', description, cell: { attributes: { ...VIDEO, duration, prompt } } };
}

/** A layer of the final video that shows the cell of a column in the same row. */
interface FinalLayer {
  readonly type: 'video' | 'image' | 'audio' | 'text';
  readonly column: string;
}

/** Layers of the final video: clips and pictures one after another, below a voice and its captions. */
export const clipLayer = (column: string): FinalLayer => ({ type: 'video', column });
export const pictureLayer = (column: string): FinalLayer => ({ type: 'image', column });
export const voiceLayer = (column: string): FinalLayer => ({ type: 'audio', column });
export const captionLayer = (column: string): FinalLayer => ({ type: 'text', column });

/** Columns for the video that is composed of the layers, and its statistics after publishing. */
export function finish(...layers: readonly FinalLayer[]): PlannedColumn[] {
  const isSpoken = layers.some(({ type }) => type === 'audio');
  return [
    {
      title: 'FINAL VIDEO',
      type: 'video',
      role: 'final_video',
      description: 'Layers composed and rendered',
      cell: { layers: layers.map((layer) => toLayer(layer, isSpoken)) },
    },
    { title: 'STATS', type: 'stats', role: 'stats', description: 'Figures of the posted video' },
  ];
}

/** A clip is silent below a voice. */
function toLayer({ type, column }: FinalLayer, isSpoken: boolean): PlannedLayer {
  const shown = `{{${column}}}`;
  if (type === 'text') return { name: column, type, attributes: { text: shown } };
  const isSilent = type === 'video' && isSpoken;
  return { name: column, type, attributes: { source: shown, ...(isSilent ? { volume: 0 } : {}) } };
}
