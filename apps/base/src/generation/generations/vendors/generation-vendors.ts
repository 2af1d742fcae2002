import type { Provider, Type } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import type { Kind, ProviderOf } from '@reelsheet/model-catalog';
import { whereSetUp } from '@reelsheet/platform-config';
import { GoogleImageProvider, OpenAiImageProvider, type ImageProvider } from '@reelsheet/provider-image';
import { GoogleTextProvider, OpenAiTextProvider, type TextProvider } from '@reelsheet/provider-text';
import { OpenAiTranscriptionProvider, type TranscriptionProvider } from '@reelsheet/provider-transcription';
import {
  ArkVideoProvider,
  FalVideoProvider,
  KlingVideoProvider,
  VeoVideoProvider,
  type VideoProvider,
} from '@reelsheet/provider-video';
import { ModelVendorsConfig } from '../../../model-vendors.config.js';
import type { AccountSpeakers, VendorBSpeakers } from './account-speakers.js';
import { GenerationErrors } from '../generation.errors.js';
import type { Speakers } from './speakers.js';

/** The adapters of one port, by their names in the catalogue. */
class Vendors<K extends Kind, Port> {
  constructor(private readonly byName: Readonly<Record<ProviderOf<K>, Port | undefined>>) {}

  /** Throws `generation_failed` when the provider was removed from the service or is no longer configured. */
  of(name: string): Port {
    const vendor = Object.hasOwn(this.byName, name) ? this.byName[name as ProviderOf<K>] : undefined;
    if (!vendor) throw new DomainError(GenerationErrors.vendorGone);
    return vendor;
  }
}

export class TextVendors extends Vendors<'text', TextProvider> {}
export class ImageVendors extends Vendors<'image', ImageProvider> {}
export class VideoVendors extends Vendors<'video', VideoProvider> {}
export class SpeechVendors extends Vendors<'speech', Speakers> {}
export class TranscriptionVendors extends Vendors<'transcription', TranscriptionProvider> {}

function vendors<T>(provide: Type<T>, useFactory: (config: ModelVendorsConfig) => T): Provider {
  return { provide, useFactory, inject: [ModelVendorsConfig] };
}

const googleOf = (config: ModelVendorsConfig) => ({ baseUrl: config.GOOGLE_BASE_URL, apiKey: config.GOOGLE_API_KEY });

/** The adapters of each kind by provider, with their settings. */
export const GENERATION_VENDORS: Provider[] = [
  vendors(
    TextVendors,
    (config) =>
      new TextVendors({
        'openai-compatible': whereSetUp(
          config,
          'chat',
          () => new OpenAiTextProvider({ baseUrl: config.CHAT_BASE_URL, apiKey: config.CHAT_API_KEY }),
        ),
        google: whereSetUp(config, 'Gemini', () => new GoogleTextProvider(googleOf(config))),
      }),
  ),
  vendors(
    ImageVendors,
    (config) =>
      new ImageVendors({
        'openai-compatible': whereSetUp(
          config,
          'images',
          () => new OpenAiImageProvider({ baseUrl: config.IMAGE_BASE_URL, apiKey: config.IMAGE_API_KEY }),
        ),
        google: whereSetUp(config, 'Gemini', () => new GoogleImageProvider(googleOf(config))),
      }),
  ),
  vendors(
    TranscriptionVendors,
    (config) =>
      new TranscriptionVendors({
        'openai-compatible': whereSetUp(
          config,
          'transcription',
          () =>
            new OpenAiTranscriptionProvider({
              baseUrl: config.TRANSCRIPTION_BASE_URL,
              apiKey: config.TRANSCRIPTION_API_KEY,
            }),
        ),
      }),
  ),
  vendors(
    VideoVendors,
    (config) =>
      new VideoVendors({
        google: whereSetUp(config, 'Gemini', () => new VeoVideoProvider(googleOf(config))),
        kling: whereSetUp(
          config,
          'Kling',
          () =>
            new KlingVideoProvider({
              baseUrl: config.VIDEO_BASE_URL,
              accessKey: config.VIDEO_ACCESS_KEY,
              secretKey: config.VIDEO_SECRET_KEY,
            }),
        ),
        ark: whereSetUp(
          config,
          'ModelArk',
          () => new ArkVideoProvider({ baseUrl: config.ARK_BASE_URL, apiKey: config.ARK_API_KEY }),
        ),
        fal: whereSetUp(
          config,
          'fal',
          () =>
            new FalVideoProvider({
              baseUrl: config.FAL_BASE_URL,
              apiKey: config.FAL_API_KEY,
              webhookKeysUrl: config.FAL_WEBHOOK_KEYS_URL,
            }),
        ),
      }),
  ),
];

/** Speech adapters depend on the account that owns the voice, which may be the agent's own. */
export function speechVendors(vendorB: VendorBSpeakers, accounts: AccountSpeakers): SpeechVendors {
  return new SpeechVendors({ 'openai-compatible': vendorB, elevenlabs: accounts });
}
