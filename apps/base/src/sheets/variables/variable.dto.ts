import { invalid, VALIDATION_MESSAGES } from '@reelsheet/kernel';
import { Anything, fileSources, FormFile } from '@reelsheet/platform-http';

export class ImportVariablesBody {
  @Anything({ type: String, format: 'binary', ...fileSources('form') }, { about: 'an XLSX workbook, as a form part' })
  file?: unknown;
}

/** Returns the path of the uploaded file. Throws `validation_error` when there is none. */
export function fileOf({ file }: ImportVariablesBody): string {
  if (file === undefined) throw invalid('file', VALIDATION_MESSAGES.required);
  if (!(file instanceof FormFile)) throw invalid('file', 'must be a file of a multipart form');
  return file.path;
}
