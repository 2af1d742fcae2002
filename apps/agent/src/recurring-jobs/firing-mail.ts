import { escapeHtml, printableName } from '@reelsheet/kernel';
import type { FiringResult } from './recurring-job.repository.js';

const MAX_SUBJECT_LENGTH = 150;
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\s]+/gu;

export interface MailFooter {
  readonly organizationName: string;
  /** Address of the page that ends these mails. */
  readonly unsubscribe: string;
}

/** Returns the mail about a run of a recurring job: answer and ideas, escaped as text, and the link that ends mails. */
export function firingMail(
  { name, answer, ideas }: Pick<FiringResult, 'name' | 'answer' | 'ideas'>,
  { organizationName, unsubscribe }: MailFooter,
): { subject: string; text: string; html: string } {
  const subject =
    name.replace(INVISIBLE_CHARACTERS, ' ').trim().slice(0, MAX_SUBJECT_LENGTH).toWellFormed() || 'Your recurring job';
  const paragraphs = [
    ...(answer === null ? [] : [answer]),
    ...ideas.map(({ title, hook, description }, index) => `${index + 1}. ${title}\n${hook}\n${description}`),
  ];
  const organization = printableName(organizationName);
  const reason = `The organization ${organization} on Reelsheet mails you results of its recurring jobs.`;
  return {
    subject,
    text: [...paragraphs, `${reason} Unsubscribe: ${unsubscribe}`].join('\n\n'),
    html: [
      ...paragraphs.map((section) => `<p>${escapeHtml(section).replaceAll('\n', '<br>')}</p>`),
      `<p>${escapeHtml(reason)} <a href="${escapeHtml(unsubscribe)}">Unsubscribe</a></p>`,
    ].join('\n'),
  };
}
