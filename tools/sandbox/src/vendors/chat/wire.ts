import { randomBytes } from 'node:crypto';
import { type CompletionRequest, type Reply, textOf } from './chat-schema.js';
import { countTokens } from './model.js';

export interface Completion {
  id: string;
  object: 'chat.completion';
  created: number;
  model: string;
  choices: { index: 0; message: WireMessage; finish_reason: Reply['finish']; logprobs: null }[];
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
}

interface WireMessage {
  role: 'assistant';
  content: string | null;
  refusal: null;
  tool_calls?: { id: string; type: 'function'; function: { name: string; arguments: string } }[];
}

/** Returns the completion, whose usage is the counted tokens times the factor. */
export function toCompletion(request: CompletionRequest, reply: Reply, factor = 1): Completion {
  const toolCalls = reply.toolCalls.map(({ id, name, arguments: args }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: args },
  }));
  const prompt = factor * countTokens(request.messages.map(textOf).join('\n') + JSON.stringify(request.tools ?? ''));
  const spoken = factor * countTokens((reply.content ?? '') + reply.toolCalls.map((call) => call.arguments).join(''));
  return {
    id: `chatcmpl-${randomBytes(12).toString('hex')}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: reply.content,
          refusal: null,
          ...(toolCalls.length > 0 && { tool_calls: toolCalls }),
        },
        finish_reason: reply.finish,
        logprobs: null,
      },
    ],
    usage: { prompt_tokens: prompt, completion_tokens: spoken, total_tokens: prompt + spoken },
  };
}

/** Returns the same completion as server-sent events of a few words each. */
export function* toEvents(completion: Completion, withUsage: boolean): Generator<string> {
  const { choices, usage, ...head } = completion;
  const choice = choices[0]!;
  const event = (body: object) => `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...body })}\n\n`;
  const delta = (part: object, finish: string | null = null) =>
    event({
      choices: [{ index: 0, delta: part, finish_reason: finish, logprobs: null }],
      ...(withUsage && { usage: null }),
    });

  yield delta({ role: 'assistant', content: choice.message.content === null ? null : '' });
  for (const words of choice.message.content?.match(/(?:\S+\s*){1,4}|\s+/g) ?? []) yield delta({ content: words });
  for (const [index, call] of (choice.message.tool_calls ?? []).entries()) {
    yield delta({
      tool_calls: [{ index, id: call.id, type: call.type, function: { name: call.function.name, arguments: '' } }],
    });
    for (const part of call.function.arguments.match(/[\s\S]{1,40}/g) ?? []) {
      yield delta({ tool_calls: [{ index, function: { arguments: part } }] });
    }
  }
  yield delta({}, choice.finish_reason);
  if (withUsage) yield event({ choices: [], usage });
  yield 'data: [DONE]\n\n';
}
