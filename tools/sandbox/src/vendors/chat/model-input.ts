import { type CompletionRequest, type Message, textOf } from './chat-schema.js';

/** A tool that was called, with what it answered. */
export interface Step {
  tool: string;
  result: string;
}

/** The part of a conversation that the model is to react to. */
export interface ModelInput {
  /** The order: the last message of the user. */
  order: string;
  /** The system message of the request. */
  system: string;
  /** Tools already called for this order, oldest first. */
  steps: Step[];
  /** Every text of the conversation, newest first: where ids are looked up. */
  context: string[];
}

export function readModelInput(request: CompletionRequest): ModelInput {
  const { messages } = request;
  const order = textOf(messages.findLast((message) => message.role === 'user'));
  const system = messages
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(textOf)
    .join('\n');
  // From the first time this order was given: a service that repeats it does not make the model start again.
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
