import type { ModelMessage, ToolSet } from 'ai';
import type { TextMessage, TextTool } from './port.js';

export interface GooglePrompt {
  /** All system messages: Gemini takes them apart from the conversation. */
  readonly instructions?: string;
  readonly messages: ModelMessage[];
}

export function toGooglePrompt(messages: readonly TextMessage[]): GooglePrompt {
  const instructions = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const toolNames = new Map(
    messages.flatMap((message) =>
      message.role === 'assistant' ? (message.toolCalls ?? []).map(({ id, name }) => [id, name] as const) : [],
    ),
  );
  return {
    ...(instructions.length > 0 && { instructions: instructions.join('\n\n') }),
    messages: messages.flatMap((message) => toModelMessage(message, toolNames)),
  };
}

function toModelMessage(message: TextMessage, toolNames: ReadonlyMap<string, string>): ModelMessage[] {
  if (message.role === 'assistant') return [toAnswer(message)];
  if (message.role === 'tool') return [toResult(message, toolNames)];
  return message.role === 'user' ? [{ role: 'user', content: message.content }] : [];
}

type ToolMessage = Extract<TextMessage, { role: 'tool' }>;
type AssistantMessage = Extract<TextMessage, { role: 'assistant' }>;

function toResult({ toolCallId, content }: ToolMessage, toolNames: ReadonlyMap<string, string>): ModelMessage {
  const toolName = toolNames.get(toolCallId) ?? toolCallId;
  const output = { type: 'text', value: content } as const;
  return { role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output }] };
}

function toAnswer({ content, toolCalls = [] }: AssistantMessage): ModelMessage {
  const calls = toolCalls.map(
    ({ id, name, arguments: input }) => ({ type: 'tool-call', toolCallId: id, toolName: name, input }) as const,
  );
  return { role: 'assistant', content: [...(content ? [{ type: 'text', text: content } as const] : []), ...calls] };
}

/** Tools without an `execute`: calling them is ours. */
export function toGoogleTools(
  { tool, jsonSchema }: Pick<typeof import('ai'), 'tool' | 'jsonSchema'>,
  tools: readonly TextTool[],
): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, parameters }) => [
      name,
      tool({ description, inputSchema: jsonSchema(parameters) }),
    ]),
  );
}
