import { type CompletionRequest, type Message, textOf } from './chat-schema.js';

/** A tool call with its result. */
export interface Step {
  tool: string;
  result: string;
}

/** The content of a conversation to which the model reacts. */
export interface ModelInput {
  /** The request: the last message of the user. */
  order: string;
  /** The system message of the request. */
  system: string;
  /** Tools that were called for this request, oldest first. */
  steps: Step[];
  /** Every text of the conversation, newest first, in which ids are searched. */
  context: string[];
}

export function readModelInput(request: CompletionRequest): ModelInput {
  const { messages } = request;
  const order = textOf(messages.findLast((message) => message.role === 'user'));
  const system = messages
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(textOf)
    .join('\n');
  // The steps count from the first occurrence of this request, so that the model does not start again when a service
  // repeats it.
  const start = messages.findIndex((message) => message.role === 'user' && textOf(message) === order);
  return {
    order: order || system,
    system,
    steps: stepsOf(messages.slice(start + 1)),
    context: messages.map(textOf).reverse(),
  };
}

function stepsOf(messages: Message[]): Step[] {
  const results = new Map(messages.map((message) => [message.tool_call_id, textOf(message)]));
  return messages
    .flatMap((message) => message.tool_calls ?? [])
    .map((call) => ({ tool: call.function.name, result: results.get(call.id) ?? '' }));
}
