import { ProviderError } from '@reelsheet/provider-common';
import { type OpenAiConfig, OpenAiVendor } from '@reelsheet/provider-common/openai';
import { DEFAULT_MAX_TOKENS, findTextModel, TEXT_TEMPERATURE } from './catalog.js';
import { completionReader } from './openai.answer.js';
import { toOpenAiMessage, toOpenAiTool } from './openai.messages.js';
import { type TextAnswer, TextProvider, type TextRequest } from './port.js';

const VENDOR = 'text';
const BOUNDS = { timeoutMs: 120_000, maxAnswerBytes: 4 * 2 ** 20 };
const readCompletion = completionReader(VENDOR);

/** Any vendor that speaks OpenAI's `POST /chat/completions`. */
export class OpenAiTextProvider extends TextProvider {
  private readonly vendor: OpenAiVendor;

  constructor(config: OpenAiConfig) {
    super();
    this.vendor = new OpenAiVendor(VENDOR, config, BOUNDS);
  }

  async complete(request: TextRequest): Promise<TextAnswer> {
    const model = findTextModel(request.model);
    if (!model) throw new ProviderError(VENDOR, 'bad_request', { reason: 'no such model' });
    const completion = await this.vendor.call(request, (client, options) =>
      client.chat.completions.create(
        {
          model: this.vendor.vendorModel(request.model, model.vendorModel),
          messages: request.messages.map(toOpenAiMessage),
          tools: request.tools?.length ? request.tools.map(toOpenAiTool) : undefined,
          temperature: request.temperature ?? TEXT_TEMPERATURE.default,
          max_completion_tokens: request.maxTokens ?? DEFAULT_MAX_TOKENS,
        },
        options,
      ),
    );
    return readCompletion(completion);
  }
}
