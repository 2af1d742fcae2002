import type { Transition } from '../document/document.schema.js';
import type { FilterGraph } from './filter-graph.js';

const towards = (name: string) => ({
  left: `${name}left`,
  right: `${name}right`,
  up: `${name}up`,
  down: `${name}down`,
});

/** The mixer's name for each transition, by direction where it has one. */
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
  slide: towards('slide'),
  wipe: towards('wipe'),
  smooth: towards('smooth'),
};
/** The mixer knows chroma in full resolution only. */
const FULL_CHROMA = { yuv420p: 'yuv444p', yuva420p: 'yuva444p' } as const;

interface Join {
  readonly frames: number;
  readonly transition: Transition;
}

/** Adds the change from the first stream to the second, both `join.frames` long, and answers its name. */
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
