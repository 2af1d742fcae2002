import { Injectable } from '@nestjs/common';
import { namesIn, normalizeName, resolvePrompt } from './prompt.js';
import { PromptRepository, type PromptScope } from './prompt.repository.js';

/** Replaces each `{{name}}` of a prompt by what it stands for. */
@Injectable()
export class PromptResolver {
  constructor(private readonly prompts: PromptRepository) {}

  /** The texts with their names replaced; `field` names the faulty one in a `validation_error`. */
  async resolve<K extends string>(place: PromptScope, texts: Readonly<Record<K, string>>): Promise<Record<K, string>> {
    const entries = Object.entries<string>(texts);
    const words = entries.some(([, text]) => namesIn(text).length > 0)
      ? await this.prompts.readTexts(place)
      : new Map<string, string>();
    return Object.fromEntries(entries.map(([field, text]) => [field, resolvePrompt(text, words, field)])) as Record<
      K,
      string
    >;
  }

  /** Whether a prompt names a text that is still to be written. */
  async namesEmptyText(place: PromptScope, prompt: string): Promise<boolean> {
    const names = namesIn(prompt);
    if (names.length === 0) return false;
    const blank = await this.prompts.readEmptyTextNames(place);
    return names.some((name) => blank.has(normalizeName(name)));
  }
}
