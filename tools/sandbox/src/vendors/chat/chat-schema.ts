import { type Static, Type } from 'typebox';

const ToolCall = Type.Object({
  id: Type.String(),
  type: Type.Optional(Type.String()),
  function: Type.Object({ name: Type.String(), arguments: Type.String() }),
});

const Message = Type.Object({
  role: Type.Enum(['system', 'developer', 'user', 'assistant', 'tool', 'function']),
  content: Type.Optional(
    Type.Union([
      Type.String(),
      Type.Null(),
      Type.Array(Type.Object({ type: Type.String(), text: Type.Optional(Type.String()) })),
    ]),
  ),
  tool_calls: Type.Optional(Type.Array(ToolCall)),
  tool_call_id: Type.Optional(Type.String()),
});

const Tool = Type.Object({
  type: Type.Literal('function'),
  function: Type.Object({
    name: Type.String({ minLength: 1 }),
    description: Type.Optional(Type.String()),
    parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
});

/** Supported fields of a chat completion request. */
export const CompletionRequest = Type.Object({
  model: Type.String({ minLength: 1 }),
  messages: Type.Array(Message, { minItems: 1 }),
  tools: Type.Optional(Type.Array(Tool)),
  tool_choice: Type.Optional(Type.Unknown()),
  response_format: Type.Optional(
    Type.Object({
      type: Type.Enum(['text', 'json_object', 'json_schema']),
      json_schema: Type.Optional(Type.Object({ schema: Type.Optional(Type.Record(Type.String(), Type.Unknown())) })),
    }),
  ),
  stream: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  stream_options: Type.Optional(
    Type.Union([Type.Object({ include_usage: Type.Optional(Type.Boolean()) }), Type.Null()]),
  ),
  max_tokens: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])),
  max_completion_tokens: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])),
});

export type CompletionRequest = Static<typeof CompletionRequest>;
export type Message = Static<typeof Message>;
export type Tool = Static<typeof Tool>['function'];

/** Response of the model: a text or tool calls. */
export interface Reply {
  content: string | null;
  toolCalls: { id: string; name: string; arguments: string }[];
  finish: 'stop' | 'length' | 'tool_calls';
}

/** Returns the text of a message in any of its formats. */
export function textOf(message: Message | undefined): string {
  const content = message?.content;
  if (typeof content === 'string') return content;
  return (content ?? []).map((part) => part.text ?? '').join('\n');
}
