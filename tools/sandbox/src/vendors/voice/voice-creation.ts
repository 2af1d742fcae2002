import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { probe } from '../../media/probe.js';
import { speak } from '../../media/speech.js';
import { inTemporaryFolder } from '../../media/temporary.js';
import type { EspeakVoice } from '../../media/voices.js';
import { VendorError } from '../../server/vendor-error.js';
import type { Form } from '../../server/forms.js';
import type { SandboxContext } from '../../server/vendor.js';
import { Collection } from '../../store/collection.js';
import { utter } from '../speech/spoken-texts.js';
import { accountOf } from './history.js';
import { type AccountVoice, soundOf, Voices } from './voices.js';

const PREVIEWS = 3;
const MP3 = ['-ar', '44100', '-c:a', 'libmp3lame', '-b:a', '128k', '-f', 'mp3'];
const MAX_SAMPLE_BYTES = 11 * 2 ** 20;

const Labels = Type.Optional(Type.Record(Type.String(), Type.String()));
const Description = Type.String({ minLength: 20, maxLength: 1_000 });

export const DesignBody = Type.Object({
  voice_description: Description,
  text: Type.Optional(Type.String({ minLength: 100, maxLength: 1_000 })),
  auto_generate_text: Type.Optional(Type.Boolean()),
});
export type DesignBody = Static<typeof DesignBody>;

export const CreateBody = Type.Object({
  voice_name: Type.String({ minLength: 1, maxLength: 100 }),
  voice_description: Description,
  generated_voice_id: Type.String(),
  labels: Labels,
});
export type CreateBody = Static<typeof CreateBody>;

/** A designed voice that its account may save. */
interface Draft {
  account: string;
  sound: EspeakVoice;
}

const newId = () => randomBytes(15).toString('hex').slice(0, 20);

export const previewOf = (id: string) => `${id}.preview`;

/** Creates voices from a description or from a sample. */
export class VoiceCreation {
  private readonly drafts: Collection<Draft>;
  private readonly voices: Voices;

  constructor(private readonly sandbox: SandboxContext) {
    this.drafts = new Collection<Draft>(sandbox.database, 'voice_drafts', 2_000);
    this.voices = new Voices(sandbox.database);
  }

  async design(apiKey: string, { voice_description, text, auto_generate_text }: DesignBody): Promise<object> {
    const said =
      text ??
      (auto_generate_text ? `${voice_description} This is how it sounds when it is asked to speak.` : undefined);
    if (said === undefined)
      throw new VendorError('invalid', 'Either text or auto_generate_text is needed.', 'missing_text');
    const previews = [];
    for (let index = 0; index < PREVIEWS; index++)
      previews.push(await this.draft(apiKey, voice_description, said, index));
    return { previews, text: said };
  }

  create(apiKey: string, body: CreateBody): AccountVoice {
    const draft = this.drafts.get(body.generated_voice_id);
    if (draft?.account !== accountOf(apiKey))
      throw new VendorError('not_found', 'A generated voice with that ID was not found.', 'generated_voice_not_found');
    return this.voices.add(apiKey, {
      id: body.generated_voice_id,
      name: body.voice_name,
      category: 'generated',
      sound: draft.sound,
      description: body.voice_description,
      labels: body.labels,
      hasPreview: true,
    });
  }

  async clone(apiKey: string, { fields, files }: Form): Promise<AccountVoice> {
    const name = fields.get('name')?.[0];
    const samples = files.filter(({ field }) => field === 'files' || field === 'files[]');
    if (!name || samples.length === 0)
      throw new VendorError('invalid', 'name and files are required.', 'missing_field', 422);
    for (const { bytes } of samples) await assertSound(bytes);
    const description = fields.get('description')?.[0] ?? '';
    const labels = labelsIn(fields.get('labels')?.[0]);
    const seed = createHash('sha256');
    for (const { bytes } of samples) seed.update(bytes);
    const sound = soundOf(seed.digest('hex'), `${description} ${Object.values(labels).join(' ')}`);
    return this.voices.add(apiKey, { id: newId(), name, category: 'cloned', sound, description, labels });
  }

  private async draft(apiKey: string, description: string, text: string, index: number): Promise<object> {
    const id = newId();
    const sound = soundOf(`${id}${index}`, description);
    const spoken = await speak(text, sound, 1);
    const audio = await utter(this.sandbox.database, spoken, MP3);
    await this.sandbox.files.write(previewOf(id), audio);
    this.drafts.put(id, { account: accountOf(apiKey), sound });
    return {
      audio_base_64: audio.toString('base64'),
      generated_voice_id: id,
      media_type: 'audio/mpeg',
      duration_secs: spoken.duration,
      language: 'en',
    };
  }
}

async function assertSound(bytes: Buffer): Promise<void> {
  const found = await inTemporaryFolder(async (dir) => {
    const path = join(dir, 'sample');
    await writeFile(path, bytes);
    return probe(path).catch(() => undefined);
  });
  if (!found?.audio || bytes.length > MAX_SAMPLE_BYTES)
    throw new VendorError('invalid', 'The sample is no sound, or too large.', 'invalid_voice_sample');
}

function labelsIn(text: string | undefined): Record<string, string> {
  try {
    return text ? (JSON.parse(text) as Record<string, string>) : {};
  } catch {
    throw new VendorError('invalid', 'labels must be a JSON object.', 'invalid_labels');
  }
}
