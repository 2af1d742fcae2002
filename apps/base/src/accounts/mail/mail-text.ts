import { escapeHtml, printableName } from '@reelsheet/kernel';
import { templateOf, type MailData, type MailLine } from './mail-templates.js';

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
  const written = (text: string): MailSection => ({ text: filled(text), html: `<p>${escapeHtml(filled(text))}</p>` });
  const sections = [
    ...before.map(written),
    ...(data.lines ? [listOf(data.lines, web)] : []),
    ...actionOf(data, web),
    ...after.map(written),
    ...(data.unsubscribe === undefined ? [] : [unsubscribeOf(data.unsubscribe)]),
  ];
  return {
    subject: filled(subject),
    text: sections.map(({ text }) => text).join('\n\n'),
    html: sections.map(({ html }) => html).join('\n'),
  };
}

interface MailSection {
  readonly text: string;
  readonly html: string;
}

const linkTo = (web: string, path: string) => `${web.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
const anchor = (link: string, label: string) => `<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`;

function actionOf({ kind, token, path }: MailData, web: string): MailSection[] {
  const { action } = templateOf(kind);
  const page = path ?? (action?.page !== undefined && token !== undefined ? `${action.page}/${token}` : undefined);
  if (!action || page === undefined) return [];
  const link = linkTo(web, page);
  return [{ text: link, html: `<p>${anchor(link, action.label)}</p>` }];
}

function listOf(lines: readonly MailLine[], web: string): MailSection {
  const linked = lines.map(({ text, path }) => ({ text, link: linkTo(web, path) }));
  return {
    text: linked.map(({ text, link }) => `- ${text}\n  ${link}`).join('\n'),
    html: `<ul>\n${linked.map(({ text, link }) => `<li>${anchor(link, text)}</li>`).join('\n')}\n</ul>`,
  };
}

const unsubscribeOf = (link: string): MailSection => ({
  text: `Unsubscribe: ${link}`,
  html: `<p>${anchor(link, 'Unsubscribe')}</p>`,
});
