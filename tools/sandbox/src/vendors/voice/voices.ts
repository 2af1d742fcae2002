import { createHash } from 'node:crypto';
import { Failure } from '../../server/failure.js';
import { VOICES, type EspeakVoice } from '../../media/voices.js';

export interface AccountVoice {
  id: string;
  name: string;
  category: 'premade' | 'cloned';
  /** How espeak-ng says it. */
  sound: EspeakVoice;
}

const premade = (id: string, name: string, sound: string): AccountVoice => ({
  id,
  name,
  category: 'premade',
  sound: VOICES[sound]!,
});

/** Voices that every account has. */
const PREMADE: readonly AccountVoice[] = [
  premade('21m00Tcm4TlvDq8ikWAM', 'Rachel', 'coral'),
  premade('EXAVITQu4vr4xnSDxMaL', 'Sarah', 'nova'),
  premade('JBFqnCBsd6RMkjVDRZzb', 'George', 'fable'),
  premade('pNInz6obpgDQGcFmaJgB', 'Adam', 'onyx'),
  premade('onwK4e9ZLuTAKqWW03F9', 'Daniel', 'ballad'),
];

const ID = /^[A-Za-z0-9]{20}$/;

/** The voices of an account: those that all have, and one of its own that nobody else does. */
export function voicesOf(apiKey: string): AccountVoice[] {
  const id = createHash('sha256').update(`voice of ${apiKey}`).digest('hex').slice(0, 20);
  return [...PREMADE, { id, name: 'My own voice', category: 'cloned', sound: VOICES['marin']! }];
}

export function voiceOf(apiKey: string, id: string): AccountVoice {
  if (!ID.test(id))
    throw new Failure(
      'invalid',
      `An invalid ID has been received: '${id}'. Make sure to provide a correct one.`,
      'invalid_uid',
    );
  const voice = voicesOf(apiKey).find((each) => each.id === id);
  if (!voice) throw new Failure('not_found', `A voice with the voice_id ${id} was not found.`, 'voice_not_found');
  return voice;
}

export function toVoice({ id, name, category }: AccountVoice): object {
  return { voice_id: id, name, category, labels: {}, description: null, preview_url: null, settings: null };
}
