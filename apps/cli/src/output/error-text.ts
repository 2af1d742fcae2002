import { ResponseError } from '@reelsheet/sdk';
import type { CliContext } from '../cli-context.js';
import { optionName } from '../operations/field-options.js';
import { printable, styled } from './styles.js';
import { cellText } from './table-text.js';

/** Writes an error with the options that it concerns. */
export function writeError(context: CliContext, error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  const label = styled(context, context.stderr, 'red', 'error:');
  context.stderr.write(`${label} ${text.split('\n').map(printable).join('\n')}\n`);
  for (const line of detailsOf(error)) context.stderr.write(`  ${printable(line)}\n`);
}

function detailsOf(error: unknown): string[] {
  if (!(error instanceof ResponseError)) return [];
  const fields = Object.entries(error.fieldErrors ?? {}).flatMap(([name, messages]) =>
    [messages].flat().map((message) => `--${optionName({ name })}: ${cellText(message)}`),
  );
  const { missing_scopes: scopes } = (error.body ?? {}) as { readonly missing_scopes?: readonly string[] };
  return [
    ...fields,
    ...(scopes ? [`the key lacks the scope ${scopes.join(', ')}`] : []),
    ...(error.requestId ? [`request ${error.requestId}`] : []),
  ];
}
