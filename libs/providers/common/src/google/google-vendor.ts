/** One Gemini API, Google's own or a gateway that speaks it. */
export interface GoogleConfig {
  /** The root that holds `/v1beta`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Timeout of one call in milliseconds. */
  readonly timeoutMs?: number;
}

/** Returns the root URL of the methods. */
export const geminiRoot = ({ baseUrl }: GoogleConfig): string => `${baseUrl}/v1beta`;
