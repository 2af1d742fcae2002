import { escapeHtml, printableName } from '@reelsheet/kernel';
import { templateOf, type MailData } from './mail-templates.js';

/** Base addresses of the link or request in a mail. */
export interface MailTargets {
  /** Address of the web application; without one the mail describes the API request. */
  readonly web: string | undefined;
  /** Address of the API. */
  readonly base: string;
}

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Returns the subject, the text and the HTML of a mail. Names are written on one line as text, and left out when they
 * look like a link.
 */
export function renderMail(data: MailData, targets: MailTargets): MailContent {
  const { subject, before, after } = templateOf(data.kind);
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => printableName(data.names?.[name] ?? ''));
  const action = actionOf(data, targets);
  const paragraphs = [...before.map(filled), ...(action ? [action] : []), ...after.map(filled)];
  return {
    subject: filled(subject),
    text: paragraphs.map((segment) => (typeof segment === 'string' ? segment : segment.text)).join('\n\n'),
    html: paragraphs
      .map((segment) => `<p>${typeof segment === 'string' ? escapeHtml(segment) : segment.html}</p>`)
      .join('\n'),
  };
}

function actionOf({ kind, token }: MailData, { web, base }: MailTargets): { text: string; html: string } | undefined {
  const { action } = templateOf(kind);
  if (!action || token === undefined) return undefined;
  if (web === undefined) {
    const request = action.request.replace('{base}', base).replace('{token}', token);
    return { text: request, html: `<code>${escapeHtml(request)}</code>` };
  }
  const link = `${web.replace(/\/$/, '')}/${action.page}/${token}`;
  return { text: link, html: `<a href="${escapeHtml(link)}">${escapeHtml(action.label)}</a>` };
}
