import type { Transition } from '../document/document-schema.js';
import type { FilterGraph } from './filter-graph.js';

const byDirection = (name: string) => ({
  left: `${name}left`,
  right: `${name}right`,
  up: `${name}up`,
  down: `${name}down`,
});

/** Name of ffmpeg's `xfade` effect for each transition, by direction if it has one. */
const EFFECTS: Record<Transition['type'], string | Record<NonNullable<Transition['direction']>, string>> = {
  fade: 'fadeblack',
  flash: 'fadewhite',
  crossfade: 'fade',
  dissolve: 'dissolve',
  blur: 'hblur',
  zoom: 'zoomin',
  circle: 'circleopen',
  clock: 'radial',
  pixels: 'pixelize',
  slide: byDirection('slide'),
  wipe: byDirection('wipe'),
  smooth: byDirection('smooth'),
};
/** `xfade` supports only formats with full chroma resolution. */
const FULL_CHROMA = { yuv420p: 'yuv444p', yuva420p: 'yuva444p' } as const;

interface Join {
  readonly frames: number;
  readonly transition: Transition;
}

/** Adds the transition between two streams, both `join.frames` long, and returns its label. */
export function toTransition(
  graph: FilterGraph,
  streams: readonly [string, string],
  { frames, transition }: Join,
  { canvas, format }: { readonly canvas: { readonly fps: number }; readonly format: keyof typeof FULL_CHROMA },
): string {
  const effect = EFFECTS[transition.type];
  const name = typeof effect === 'string' ? effect : effect[transition.direction ?? 'left'];
  const full = streams.map((stream) =>
    graph.chain([stream], [`format=${FULL_CHROMA[format]}`, `settb=1/${canvas.fps}`, `setpts=N`]),
  );
  return graph.chain(full, [
    `xfade=transition=${name}:duration=${(frames / canvas.fps).toFixed(6)}:offset=0`,
    `format=${format}`,
  ]);
}
