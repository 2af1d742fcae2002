import { AddressSetting, ChatConfig, SecretSetting } from '@reelsheet/platform-config';

/** Addresses and credentials of all vendors whose models generate content. Several domains use them. */
export class ModelVendorsConfig extends ChatConfig {
  @AddressSetting({
    about: 'OpenAI-compatible `images/generations` and `images/edits` that serve the image models of the catalogue',
    vendor: 'images',
  })
  IMAGE_BASE_URL!: string;

  @SecretSetting({ about: 'key at the image vendor', vendor: 'images' })
  IMAGE_API_KEY!: string;

  @AddressSetting({ about: 'speech, OpenAI-compatible', vendor: 'speech' })
  SPEECH_BASE_URL!: string;

  @SecretSetting({ about: 'key at the speech vendor', vendor: 'speech' })
  SPEECH_API_KEY!: string;

  @AddressSetting({ about: 'transcription, OpenAI-compatible', vendor: 'transcription' })
  TRANSCRIPTION_BASE_URL!: string;

  @SecretSetting({ about: 'key at the transcription vendor', vendor: 'transcription' })
  TRANSCRIPTION_API_KEY!: string;

  @AddressSetting({ about: 'Kling `text2video`', vendor: 'Kling' })
  VIDEO_BASE_URL!: string;

  @SecretSetting({ about: 'access key at the video vendor', vendor: 'Kling' })
  VIDEO_ACCESS_KEY!: string;

  @SecretSetting({ about: 'secret key at the video vendor', vendor: 'Kling' })
  VIDEO_SECRET_KEY!: string;

  @AddressSetting({ about: 'ElevenLabs, which speaks with the voices of our own account there', vendor: 'ElevenLabs' })
  ELEVENLABS_BASE_URL!: string;

  @SecretSetting({
    about: 'key of our own account at ElevenLabs; without one only accounts that agents connect are used there',
    vendor: 'ElevenLabs',
  })
  ELEVENLABS_API_KEY!: string;

  @AddressSetting({ about: 'Gemini API: texts, images, and videos by Veo', vendor: 'Gemini' })
  GOOGLE_BASE_URL!: string;

  @SecretSetting({ about: 'key at the Gemini API', vendor: 'Gemini' })
  GOOGLE_API_KEY!: string;

  @AddressSetting({
    about: 'BytePlus ModelArk, whose `/api/v3/contents/generations/tasks` makes videos',
    vendor: 'ModelArk',
  })
  ARK_BASE_URL!: string;

  @SecretSetting({ about: 'key at BytePlus ModelArk', vendor: 'ModelArk' })
  ARK_API_KEY!: string;

  @AddressSetting({ about: "fal's queue", vendor: 'fal' })
  FAL_BASE_URL!: string;

  @SecretSetting({ about: 'key at fal', vendor: 'fal' })
  FAL_API_KEY!: string;

  @AddressSetting({ about: 'where fal publishes the keys that sign its webhooks', vendor: 'fal' })
  FAL_WEBHOOK_KEYS_URL!: string;
}
