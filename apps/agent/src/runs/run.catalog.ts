import { toMicro, type Micro } from '@reelsheet/kernel';
import { DEFAULT_TEXT_MODEL, textPrice, TEXT_MODELS, type TextUsage } from '@reelsheet/provider-text';

/** What a run works with and what it may take. */
export const RUN = {
  model: DEFAULT_TEXT_MODEL,
  temperature: 0.7,
  /** The longest answer of one step, in tokens. */
  maxTokens: 2_048,
  /** Answers and tool results; the briefing before them is none. */
  maxSteps: 12,
  /** Held for a run; none is charged more. */
  estimate: toMicro(2),
} as const;

export function priceOf(usages: readonly TextUsage[]): Micro {
  return usages.reduce((sum, usage) => sum + textPrice(TEXT_MODELS[RUN.model], usage), 0);
}
