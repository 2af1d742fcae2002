import { answerCheck, ProviderError } from '@reelsheet/provider-common';
import Type, { type Static } from 'typebox';
import type { TextAnswer, ToolCall } from './port.js';

const ToolCallAnswer = Type.Object({
  id: Type.String({ minLength: 1 }),
  function: Type.Object({ name: Type.String({ minLength: 1 }), arguments: Type.String() }),
});

const Choice = Type.Object({
  finish_reason: Type.String(),
  message: Type.Object({
    content: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    rejection: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    tool_calls: Type.Optional(Type.Union([Type.Array(ToolCallAnswer), Type.Null()])),
  }),
});

const Completion = Type.Object({
  choices: Type.Array(Choice, { minItems: 1 }),
  usage: Type.Object({ prompt_tokens: Type.Integer({ minimum: 0 }), completion_tokens: Type.Integer({ minimum: 0 }) }),
});

const FINISH_REASONS: Readonly<Record<string, TextAnswer['finishReason']>> = {
  stop: 'stop',
  length: 'length',
  tool_calls: 'tool_calls',
};

/** Makes the reader of one vendor's completions; it throws `corrupt_answer` and `content_refused`. */
export function completionReader(vendor: string): (answer: unknown) => TextAnswer {
  const checked = answerCheck(vendor, Completion);
  return (answer) => {
    const { choices, usage } = checked(answer);
    const { message, finish_reason: reason } = choices[0]!;
    if (reason === 'content_filter' || message.rejection)
      throw new ProviderError(vendor, 'content_refused', { vendorCode: reason });
    const text = message.content ?? '';
    const toolCalls = (message.tool_calls ?? []).map((call) => readToolCall(vendor, call));
    if (!text && toolCalls.length === 0) throw new ProviderError(vendor, 'corrupt_answer', { reason: 'empty' });
    return {
      text,
      toolCalls,
      usage: { input: usage.prompt_tokens, output: usage.completion_tokens },
      finishReason: FINISH_REASONS[reason] ?? 'stop',
    };
  };
}

function readToolCall(
  vendor: string,
  { id, function: { name, arguments: json } }: Static<typeof ToolCallAnswer>,
): ToolCall {
  const input = parseJson(json || '{}');
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new ProviderError(vendor, 'corrupt_answer', { reason: 'tool arguments are not a JSON object' });
  }
  return { id, name, arguments: input as Record<string, unknown> };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
