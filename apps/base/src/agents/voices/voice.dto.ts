import { CommonErrors, DomainError, invalid, VALIDATION_MESSAGES } from '@reelsheet/kernel';
import { Choice, ListOf, Name, Text, Whole } from '@reelsheet/platform-http';
import type { VoiceCreationDraft, Sample, SampleSource } from './voice-creation.js';
import {
  MAX_BASE64,
  MAX_DESCRIPTION_LENGTH,
  MAX_LABEL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SAMPLE_BYTES,
  MAX_SAMPLE_TEXT_LENGTH,
} from './voice-limits.js';
import { LIBRARY_SOURCES, type LibrarySource, type LibraryVoice } from './voice.js';
import type { DescriptionOrder } from './voice-text.js';

const gender = { max: MAX_LABEL_LENGTH, about: 'for example female, male or neutral' };
const language = {
  optional: true,
  max: MAX_LABEL_LENGTH,
  about: 'a name or a code, for example English or en',
} as const;
const description = { optional: true, max: MAX_DESCRIPTION_LENGTH, about: 'description of the sound' } as const;

export class LibraryQuery {
  @Choice(LIBRARY_SOURCES, { optional: true, about: 'all where absent' })
  source?: LibrarySource;
}

export class ScriptBody {
  @Text({ ...language, about: 'language of the script; English where absent' })
  language?: string;
}

export class DescriptionBody {
  @Name(gender)
  gender!: string;

  @Text({ ...description, about: 'requested properties' })
  voice_description?: string;

  @Text(language)
  language?: string;

  @Text({ optional: true, max: 5_000, about: 'text that the voice will say' })
  script?: string;
}

export class SamplesBody {
  @Name({
    max: MAX_SAMPLE_TEXT_LENGTH,
    about: 'text of the samples; a short text is repeated until it is long enough',
  })
  text!: string;

  @Text(description)
  description?: string;
}

export class DesignBody {
  @Text({ max: 2_000, about: 'id of a sample that was made for this agent; each sample can become a voice once' })
  generation_id!: string;

  @Name({ max: MAX_NAME_LENGTH })
  name!: string;

  @Text({ optional: true, ...gender })
  gender?: string;

  @Text(language)
  language?: string;

  @Text(description)
  description?: string;
}

export class CloneBody {
  @Name({ optional: true, max: MAX_NAME_LENGTH, about: 'without it 400 `validation_error`' })
  name?: string;

  @Text({ optional: true, max: 2_000, format: 'uri', about: 'a sound at a public address; this or `audio_base64`' })
  audio_url?: string;

  @Text({
    optional: true,
    max: MAX_BASE64,
    about: `a sound of at most ${MAX_SAMPLE_BYTES} bytes, in base64 or as a data URL; this or \`audio_url\``,
  })
  audio_base64?: string;

  @Text({ optional: true, ...gender })
  gender?: string;

  @Text(language)
  language?: string;

  @Text(description)
  description?: string;
}

export class VoiceView {
  @Text() voice_id!: string;
  @Text() name!: string;
  @Choice(LIBRARY_SOURCES) source!: LibrarySource;
  @Text({ nullable: true }) gender!: string | null;
  @Text({ nullable: true }) language!: string | null;
  @Text({ nullable: true }) description!: string | null;
  @Text({ nullable: true, about: 'address of a sound; null without one' }) preview_url!: string | null;
  @Text({ nullable: true, format: 'date-time' }) created_at!: string | null;
}

export class LibraryView {
  @ListOf(() => VoiceView) voices!: VoiceView[];
  @Whole() total!: number;
}

export class ScriptView {
  @Text() voice_sample!: string;
}

export class DescriptionView {
  @Text() voice_description!: string;
}

export class SampleView {
  @Text({ about: 'opaque; for `POST …/voice/design`' }) generation_id!: string;
  @Text({ about: 'an MP3, in base64', max: 2 ** 24 }) audio!: string;
}

export class SamplesView {
  @ListOf(() => SampleView) samples!: SampleView[];
}

export function fromDescription({ gender, voice_description, language, script }: DescriptionBody): DescriptionOrder {
  return { gender, description: voice_description, language, script };
}

export function fromDraft({ name, gender, language, description }: DesignBody): VoiceCreationDraft {
  return { name, gender, language, description };
}

/** Throws 400 when the name is missing, or there is not exactly one sample. */
export function fromClone(body: CloneBody): { readonly source: SampleSource; readonly draft: VoiceCreationDraft } {
  const { name, audio_url: url, audio_base64: base64, gender, language, description } = body;
  if (name === undefined) throw new DomainError(CommonErrors.missingField, `name ${VALIDATION_MESSAGES.required}`);
  if ((url === undefined) === (base64 === undefined))
    throw new DomainError(CommonErrors.missingField, 'exactly one of audio_url and audio_base64 is required');
  if (url === '' || base64 === '') throw invalid(url === '' ? 'audio_url' : 'audio_base64', 'must name a sound');
  const source = url === undefined ? { base64: base64! } : { url };
  return { source, draft: { name, gender, language, description } };
}

export function toLibrary(voices: readonly LibraryVoice[]): LibraryView {
  return { voices: voices.map(toVoice), total: voices.length };
}

export function toVoice(voice: LibraryVoice): VoiceView {
  return {
    voice_id: voice.voiceId,
    name: voice.name,
    source: voice.source,
    gender: voice.gender,
    language: voice.language,
    description: voice.description,
    preview_url: voice.previewUrl,
    created_at: voice.createdAt?.toISOString() ?? null,
  };
}

export function toSamples(samples: readonly Sample[]): SamplesView {
  return { samples: samples.map(({ generationId, audio }) => ({ generation_id: generationId, audio })) };
}
