import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { VOICES, type EspeakVoice } from '../../media/voices.js';
import { VendorError } from '../../server/vendor-error.js';
import { Collection } from '../../store/collection.js';
import { accountOf } from './history.js';

export interface AccountVoice {
  id: string;
  name: string;
  category: 'premade' | 'cloned' | 'generated';
  /** Voice of espeak-ng. */
  sound: EspeakVoice;
  description?: string;
  labels?: Record<string, string>;
  createdAt?: number;
  /** True if the voice has a preview. */
  hasPreview?: boolean;
}

interface MadeVoice extends AccountVoice {
  /** Key of the account; not part of responses. */
  account: string;
}

const premade = (id: string, name: string, sound: string, gender: string): AccountVoice => ({
  id,
  name,
  category: 'premade',
  sound: VOICES[sound]!,
  labels: { gender, language: 'en' },
});

/** Voices that every account has. */
const PREMADE: readonly AccountVoice[] = [
  premade('21m00Tcm4TlvDq8ikWAM', 'Rachel', 'coral', 'female'),
  premade('EXAVITQu4vr4xnSDxMaL', 'Sarah', 'nova', 'female'),
  premade('JBFqnCBsd6RMkjVDRZzb', 'George', 'fable', 'male'),
  premade('pNInz6obpgDQGcFmaJgB', 'Adam', 'onyx', 'male'),
  premade('onwK4e9ZLuTAKqWW03F9', 'Daniel', 'ballad', 'male'),
];

const ID = /^[A-Za-z0-9]{20}$/;

/** Key of an account that cannot add another voice. */
const FULL = 'sandbox-full';
const VOICE_LIMIT = 10_000;

/** The voices of accounts: those of all accounts, one of its own, and those that it has created. */
export class Voices {
  private readonly made: Collection<MadeVoice>;
  /** Voices of the premade set that an account has deleted. */
  private readonly removed: Collection<true>;

  constructor(database: DatabaseSync) {
    this.made = new Collection<MadeVoice>(database, 'voice_made', VOICE_LIMIT);
    this.removed = new Collection<true>(database, 'voice_removed', VOICE_LIMIT);
  }

  of(apiKey: string): AccountVoice[] {
    const id = createHash('sha256').update(`voice of ${apiKey}`).digest('hex').slice(0, 20);
    const own: AccountVoice = { id, name: 'My own voice', category: 'cloned', sound: VOICES['marin']! };
    const account = accountOf(apiKey);
    const made = this.made.all().filter((voice) => voice.account === account);
    return [...PREMADE, ...(this.removed.get(id) ? [] : [own]), ...made];
  }

  find(apiKey: string, id: string): AccountVoice {
    if (!ID.test(id))
      throw new VendorError(
        'invalid',
        `An invalid ID has been received: '${id}'. Make sure to provide a correct one.`,
        'invalid_uid',
      );
    const voice = this.of(apiKey).find((each) => each.id === id);
    if (!voice) throw new VendorError('not_found', `A voice with the voice_id ${id} was not found.`, 'voice_not_found');
    return voice;
  }

  add(apiKey: string, voice: AccountVoice): AccountVoice {
    if (apiKey === FULL)
      throw new VendorError(
        'invalid',
        'You have reached your maximum amount of custom voices (0 / 0).',
        'voice_limit_reached',
      );
    const made = { ...voice, createdAt: Math.floor(Date.now() / 1_000), account: accountOf(apiKey) };
    if (!this.made.insert(voice.id, made))
      throw new VendorError(
        'invalid',
        'This generated voice was already added to your voices.',
        'voice_already_exists',
      );
    return made;
  }

  remove(apiKey: string, id: string): void {
    const { category } = this.find(apiKey, id);
    if (category === 'premade')
      throw new VendorError('invalid', 'Premade voices cannot be deleted.', 'premade_voice_not_deletable');
    if (this.made.get(id)) this.made.remove(id);
    else this.removed.put(id, true);
  }

  list(apiKey: string, query: VoicesQuery): { voices: AccountVoice[]; hasMore: boolean; total: number } {
    const found = this.of(apiKey).filter((voice) => isMeant(voice, query));
    const from = Number(query.next_page_token ?? 0);
    const voices = found.slice(from, from + Number(query.page_size ?? 10));
    return { voices, hasMore: found.length > from + voices.length, total: found.length };
  }
}

export interface VoicesQuery {
  page_size?: string;
  next_page_token?: string;
  search?: string;
  /** Filter: `default` for premade voices, `personal` for all voices of the account's own. */
  voice_type?: string;
  category?: string;
}

function isMeant({ name, category, description = '', labels = {} }: AccountVoice, query: VoicesQuery): boolean {
  const words = [name, category, description, ...Object.values(labels)].join(' ').toLowerCase();
  const type = category === 'premade' ? 'default' : 'personal';
  return (
    words.includes((query.search ?? '').toLowerCase()) &&
    (query.voice_type ?? type) === type &&
    (query.category ?? category) === category
  );
}

/** Returns the sound of a voice, which is determined by its description or sample. */
export function soundOf(seed: string, description: string): EspeakVoice {
  const digest = createHash('sha256').update(seed).digest();
  const gender = /\b(female|woman|girl|she|her)\b/i.test(description) ? 'f' : 'm';
  const accent = /\bbritish\b/i.test(description) ? 'en-gb' : 'en-us';
  return { voice: `${accent}+${gender}${1 + (digest[0]! % 5)}`, pitch: 20 + (digest[1]! % 60) };
}

export function toVoice(voice: AccountVoice, origin: string): object {
  const { id, name, category, labels = {}, description = null, createdAt = null, hasPreview } = voice;
  return {
    voice_id: id,
    name,
    category,
    labels,
    description,
    preview_url: hasPreview ? `${origin}/voice/previews/${id}.mp3` : null,
    settings: null,
    created_at_unix: createdAt,
    is_owner: category !== 'premade',
  };
}
