import { escapeHtml } from '@reelsheet/kernel';
import type { FiringResult } from './recurring-job.repository.js';

const MAX_SUBJECT_LENGTH = 150;
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\s]+/gu;

/** Returns the mail about a run of a recurring job: its answer and ideas, escaped as text. */
export function firingMail({ name, answer, ideas }: FiringResult): { subject: string; text: string; html: string } {
  const subject =
    name.replace(INVISIBLE_CHARACTERS, ' ').trim().slice(0, MAX_SUBJECT_LENGTH).toWellFormed() || 'Your recurring job';
  const paragraphs = [
    ...(answer === null ? [] : [answer]),
    ...ideas.map(({ title, hook, description }, index) => `${index + 1}. ${title}\n${hook}\n${description}`),
  ];
  return {
    subject,
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((section) => `<p>${escapeHtml(section).replaceAll('\n', '<br>')}</p>`).join('\n'),
  };
}
