import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, newUuid, prose } from '@reelsheet/kernel';
import { ModelCatalog, type ProviderOf } from '@reelsheet/model-catalog';
import { whereSetUp } from '@reelsheet/platform-config';
import { ProviderError } from '@reelsheet/provider-common';
import { GoogleTextProvider, OpenAiTextProvider, type TextProvider } from '@reelsheet/provider-text';
import { ModelVendorsConfig } from '../../model-vendors.config.js';
import { asVoiceError } from './voice.errors.js';
import { MAX_DESCRIPTION_LENGTH, MAX_SAMPLE_TEXT_LENGTH } from './voice-limits.js';
import { truncate, type Described } from './voice.js';

const TIMEOUT_MS = 30_000;
const TEMPERATURE = 0.8;
const MAX_TOKENS = 600;

export interface DescriptionOrder extends Described {
  readonly gender: string;
  /** Text that the voice will say. */
  readonly script?: string;
}

const DESCRIBE = prose`
  Describe a speaking voice in two sentences, in English: age, timbre, accent, pace and mood, for a model that draws
  voices from descriptions. Answer with the description alone.`;

/** Generates scripts and descriptions for designing a voice. */
@Injectable()
export class VoiceTexts {
  private readonly vendors: Readonly<Record<ProviderOf<'text'>, TextProvider | undefined>>;

  constructor(
    private readonly catalog: ModelCatalog,
    config: ModelVendorsConfig,
  ) {
    const bounds = { timeoutMs: TIMEOUT_MS };
    this.vendors = {
      'openai-compatible': whereSetUp(
        config,
        'chat',
        () =>
          new OpenAiTextProvider({
            ...bounds,
            baseUrl: config.CHAT_BASE_URL,
            apiKey: config.CHAT_API_KEY,
            maxRetries: 1,
          }),
      ),
      google: whereSetUp(
        config,
        'Gemini',
        () => new GoogleTextProvider({ ...bounds, baseUrl: config.GOOGLE_BASE_URL, apiKey: config.GOOGLE_API_KEY }),
      ),
    };
  }

  async script(language = 'English'): Promise<string> {
    return this.write(
      prose`
        Write a voice-over script of about 60 words in ${language} that shows how a voice sounds: calm, lively and with
        a question. Answer with the spoken words alone.`,
      MAX_SAMPLE_TEXT_LENGTH,
    );
  }

  async description({ gender, language, description, script }: DescriptionOrder): Promise<string> {
    const facts = [
      `gender: ${gender}`,
      language && `language: ${language}`,
      description && `wishes: ${description}`,
      script && `it will say: ${script}`,
    ].filter(Boolean);
    return this.write(`${DESCRIBE}\n${facts.join('\n')}`, MAX_DESCRIPTION_LENGTH);
  }

  private async write(prompt: string, limit: number): Promise<string> {
    const { text: models } = this.catalog;
    const model = models.find(models.default);
    const vendor = model && this.vendors[model.provider];
    if (!vendor) throw new DomainError(CommonErrors.notSetUp);
    const answer = await vendor
      .complete({
        vendorModel: model.vendorModel,
        messages: [{ role: 'user', content: prompt }],
        temperature: TEMPERATURE,
        maxTokens: MAX_TOKENS,
        idempotencyKey: `voice-words:${newUuid()}`,
      })
      .catch((error: unknown) => {
        throw asVoiceError(error);
      });
    const text = answer.text.trim().replace(/^["“](.*)["”]$/su, '$1');
    if (text === '') throw asVoiceError(new ProviderError('chat', 'corrupt_answer', { reason: 'no words' }));
    return truncate(text, limit);
  }
}
