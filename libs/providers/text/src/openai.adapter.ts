import { type OpenAiConfig, OpenAiVendor } from '@reelsheet/provider-common/openai';
import { completionReader } from './openai-response.js';
import { toOpenAiMessage, toOpenAiTool } from './openai-messages.js';
import { type TextAnswer, TextProvider, type TextRequest } from './port.js';

const VENDOR = 'text';
const BOUNDS = { timeoutMs: 120_000, maxAnswerBytes: 4 * 2 ** 20 };
const readCompletion = completionReader(VENDOR);

/** Any vendor with OpenAI's `POST /chat/completions`; streamed if a listener is given. */
export class OpenAiTextProvider extends TextProvider {
  private readonly vendor: OpenAiVendor;

  constructor(config: OpenAiConfig) {
    super();
    this.vendor = new OpenAiVendor(VENDOR, config, BOUNDS);
  }

  async complete(request: TextRequest): Promise<TextAnswer> {
    const { onText } = request;
    const requested = {
      model: request.vendorModel,
      messages: request.messages.map(toOpenAiMessage),
      tools: request.tools?.length ? request.tools.map(toOpenAiTool) : undefined,
      temperature: request.temperature,
      max_completion_tokens: request.maxTokens,
    };
    const completion = await this.vendor.call<unknown>(request, ({ chat: { completions } }, options) =>
      onText
        ? completions
            .stream({ ...requested, stream_options: { include_usage: true } }, options)
            .on('content', (_, soFar) => onText(soFar))
            .finalChatCompletion()
        : completions.create(requested, options),
    );
    return readCompletion(completion);
  }
}
