import { Injectable } from '@nestjs/common';
import { namesIn, normalizeName, resolvePrompt, type NamedTexts } from './prompt.js';
import { PromptRepository, type PromptScope } from './prompt.repository.js';

/** Replaces each `{{name}}` of a prompt by its text. */
@Injectable()
export class PromptResolver {
  constructor(private readonly prompts: PromptRepository) {}

  /** Returns the texts with their names replaced. A `validation_error` names the field of the text. */
  async resolve<K extends string>(scope: PromptScope, texts: Readonly<Record<K, string>>): Promise<Record<K, string>> {
    const entries = Object.entries<string>(texts);
    const values = entries.some(([, text]) => namesIn(text).length > 0)
      ? await this.prompts.readTexts(scope)
      : new Map<string, string>();
    return Object.fromEntries(entries.map(([field, text]) => [field, resolvePrompt(text, values, field)])) as Record<
      K,
      string
    >;
  }

  /** Returns the texts that names in these rows refer to, by row. */
  async textsOfRows(sheetId: number, rowIds: readonly number[]): Promise<ReadonlyMap<number, NamedTexts>> {
    return rowIds.length > 0 ? this.prompts.readTextsOfRows(sheetId, rowIds) : new Map();
  }

  /** Returns whether a prompt refers to a text that is still empty. */
  async namesEmptyText(scope: PromptScope, prompt: string): Promise<boolean> {
    const names = namesIn(prompt);
    if (names.length === 0) return false;
    const empty = await this.prompts.readEmptyTextNames(scope);
    return names.some((name) => empty.has(normalizeName(name)));
  }
}
