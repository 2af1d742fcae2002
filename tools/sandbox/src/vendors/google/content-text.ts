import type { CompletionRequest, Message, Reply } from '../chat/chat-schema.js';
import { complete, countTokens } from '../chat/model.js';
import { VendorError } from '../../server/vendor-error.js';
import type { ContentRequest, Part } from './content-schema.js';

const FINISH_REASONS: Record<Reply['finish'], string> = { stop: 'STOP', length: 'MAX_TOKENS', tool_calls: 'STOP' };
/**
 * Models from this generation on sign tool calls and reject later requests without the signature.
 */
const SIGNS_CALLS = /^gemini-[3-9]/;
const SIGNATURE = Buffer.from('sandbox').toString('base64');

export interface Written {
  parts: Part[];
  finishReason: string;
  outputTokens: number;
}

/** Responds to a conversation by the rules of the sandbox's language model. */
export function write(model: string, request: ContentRequest): Written {
  if (SIGNS_CALLS.test(model)) requireSignatures(request);
  const { content, toolCalls, finish } = complete(toCompletion(model, request));
  const calls = toolCalls.map(({ id, name, arguments: args }, index): Part => ({
    functionCall: { id, name, args: JSON.parse(args) as Record<string, unknown> },
    ...(index === 0 && { thoughtSignature: SIGNATURE }),
  }));
  return {
    parts: content === null ? calls : [{ text: content }, ...calls],
    finishReason: FINISH_REASONS[finish],
    outputTokens: countTokens((content ?? '') + toolCalls.map((call) => call.arguments).join('')),
  };
}

function requireSignatures({ contents }: ContentRequest): void {
  for (const { parts } of contents) {
    const call = parts.find(({ functionCall }) => functionCall);
    if (call && !call.thoughtSignature)
      throw new VendorError('invalid', 'Function call is missing a thought_signature in functionCall parts.');
  }
}

function toCompletion(model: string, request: ContentRequest): CompletionRequest {
  const { systemInstruction, contents, tools, toolConfig, generationConfig = {} } = request;
  const { maxOutputTokens, responseMimeType, responseJsonSchema } = generationConfig;
  const declarations = (tools ?? []).flatMap(({ functionDeclarations = [] }) => functionDeclarations);
  return {
    model,
    messages: [
      ...(systemInstruction ? [{ role: 'system', content: textOf(systemInstruction.parts) } as const] : []),
      ...contents.flatMap(toMessages),
    ],
    tools: declarations.map(({ name, description, parametersJsonSchema }) => ({
      type: 'function',
      function: { name, description, parameters: parametersJsonSchema },
    })),
    tool_choice: toolChoiceOf(toolConfig?.functionCallingConfig),
    ...(maxOutputTokens !== undefined && { max_completion_tokens: maxOutputTokens }),
    ...(responseMimeType === 'application/json' && {
      response_format: responseJsonSchema
        ? { type: 'json_schema', json_schema: { schema: responseJsonSchema } }
        : { type: 'json_object' },
    }),
  };
}

function toMessages({ role, parts }: ContentRequest['contents'][number]): Message[] {
  const responses = parts.flatMap(({ functionResponse }): Message[] =>
    functionResponse
      ? [
          {
            role: 'tool',
            tool_call_id: functionResponse.id ?? functionResponse.name,
            content: JSON.stringify(functionResponse.response),
          },
        ]
      : [],
  );
  const calls = parts.flatMap(({ functionCall }) =>
    functionCall
      ? [
          {
            id: functionCall.id ?? functionCall.name,
            function: { name: functionCall.name, arguments: JSON.stringify(functionCall.args ?? {}) },
          },
        ]
      : [],
  );
  const content = textOf(parts);
  if (responses.length > 0) return responses;
  return role === 'model' ? [{ role: 'assistant', content, tool_calls: calls }] : [{ role: 'user', content }];
}

export function textOf(parts: readonly Part[]): string {
  return parts
    .filter(({ thought }) => !thought)
    .flatMap(({ text }) => text ?? [])
    .join('\n');
}

type CallingConfig = NonNullable<ContentRequest['toolConfig']>['functionCallingConfig'];

function toolChoiceOf(config: CallingConfig): unknown {
  if (config?.mode === 'NONE') return 'none';
  if (config?.mode !== 'ANY') return undefined;
  const [name] = config.allowedFunctionNames ?? [];
  return name ? { function: { name } } : 'required';
}
