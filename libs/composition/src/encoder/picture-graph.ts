import type { Animation, Transition, VisualClip } from '../document/document-schema.js';
import type { FilterGraph } from './filter-graph.js';
import type { Inputs } from './inputs.js';
import type { Canvas, Plan } from '../document/plan.js';
import type { VideoStream } from '@reelsheet/platform-media-tools';
import { toTransition } from './transitions.js';
import type { Box, VisibleRun, RunItem } from '../document/clip-runs.js';
import type { Scheduled } from '../document/timeline.js';

/** Scale factor for zooming: a larger picture gives steps finer than a pixel. */
const ZOOM_SCALE = 2;
const DEFAULT_AMOUNT = 0.12;

/** Filter that scales a picture to the largest size that fits into the box. */
const within = ({ width, height }: PictureSize) =>
  `scale=w='max(2,min(${width},2*floor(${height}*dar/2)))':h='max(2,min(${height},2*floor(${width}/dar/2)))'`;

/**
 * Filters that fit a picture into a box; `dar` is its display aspect ratio. For `blurred` see {@link
 * overBlurredCopy}.
 */
const FITS: Record<NonNullable<VisualClip['fit']>, (box: PictureSize, fill: string) => string[]> = {
  cover: ({ width, height }) => [
    `scale=w='max(${width},2*ceil(${height}*dar/2))':h='max(${height},2*ceil(${width}/dar/2))'`,
    `crop=${width}:${height}`,
  ],
  contain: (box, fill) => [within(box), `pad=${box.width}:${box.height}:(ow-iw)/2:(oh-ih)/2:color=${fill}`],
  blurred: (box) => [within(box)],
  fill: ({ width, height }) => [`scale=w=${width}:h=${height}`],
};

/** The picture is scaled down by `share` before blurring, which is cheaper and looks the same. */
const BLUR = { share: 1 / 12, sigma: 3, brightness: -0.08 } as const;

/** Easing functions of linear progress `p` from 0 to 1, as ffmpeg expressions. */
const EASINGS: Record<NonNullable<Animation['easing']>, (p: string) => string> = {
  linear: (p) => p,
  ease_in: (p) => `pow(${p},2)`,
  ease_out: (p) => `(1-pow(1-${p},2))`,
  ease_in_out: (p) => `(3*pow(${p},2)-2*pow(${p},3))`,
};

/** Zoom factor and relative position of the visible window for each camera move; `p` is the progress from 0 to 1. */
const CAMERAS: Record<
  Animation['type'],
  { zoom: (amount: number, p: string) => string; x: (p: string) => string; y: (p: string) => string }
> = {
  zoom_in: { zoom: (amount, p) => `1+${amount}*${p}`, x: () => '0.5', y: () => '0.5' },
  zoom_out: { zoom: (amount, p) => `1+${amount}*(1-${p})`, x: () => '0.5', y: () => '0.5' },
  pan_left: { zoom: (amount) => `1+${amount}`, x: (p) => `(1-${p})`, y: () => '0.5' },
  pan_right: { zoom: (amount) => `1+${amount}`, x: (p) => p, y: () => '0.5' },
  pan_up: { zoom: (amount) => `1+${amount}`, x: () => '0.5', y: (p) => `(1-${p})` },
  pan_down: { zoom: (amount) => `1+${amount}`, x: () => '0.5', y: (p) => p },
};

/** Converts HDR recordings, for example of phones, to BT.709. */
const TONE_MAPPING = [
  'zscale=t=linear:npl=203',
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
  'format=yuv420p',
];
const TO_HD_COLORS = 'out_color_matrix=bt709:out_range=tv';
const HDR_TRANSFERS = ['smpte2084', 'arib-std-b67'];

type PictureSize = Pick<Box, 'width' | 'height'>;
interface Surface {
  readonly canvas: Canvas;
  readonly box: Box;
  readonly format: 'yuv420p' | 'yuva420p';
  readonly fill: string;
}

/** Adds all visual layers and returns the label of the result. `files` are the names of the subtitle files. */
export function addPictures(graph: FilterGraph, plan: Plan, inputs: Inputs, files: readonly string[]): string {
  const { canvas } = plan;
  const fullCanvas = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  const surface: Surface = { canvas, box: fullCanvas, format: 'yuv420p', fill: canvas.background };
  let picture = plan.base ? addRun(graph, plan.base, surface, inputs) : addBlank(graph, plan.frames, surface);
  const subtitles = files.values();
  for (const layer of plan.layers) {
    picture =
      layer.kind === 'text'
        ? graph.chain([picture], withVideoTime(plan, `ass=filename=${subtitles.next().value}:fontsdir=fonts`))
        : overlay(graph, picture, layer.run, canvas, inputs);
  }
  return graph.chain([picture], [`trim=end_frame=${plan.frames}`, 'format=yuv420p', 'setsar=1']);
}

/** Runs a filter with timestamps relative to the whole video instead of the segment. */
function withVideoTime({ start, canvas }: Plan, filter: string): string[] {
  const offset = `${start}/(${canvas.fps}*TB)`;
  return start === 0 ? [filter] : [`setpts=round(PTS+${offset})`, filter, `setpts=round(PTS-${offset})`];
}

function overlay(graph: FilterGraph, picture: string, run: VisibleRun, canvas: Canvas, inputs: Inputs): string {
  const alpha = run.items.some(
    ({ clip, join }, i) => clip?.media?.probe.video?.alpha || clip?.clip.fit === 'contain' || (i === 0 && join),
  );
  const surface: Surface = { canvas, box: run.box, format: alpha ? 'yuva420p' : 'yuv420p', fill: 'black@0' };
  const layer = graph.chain([addRun(graph, run, surface, inputs)], [`setpts=N+${run.start}`]);
  return graph.chain([picture, layer], [`overlay=x=${run.box.x}:y=${run.box.y}:eof_action=pass`]);
}

/** Concatenates the items of a run and mixes those that are joined by a transition. */
function addRun(graph: FilterGraph, { items }: VisibleRun, surface: Surface, inputs: Inputs): string {
  const segments: string[] = [];
  let tail = firstTransitionSource(graph, items[0]!, surface);
  for (const [i, item] of items.entries()) {
    const [enters, leaves] = [tail ? (item.join?.frames ?? 0) : 0, items[i + 1]?.join?.frames ?? 0];
    const stream = addRunItem(graph, item, surface, inputs);
    const [head, body, nextTail] = cut(graph, stream, [enters, item.frames - enters - leaves, leaves]);
    if (head) segments.push(toTransition(graph, [tail!, head], item.join!, surface));
    if (body) segments.push(body);
    tail = nextTail;
  }
  const joined = segments.length > 1 ? [`concat=n=${segments.length}`] : [];
  return graph.chain(segments, [...joined, `settb=1/${surface.canvas.fps}`, 'setpts=N']);
}

/** Returns the blank stream that the first transition of a run starts from, unless it is a fade. */
function firstTransitionSource(graph: FilterGraph, { join }: RunItem, surface: Surface): string | undefined {
  return join && !fadesIn(join.transition) ? addBlank(graph, join.frames, surface) : undefined;
}

function fadesIn({ type }: Transition): boolean {
  return type === 'fade' || type === 'crossfade';
}

/** Cuts a stream into consecutive streams of the given lengths; undefined for a length of 0. */
function cut(graph: FilterGraph, stream: string, lengths: readonly number[]): (string | undefined)[] {
  const count = lengths.filter((length) => length > 0).length;
  const copies = count > 1 ? graph.fork([stream], [`split=${count}`], count).values() : [stream].values();
  let start = 0;
  return lengths.map((length) => {
    if (length === 0) return undefined;
    const copy = copies.next().value!;
    const segment =
      count > 1
        ? graph.chain([copy], [`trim=start_frame=${start}:end_frame=${start + length}`, 'setpts=PTS-STARTPTS'])
        : copy;
    start += length;
    return segment;
  });
}

function addRunItem(graph: FilterGraph, item: RunItem, surface: Surface, inputs: Inputs): string {
  return item.clip ? addClip(graph, item.clip, item, surface, inputs) : addBlank(graph, item.frames, surface);
}

function addBlank(graph: FilterGraph, frames: number, { canvas, box, format, fill }: Surface): string {
  const oneFrame = [
    `color=c=${fill}:s=${box.width}x${box.height}:r=${canvas.fps}`,
    'trim=end_frame=1',
    'format=gbrap',
    `scale=${TO_HD_COLORS}`,
    `format=${format}`,
  ];
  return graph.chain([], [...oneFrame, 'tpad=stop=-1:stop_mode=clone', `trim=end_frame=${frames}`]);
}

function addClip(
  graph: FilterGraph,
  placed: Scheduled<VisualClip>,
  item: RunItem,
  surface: Surface,
  inputs: Inputs,
): string {
  const { frames, join } = item;
  const { canvas, box, format, fill } = surface;
  const { fit = 'cover', animation } = placed.clip;
  const video = placed.media!.probe.video!;
  const zoomScale = animation ? ZOOM_SCALE : 1;
  const size = { width: box.width * zoomScale, height: box.height * zoomScale };
  const frameRate = `fps=${canvas.fps}:start_time=0`;
  const holdLastFrame = 'tpad=stop=-1:stop_mode=clone';
  const { input, leadFrames } = inputs.ofPictures(placed, item);
  const reducesFrameRate = !placed.media!.probe.still && (video.fps > canvas.fps || leadFrames > 0);
  const faded = format === 'yuva420p' && join && fadesIn(join.transition);
  const prepared = [
    reducesFrameRate && frameRate,
    ...(leadFrames > 0 ? [holdLastFrame, `trim=start_frame=${leadFrames}`, 'setpts=PTS-STARTPTS'] : []),
    ...(HDR_TRANSFERS.includes(video.transfer ?? '') ? TONE_MAPPING : []),
    format === 'yuva420p' && 'format=yuva420p',
  ];
  const fitted = [...FITS[fit](size, fill).map((filter) => withHdColors(filter, video)), 'setsar=1'];
  const timed = [
    `format=${format}`,
    // A still image lasts less than one frame of a slow canvas and would be dropped, so its last frame is held first.
    ...(placed.media!.probe.still ? [holdLastFrame, frameRate] : [!reducesFrameRate && frameRate, holdLastFrame]),
    `trim=end_frame=${frames}`,
    animation && toCamera(animation, item, box, canvas.fps),
    faded && `fade=t=in:n=${join.frames}:alpha=1`,
  ];
  const source = `${input}:${video.index}`;
  if (fit !== 'blurred') return graph.chain([source], [...prepared, ...fitted, ...timed]);
  return graph.chain([overBlurredCopy(graph, graph.chain([source], [...prepared, ...fitted]), size)], timed);
}

/** Centers a picture in a box, over an enlarged and blurred copy of itself. */
function overBlurredCopy(graph: FilterGraph, picture: string, { width, height }: PictureSize): string {
  const [back, front] = graph.fork([picture], ['split'], 2) as [string, string];
  const small = { width: blurSide(width), height: blurSide(height) };
  const blurred = [`gblur=sigma=${BLUR.sigma}`, `eq=brightness=${BLUR.brightness}`];
  const enlarged = [`scale=w=${width}:h=${height}:flags=bicubic`, 'setsar=1'];
  const backdrop = graph.chain([back], [...FITS.cover(small, ''), ...blurred, ...enlarged]);
  return graph.chain([backdrop, front], ['overlay=x=(W-w)/2:y=(H-h)/2:eof_action=repeat']);
}

/** Scales a side down by `BLUR.share` to an even number. */
const blurSide = (side: number) => 2 * Math.max(1, Math.round((side * BLUR.share) / 2));

/** Converts the color matrix while scaling, for sources that are not in BT.709. */
function withHdColors(filter: string, { pixelFormat, colorSpace = 'bt709', transfer = '' }: VideoStream): string {
  const ready = pixelFormat.startsWith('yuv4') && colorSpace === 'bt709';
  return ready || HDR_TRANSFERS.includes(transfer) || !filter.startsWith('scale=')
    ? filter
    : `${filter}:${TO_HD_COLORS}`;
}

function toCamera(
  { type, amount = DEFAULT_AMOUNT, easing = 'linear' }: Animation,
  { frames, cut = { skipped: 0, total: frames } }: RunItem,
  { width, height }: PictureSize,
  fps: number,
): string {
  const { zoom, x, y } = CAMERAS[type];
  const progress = EASINGS[easing](`((on+${cut.skipped})/${Math.max(1, cut.total - 1)})`);
  const at = (share: string, side: string) => `(${side}-${side}/zoom)*${share}`;
  return `zoompan=z='${zoom(amount, progress)}':x='${at(x(progress), 'iw')}':y='${at(y(progress), 'ih')}':d=1:s=${width}x${height}:fps=${fps}`;
}
