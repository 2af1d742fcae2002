import { errorCatalogue } from '@reelsheet/kernel';
import type { Artifact } from '../artifact.js';

/** Generates `docs/reference/errors.md`: every error of the API. */
export function errorsPage(): Artifact {
  const rows = errorCatalogue().map(({ status, code, message }) => `| ${status} | \`${code}\` | ${message} |`);
  const lines = [
    '# Errors',
    '',
    'Generated from the definitions in the code (`npm run generate`). The body is `{"error": text, "error_code": code}`; the text given here is the usual one, a validation error names the field instead.',
    '',
    '| Status | `error_code` | Usual text |',
    '|---|---|---|',
    ...new Set(rows),
  ];
  return { path: 'docs/reference/errors.md', content: `${lines.join('\n')}\n` };
}
