import type { Abstract, Provider } from '@nestjs/common';
import { ImageProvider, OpenAiImageProvider } from '@reelsheet/provider-image';
import { OpenAiSpeechProvider, SpeechProvider } from '@reelsheet/provider-speech';
import { OpenAiTextProvider, TextProvider } from '@reelsheet/provider-text';
import { OpenAiTranscriptionProvider, TranscriptionProvider } from '@reelsheet/provider-transcription';
import { KlingVideoProvider, VideoProvider } from '@reelsheet/provider-video';
import { BaseConfig } from '../../base.config.js';

function vendor<T>(provide: Abstract<T>, useFactory: (config: BaseConfig) => T): Provider {
  return { provide, useFactory, inject: [BaseConfig] };
}

/** Which adapter serves each port; the catalogues say the same of each model. */
export const GENERATION_VENDORS: Provider[] = [
  vendor(
    TextProvider,
    (config) => new OpenAiTextProvider({ baseUrl: config.CHAT_BASE_URL, apiKey: config.CHAT_API_KEY }),
  ),
  vendor(
    ImageProvider,
    (config) => new OpenAiImageProvider({ baseUrl: config.IMAGE_BASE_URL, apiKey: config.IMAGE_API_KEY }),
  ),
  vendor(
    SpeechProvider,
    (config) => new OpenAiSpeechProvider({ baseUrl: config.SPEECH_BASE_URL, apiKey: config.SPEECH_API_KEY }),
  ),
  vendor(
    TranscriptionProvider,
    (config) =>
      new OpenAiTranscriptionProvider({ baseUrl: config.TRANSCRIPTION_BASE_URL, apiKey: config.TRANSCRIPTION_API_KEY }),
  ),
  vendor(
    VideoProvider,
    (config) =>
      new KlingVideoProvider({
        baseUrl: config.VIDEO_BASE_URL,
        accessKey: config.VIDEO_ACCESS_KEY,
        secretKey: config.VIDEO_SECRET_KEY,
      }),
  ),
];
