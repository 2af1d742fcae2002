/** One Gemini API, Google's own or a gateway that speaks it. */
export interface GoogleConfig {
  /** The root that holds `/v1beta`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Of one call, in milliseconds. */
  readonly timeoutMs?: number;
}

/** Where its methods are. */
export const geminiRoot = ({ baseUrl }: GoogleConfig): string => `${baseUrl}/v1beta`;
