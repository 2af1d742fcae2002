import { invalid, VALIDATION_MESSAGES, schemaViolation } from '@reelsheet/kernel';
import { validatorOf } from '@reelsheet/kernel/schema';
import type { ErrorObject } from 'ajv/dist/2020.js';
import {
  CLIP_TYPES,
  type Captions,
  type Clip,
  type Document,
  DocumentSchema,
  DOCUMENT_LIMITS,
} from './document-schema.js';

const ROOT = 'job.input';

/**
 * Parses a render document from JSON text or an object. An empty one means the cell's own layers.
 * Throws 422 `validation_error`, whose message starts with the path of the first error.
 */
export function parseDocument(input: unknown): Document {
  const value = typeof input === 'string' ? parseJson(input) : (input ?? {});
  const isValid = validatorOf<Document>(DocumentSchema);
  if (!isValid(value)) throw toValidationError(isValid.errors![0]!);
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

/** Specific error messages for keywords whose standard message would be unclear in a render document. */
const KEYWORD_MESSAGES: Readonly<Record<string, string>> = { minProperties: ONE_SOURCE, maxProperties: ONE_SOURCE };

function toValidationError(error: ErrorObject) {
  if (error.keyword === 'discriminator')
    return invalid(at([...error.instancePath.split('/').slice(1), 'type']), VALIDATION_MESSAGES.oneOf(CLIP_TYPES));
  const { path, reason } = schemaViolation(error);
  return invalid(at(path), KEYWORD_MESSAGES[error.keyword] ?? reason);
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
  assertTextLength([...clips, ...sentences]);
}

/** Throws 422 if the texts of one video are too long in total; `field` is the document field that they come from. */
export function assertTextLength(texts: readonly string[], field?: keyof Document): void {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > DOCUMENT_LIMITS.totalText)
    throw invalid(at(field ? [field] : []), `must hold at most ${DOCUMENT_LIMITS.totalText} characters of text in all`);
}

/** Captions without sentences are allowed only for the cell's own layers, whose text they then show. */
function checkCaptions({ generation_id: id, sentences }: Captions, usesLayers: boolean): void {
  const path = `${ROOT}.captions`;
  const given = [id, sentences].filter((words) => words !== undefined).length;
  if (given > 1 || (given === 0 && !usesLayers))
    throw invalid(path, 'must hold exactly one of generation_id, sentences');
  sentences?.forEach((sentence, s) => {
    if (sentence.endMs <= sentence.startMs) throw invalid(`${path}.sentences.${s}.endMs`, 'must be after its startMs');
  });
}
