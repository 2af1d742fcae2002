import { invalid, PROBLEMS, schemaViolation } from '@reelsheet/kernel';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import {
  CLIP_TYPES,
  type Captions,
  type Clip,
  type Document,
  DocumentSchema,
  DOCUMENT_LIMITS,
} from './document.schema.js';

const ROOT = 'job.input';
const ajv = new Ajv2020({ discriminator: true, allowUnionTypes: true });

/**
 * Reads a render document from JSON text or from an object; an empty one stands for the cell's own layers.
 * Throws 422 `validation_error` whose message begins with the path of the first fault.
 */
export function parseDocument(input: unknown): Document {
  const value = typeof input === 'string' ? parseJson(input) : (input ?? {});
  const fits = ajv.compile<Document>(DocumentSchema);
  if (!fits(value)) throw toFault(fits.errors![0]!);
  checkClips(value);
  checkText(value);
  if (value.captions) checkCaptions(value.captions, value.tracks === undefined);
  return value;
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(ROOT, 'must be JSON');
  }
}

const ONE_SOURCE = 'must hold exactly one of url, content_resource_id, layer_id, cell_id';

/** For the keywords that mean more in a render document than they say. */
const MEANINGS: Readonly<Record<string, string>> = { minProperties: ONE_SOURCE, maxProperties: ONE_SOURCE };

function toFault(error: ErrorObject) {
  if (error.keyword === 'discriminator')
    return invalid(at([...error.instancePath.split('/').slice(1), 'type']), PROBLEMS.oneOf(CLIP_TYPES));
  const { path, problem } = schemaViolation(error);
  return invalid(at(path), MEANINGS[error.keyword] ?? problem);
}

const at = (path: readonly string[]) => [ROOT, ...path].join('.');

function checkClips({ tracks = [] }: Document): void {
  const count = tracks.reduce((sum, track) => sum + track.clips.length, 0);
  if (tracks.length > 0 && count === 0) throw invalid(`${ROOT}.tracks`, 'must hold at least one clip');
  if (count > DOCUMENT_LIMITS.clips)
    throw invalid(`${ROOT}.tracks`, `must hold at most ${DOCUMENT_LIMITS.clips} clips in all`);
  tracks.forEach((track, t) => track.clips.forEach((clip, c) => checkClip(clip, `${ROOT}.tracks.${t}.clips.${c}`)));
}

function checkClip(clip: Clip, path: string): void {
  if ((clip.start ?? 0) + (clip.duration ?? 0) > DOCUMENT_LIMITS.seconds)
    throw invalid(path, `must end within ${DOCUMENT_LIMITS.seconds} seconds`);
  if ('loop' in clip && clip.loop) checkLoop(clip, path);
  if ('trim' in clip && clip.trim) checkTrim(clip.trim, `${path}.trim`);
}

function checkLoop(clip: Clip, path: string): void {
  if (clip.duration === undefined) throw invalid(`${path}.duration`, 'is required for a clip that loops');
  if ('trim' in clip) throw invalid(`${path}.trim`, 'must be left out where the clip loops');
}

function checkTrim(
  { start = 0, end, duration }: { start?: number; end?: number; duration?: number },
  path: string,
): void {
  if (end === undefined) return;
  if (duration !== undefined) throw invalid(`${path}.duration`, 'must be left out where end is given');
  if (end <= start) throw invalid(`${path}.end`, 'must be after its start');
}

function checkText({ tracks = [], captions }: Document): void {
  const clips = tracks.flatMap((track) => track.clips).flatMap((clip) => (clip.type === 'text' ? [clip.text] : []));
  const sentences = captions?.sentences?.map(({ text }) => text) ?? [];
  requireReadable([...clips, ...sentences]);
}

/** Throws 422 where the texts of one video are too much; `part` names the part of the document that they come from. */
export function requireReadable(texts: readonly string[], part?: keyof Document): void {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > DOCUMENT_LIMITS.wholeText)
    throw invalid(at(part ? [part] : []), `must hold at most ${DOCUMENT_LIMITS.wholeText} characters of text in all`);
}

/** Captions without words of their own dress the text of the cell's layers. */
function checkCaptions({ generation_id: id, sentences }: Captions, ofLayers: boolean): void {
  const path = `${ROOT}.captions`;
  const given = [id, sentences].filter((words) => words !== undefined).length;
  if (given > 1 || (given === 0 && !ofLayers)) throw invalid(path, 'must hold exactly one of generation_id, sentences');
  sentences?.forEach((sentence, s) => {
    if (sentence.endMs <= sentence.startMs) throw invalid(`${path}.sentences.${s}.endMs`, 'must be after its startMs');
  });
}
