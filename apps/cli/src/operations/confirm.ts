import { isInteractive, type CliContext } from '../cli-context.js';
import { CommandError } from '../exit-codes.js';

/**
 * Returns when a person has agreed.
 *
 * @throws {CommandError} Nobody can be asked, or the answer was no.
 */
export async function confirmed(context: CliContext, question: string): Promise<void> {
  if (!isInteractive(context)) throw new CommandError('usage', 'nobody can be asked here: add --yes');
  const { confirm, isCancel } = await import('@clack/prompts');
  const { stdin: input, stderr: output, signal } = context;
  const answer = await confirm({ message: question, initialValue: false, input, output, signal });
  if (isCancel(answer) || !answer) throw new CommandError('interrupted', 'nothing was done');
}
