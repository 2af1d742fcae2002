import type { Animation, Transition, VisualClip } from '../document/document.schema.js';
import type { FilterGraph } from './filter-graph.js';
import type { Inputs } from './inputs.js';
import type { Canvas, Plan } from '../document/plan.js';
import type { VideoStream } from '@reelsheet/platform-media-tools';
import { toTransition } from './transitions.js';
import type { Box, Run, Segment } from '../document/runs.js';
import type { Scheduled } from '../document/timeline.js';

/** Zooming works on a larger picture, so that its steps are finer than a pixel. */
const ZOOM_DETAIL = 2;
const DEFAULT_AMOUNT = 0.12;

/** The largest size in which all of a picture is seen. */
const within = ({ width, height }: Size) =>
  `scale=w='max(2,min(${width},2*floor(${height}*dar/2)))':h='max(2,min(${height},2*floor(${width}/dar/2)))'`;

/** Filters that bring a picture into a box; `dar` is its shape as it is displayed. `blurred` lays it over itself, see {@link onItself}. */
const FITS: Record<NonNullable<VisualClip['fit']>, (box: Size, fill: string) => string[]> = {
  cover: ({ width, height }) => [
    `scale=w='max(${width},2*ceil(${height}*dar/2))':h='max(${height},2*ceil(${width}/dar/2))'`,
    `crop=${width}:${height}`,
  ],
  contain: (box, fill) => [within(box), `pad=${box.width}:${box.height}:(ow-iw)/2:(oh-ih)/2:color=${fill}`],
  blurred: (box) => [within(box)],
  fill: ({ width, height }) => [`scale=w=${width}:h=${height}`],
};

/** How much smaller a picture is made before it is blurred, which is cheaper and just as soft. */
const BLUR = { share: 1 / 12, sigma: 3, brightness: -0.08 } as const;

/** How far a move has come where a steady one has come to `p`. */
const EASINGS: Record<NonNullable<Animation['easing']>, (p: string) => string> = {
  linear: (p) => p,
  ease_in: (p) => `pow(${p},2)`,
  ease_out: (p) => `(1-pow(1-${p},2))`,
  ease_in_out: (p) => `(3*pow(${p},2)-2*pow(${p},3))`,
};

/** How much is magnified, and where the window stands in the room that leaves; `p` goes from 0 to 1. */
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

/** Brings wide-gamut recordings of telephones into the colours of ordinary video. */
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

type Size = Pick<Box, 'width' | 'height'>;
interface Surface {
  readonly canvas: Canvas;
  readonly box: Box;
  readonly format: 'yuv420p' | 'yuva420p';
  readonly fill: string;
}

/** Adds everything that is seen, up to and including the words, and answers its name. `files` names the words' files. */
export function addPictures(graph: FilterGraph, plan: Plan, inputs: Inputs, files: readonly string[]): string {
  const { canvas } = plan;
  const whole = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  const ground: Surface = { canvas, box: whole, format: 'yuv420p', fill: canvas.background };
  let picture = plan.base ? addRun(graph, plan.base, ground, inputs) : addBlank(graph, plan.frames, ground);
  const words = files.values();
  for (const layer of plan.layers) {
    picture =
      layer.kind === 'words'
        ? graph.chain([picture], atTimeOf(plan, `ass=filename=${words.next().value}:fontsdir=fonts`))
        : overlay(graph, picture, layer.run, canvas, inputs);
  }
  return graph.chain([picture], [`trim=end_frame=${plan.frames}`, 'format=yuv420p', 'setsar=1']);
}

/** A filter that knows the time of the whole video. */
function atTimeOf({ start, canvas }: Plan, filter: string): string[] {
  const offset = `${start}/(${canvas.fps}*TB)`;
  return start === 0 ? [filter] : [`setpts=round(PTS+${offset})`, filter, `setpts=round(PTS-${offset})`];
}

function overlay(graph: FilterGraph, picture: string, run: Run, canvas: Canvas, inputs: Inputs): string {
  const alpha = run.segments.some(
    ({ clip, join }, i) => clip?.media?.probe.video?.alpha || clip?.clip.fit === 'contain' || (i === 0 && join),
  );
  const surface: Surface = { canvas, box: run.box, format: alpha ? 'yuva420p' : 'yuv420p', fill: 'black@0' };
  const laid = graph.chain([addRun(graph, run, surface, inputs)], [`setpts=N+${run.start}`]);
  return graph.chain([picture, laid], [`overlay=x=${run.box.x}:y=${run.box.y}:eof_action=pass`]);
}

/** The run's segments after one another, those that are joined by a transition mixed for its length. */
function addRun(graph: FilterGraph, { segments }: Run, surface: Surface, inputs: Inputs): string {
  const parts: string[] = [];
  let tail = entranceOf(graph, segments[0]!, surface);
  for (const [i, segment] of segments.entries()) {
    const [enters, leaves] = [tail ? (segment.join?.frames ?? 0) : 0, segments[i + 1]?.join?.frames ?? 0];
    const stream = addSegment(graph, segment, surface, inputs);
    const [head, body, nextTail] = cut(graph, stream, [enters, segment.frames - enters - leaves, leaves]);
    if (head) parts.push(toTransition(graph, [tail!, head], segment.join!, surface));
    if (body) parts.push(body);
    tail = nextTail;
  }
  const joined = parts.length > 1 ? [`concat=n=${parts.length}`] : [];
  return graph.chain(parts, [...joined, `settb=1/${surface.canvas.fps}`, 'setpts=N']);
}

/** What the first clip of a run takes over from: nothing, unless the run says otherwise. */
function entranceOf(graph: FilterGraph, { join }: Segment, surface: Surface): string | undefined {
  return join && !fadesIn(join.transition) ? addBlank(graph, join.frames, surface) : undefined;
}

function fadesIn({ type }: Transition): boolean {
  return type === 'fade' || type === 'crossfade';
}

/** Cuts a stream into three of those lengths; undefined where the length is 0. */
function cut(graph: FilterGraph, stream: string, lengths: readonly number[]): (string | undefined)[] {
  const wanted = lengths.filter((length) => length > 0).length;
  const copies = wanted > 1 ? graph.fork([stream], [`split=${wanted}`], wanted).values() : [stream].values();
  let start = 0;
  return lengths.map((length) => {
    if (length === 0) return undefined;
    const copy = copies.next().value!;
    const part =
      wanted > 1
        ? graph.chain([copy], [`trim=start_frame=${start}:end_frame=${start + length}`, 'setpts=PTS-STARTPTS'])
        : copy;
    start += length;
    return part;
  });
}

function addSegment(graph: FilterGraph, segment: Segment, surface: Surface, inputs: Inputs): string {
  return segment.clip
    ? addClip(graph, segment.clip, segment, surface, inputs)
    : addBlank(graph, segment.frames, surface);
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
  segment: Segment,
  surface: Surface,
  inputs: Inputs,
): string {
  const { frames, join } = segment;
  const { canvas, box, format, fill } = surface;
  const { fit = 'cover', animation } = placed.clip;
  const video = placed.media!.probe.video!;
  const detail = animation ? ZOOM_DETAIL : 1;
  const size = { width: box.width * detail, height: box.height * detail };
  const pace = `fps=${canvas.fps}:start_time=0`;
  const lasting = 'tpad=stop=-1:stop_mode=clone';
  const { input, unseen } = inputs.ofPictures(placed, segment);
  const thinned = !placed.media!.probe.still && (video.fps > canvas.fps || unseen > 0);
  const faded = format === 'yuva420p' && join && fadesIn(join.transition);
  const seen = [
    thinned && pace,
    ...(unseen > 0 ? [lasting, `trim=start_frame=${unseen}`, 'setpts=PTS-STARTPTS'] : []),
    ...(HDR_TRANSFERS.includes(video.transfer ?? '') ? TONE_MAPPING : []),
    format === 'yuva420p' && 'format=yuva420p',
  ];
  const fitted = [...FITS[fit](size, fill).map((filter) => inColors(filter, video)), 'setsar=1'];
  const paced = [
    `format=${format}`,
    // A still lasts for less than a frame of a slow canvas, which would drop it.
    ...(placed.media!.probe.still ? [lasting, pace] : [!thinned && pace, lasting]),
    `trim=end_frame=${frames}`,
    animation && toCamera(animation, segment, box, canvas.fps),
    faded && `fade=t=in:n=${join.frames}:alpha=1`,
  ];
  const source = `${input}:${video.index}`;
  if (fit !== 'blurred') return graph.chain([source], [...seen, ...fitted, ...paced]);
  return graph.chain([onItself(graph, graph.chain([source], [...seen, ...fitted]), size)], paced);
}

/** A picture in the middle of a box, on itself enlarged and blurred. */
function onItself(graph: FilterGraph, picture: string, { width, height }: Size): string {
  const [behind, before] = graph.fork([picture], ['split'], 2) as [string, string];
  const small = { width: fraction(width), height: fraction(height) };
  const blurred = [`gblur=sigma=${BLUR.sigma}`, `eq=brightness=${BLUR.brightness}`];
  const enlarged = [`scale=w=${width}:h=${height}:flags=bicubic`, 'setsar=1'];
  const ground = graph.chain([behind], [...FITS.cover(small, ''), ...blurred, ...enlarged]);
  return graph.chain([ground, before], ['overlay=x=(W-w)/2:y=(H-h)/2:eof_action=repeat']);
}

/** An even share of a side. */
const fraction = (side: number) => 2 * Math.max(1, Math.round((side * BLUR.share) / 2));

/** Pictures and old recordings have another matrix than HD video, which the result is. */
function inColors(filter: string, { pixelFormat, colorSpace = 'bt709', transfer = '' }: VideoStream): string {
  const ready = pixelFormat.startsWith('yuv4') && colorSpace === 'bt709';
  return ready || HDR_TRANSFERS.includes(transfer) || !filter.startsWith('scale=')
    ? filter
    : `${filter}:${TO_HD_COLORS}`;
}

function toCamera(
  { type, amount = DEFAULT_AMOUNT, easing = 'linear' }: Animation,
  { frames, cut = { skipped: 0, whole: frames } }: Segment,
  { width, height }: Size,
  fps: number,
): string {
  const { zoom, x, y } = CAMERAS[type];
  const progress = EASINGS[easing](`((on+${cut.skipped})/${Math.max(1, cut.whole - 1)})`);
  const at = (share: string, side: string) => `(${side}-${side}/zoom)*${share}`;
  return `zoompan=z='${zoom(amount, progress)}':x='${at(x(progress), 'iw')}':y='${at(y(progress), 'ih')}':d=1:s=${width}x${height}:fps=${fps}`;
}
