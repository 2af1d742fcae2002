import { ProviderError } from '@reelsheet/provider-common';
import { type GenerationEnding, type GoogleConfig, GoogleModels } from '@reelsheet/provider-common/google';
import type { LanguageModelUsage } from 'ai';
import { toGooglePrompt, toGoogleTools } from './google-messages.js';
import { type TextAnswer, TextProvider, type TextRequest, type ToolCall } from './port.js';

const VENDOR = 'text';
const BOUNDS = { timeoutMs: 120_000, maxAnswerBytes: 4 * 2 ** 20 };

const FINISH_REASONS: Readonly<Record<string, TextAnswer['finishReason']>> = {
  stop: 'stop',
  length: 'length',
  'tool-calls': 'tool_calls',
};

/** Result of the AI SDK for a complete response, and at the end of a stream. */
interface Generated extends GenerationEnding {
  readonly text: string;
  readonly toolCalls: readonly { readonly toolCallId: string; readonly toolName: string; readonly input: unknown }[];
  readonly usage: LanguageModelUsage;
}

/** Gemini through the Vercel AI SDK; streamed where somebody wants to see it come. */
export class GoogleTextProvider extends TextProvider {
  private readonly models: GoogleModels;

  constructor(config: GoogleConfig) {
    super();
    this.models = new GoogleModels(VENDOR, config, BOUNDS);
  }

  async complete(request: TextRequest): Promise<TextAnswer> {
    const { vendorModel, messages, tools = [], temperature, maxTokens, onText } = request;
    const generated = await this.models.call<Generated>(vendorModel, request, async (ai, call) => {
      const settings = {
        ...call,
        ...toGooglePrompt(messages),
        ...(tools.length > 0 && { tools: toGoogleTools(ai, tools) }),
        temperature,
        maxOutputTokens: maxTokens,
        // Thoughts count as output: the length that was asked for is meant for the text.
        reasoning: 'none',
      } as const;
      return onText
        ? streamed(ai.streamText({ ...settings, onError: () => undefined }), onText)
        : ai.generateText(settings);
    });
    return this.read(generated);
  }

  private read(generated: Generated): TextAnswer {
    this.models.requireUnfiltered(generated);
    const { text, toolCalls, usage } = generated;
    const finishReason = FINISH_REASONS[generated.finishReason];
    if (!finishReason || (!text && toolCalls.length === 0)) throw unusable(`it ended with ${generated.finishReason}`);
    const { inputTokens: input, outputTokens: output } = usage;
    if (input === undefined || output === undefined) throw unusable('it does not say how much was used');
    return { text, toolCalls: toolCalls.map(readToolCall), usage: { input, output }, finishReason };
  }
}

type Streaming = ReturnType<(typeof import('ai'))['streamText']>;

async function streamed(result: Streaming, onText: (soFar: string) => void): Promise<Generated> {
  let soFar = '';
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') onText((soFar += part.text));
  }
  const [text, toolCalls, usage, finishReason, rawFinishReason] = await Promise.all([
    result.text,
    result.toolCalls,
    result.usage,
    result.finishReason,
    result.rawFinishReason,
  ]);
  return { text, toolCalls, usage, finishReason, rawFinishReason };
}

function readToolCall({ toolCallId, toolName, input }: Generated['toolCalls'][number]): ToolCall {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw unusable('tool arguments are not a JSON object');
  return { id: toolCallId, name: toolName, arguments: input as Record<string, unknown> };
}

function unusable(reason: string): ProviderError {
  return new ProviderError(VENDOR, 'corrupt_answer', { reason });
}
