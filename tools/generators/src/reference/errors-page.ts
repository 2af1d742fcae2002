import { errorCatalogue, prose } from '@reelsheet/kernel';
import type { Artifact } from '../artifact.js';
import { fieldsOf } from './api-fields.js';
import { code, referencePage, table } from './generated-page.js';

/** Generates `docs/reference/errors.md`: every error of the API. */
export function errorsPage(): Artifact {
  const rows = errorCatalogue().map(({ status, code: name, message, detailSchema }) => [
    String(status),
    code(name),
    message,
    fieldsOf({ properties: detailSchema ?? {} }, {})
      .map(({ path, meaning }) => (meaning ? `${code(path)}: ${meaning}` : code(path)))
      .join('; '),
  ]);
  return referencePage(
    'errors',
    'Errors',
    prose`
      The body is \`{"error": text, "error_code": code}\`, with further fields where the table has some. The text given
      here is the usual one; a validation error names the field instead.`,
    [...new Set(table(['Status', '`error_code`', 'Usual text', 'Further fields'], rows))],
  );
}
