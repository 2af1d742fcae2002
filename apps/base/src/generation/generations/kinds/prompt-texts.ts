import { Injectable } from '@nestjs/common';
import { invalid, VALIDATION_MESSAGES } from '@reelsheet/kernel';
import { PromptResolver } from '../../../sheets/prompts/prompt-resolver.js';
import { promptOf, resolvePrompt } from '../../../sheets/prompts/prompt.js';
import type { KindRequest } from './generation.kind.js';

interface RequestedText {
  /** Field of `data` that holds the text. */
  readonly field: string;
  readonly text?: string;
  /** Name of a column or variable whose content is the text; takes precedence over `text`. */
  readonly from?: string;
}

type RequestScope = Pick<KindRequest<unknown>, 'target' | 'words'>;

/** Reads the texts of a request and replaces each `{{name}}` in them. */
@Injectable()
export class PromptTexts {
  constructor(private readonly prompts: PromptResolver) {}

  /** Returns undefined when the request has no such text. Throws 422 when a name is unknown. */
  async optional({ field, text, from }: RequestedText, request: RequestScope): Promise<string | undefined> {
    if (from) {
      if (/[{}]/.test(from))
        throw invalid(`data.${field}_var`, 'must be the name of a column or variable, without braces');
      return this.resolve(request, `data.${field}_var`, `{{${from}}}`);
    }
    return text?.trim() ? this.resolve(request, `data.${field}`, text) : undefined;
  }

  /** Falls back to the target's own prompt. Throws 422 when that is empty too. */
  async required(requested: RequestedText, request: RequestScope): Promise<string> {
    const field = `data.${requested.field}`;
    const text =
      (await this.optional(requested, request)) ?? (await this.resolve(request, field, promptOf(request.target)));
    if (text.trim() !== '') return text;
    if (requested.from) throw invalid(`${field}_var`, 'names what is empty');
    throw invalid(
      field,
      requested.text?.trim() ? 'is empty once its names are replaced' : VALIDATION_MESSAGES.required,
    );
  }

  private async resolve({ target, words }: RequestScope, field: string, text: string): Promise<string> {
    if (words) return resolvePrompt(text, words, field);
    if (!target.row) return text;
    return (await this.prompts.resolve(target.row, { [field]: text }))[field]!;
  }
}
