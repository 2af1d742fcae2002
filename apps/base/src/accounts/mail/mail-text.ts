import { escapeHtml, printableName } from '@reelsheet/kernel';
import { templateOf, type MailData } from './mail-templates.js';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Returns the subject, the text and the HTML of a mail. Names are written on one line as text, and left out when they
 * look like a link. `web` is the address of the web application that the mail links to.
 */
export function renderMail(data: MailData, web: string): MailContent {
  const { subject, before, after } = templateOf(data.kind);
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => printableName(data.names?.[name] ?? ''));
  const action = actionOf(data, web);
  const paragraphs = [...before.map(filled), ...(action ? [action] : []), ...after.map(filled)];
  return {
    subject: filled(subject),
    text: paragraphs.map((segment) => (typeof segment === 'string' ? segment : segment.text)).join('\n\n'),
    html: paragraphs
      .map((segment) => `<p>${typeof segment === 'string' ? escapeHtml(segment) : segment.html}</p>`)
      .join('\n'),
  };
}

function actionOf({ kind, token }: MailData, web: string): { text: string; html: string } | undefined {
  const { action } = templateOf(kind);
  if (!action || token === undefined) return undefined;
  const link = `${web.replace(/\/$/, '')}/${action.page}/${token}`;
  return { text: link, html: `<a href="${escapeHtml(link)}">${escapeHtml(action.label)}</a>` };
}
