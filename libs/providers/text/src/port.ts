/** A tool that the model may ask for; `parameters` is a JSON Schema of its arguments. */
export interface TextTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export type TextMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly toolCallId: string; readonly content: string };

export interface TextRequest {
  /** The vendor's own name of the model. */
  readonly vendorModel: string;
  readonly messages: readonly TextMessage[];
  readonly tools?: readonly TextTool[];
  /** 0 to 1. */
  readonly temperature: number;
  /** The longest answer, in tokens. */
  readonly maxTokens: number;
  /** Receives the whole text so far, again with each chunk. Only the resolved value is a result. */
  readonly onText?: (soFar: string) => void;
  readonly signal?: AbortSignal;
  /** Repeating a call with its key costs nothing and gives the same answer, as far as the vendor heeds keys. */
  readonly idempotencyKey: string;
}

/** In tokens. */
export interface TextUsage {
  readonly input: number;
  readonly output: number;
}

export interface TextAnswer {
  /** Empty only where there are tool calls. */
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  readonly usage: TextUsage;
  /** `length`: cut off at `maxTokens`. */
  readonly finishReason: 'stop' | 'length' | 'tool_calls';
}

export abstract class TextProvider {
  /** Rejects with a ProviderError, or with the signal's reason. */
  abstract complete(request: TextRequest): Promise<TextAnswer>;
}
