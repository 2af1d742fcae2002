import { escapeHtml } from '@reelsheet/kernel';
import { wordingOf, type Letter } from './mail-templates.js';

/** Where a letter's action leads. */
export interface LetterTargets {
  /** The web application; without one the letter tells the request. */
  readonly web: string | undefined;
  /** The API. */
  readonly base: string;
}

export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const MAX_NAME_LENGTH = 100;
const UNSPEAKABLE = /[\p{Cc}\p{Cf}\s]+/gu;
/** A mail program makes a link of it, which would be the namer's and not ours. */
const LIKE_A_LINK = /\S\.\w{2,}|:\/\//;

/** A letter's subject and both its forms. Names are told on one line, as text, and not at all where they look like a link. */
export function write(letter: Letter, targets: LetterTargets): WrittenLetter {
  const { subject, before, after } = wordingOf(letter.kind);
  const said = (words: string) =>
    words.replace(/\{(\w+)\}/g, (_, name: string) => speakable(letter.names?.[name] ?? ''));
  const action = actionOf(letter, targets);
  const paragraphs = [...before.map(said), ...(action ? [action] : []), ...after.map(said)];
  return {
    subject: said(subject),
    text: paragraphs.map((part) => (typeof part === 'string' ? part : part.text)).join('\n\n'),
    html: paragraphs.map((part) => `<p>${typeof part === 'string' ? escapeHtml(part) : part.html}</p>`).join('\n'),
  };
}

function actionOf({ kind, token }: Letter, { web, base }: LetterTargets): { text: string; html: string } | undefined {
  const { action } = wordingOf(kind);
  if (!action || token === undefined) return undefined;
  if (web === undefined) {
    const request = action.request.replace('{base}', base).replace('{token}', token);
    return { text: request, html: `<code>${escapeHtml(request)}</code>` };
  }
  const link = `${web.replace(/\/$/, '')}/${action.page}/${token}`;
  return { text: link, html: `<a href="${escapeHtml(link)}">${escapeHtml(action.label)}</a>` };
}

function speakable(name: string): string {
  const line = name.replace(UNSPEAKABLE, ' ').trim().slice(0, MAX_NAME_LENGTH).toWellFormed();
  return line === '' || LIKE_A_LINK.test(line) ? '(unnamed)' : line;
}
