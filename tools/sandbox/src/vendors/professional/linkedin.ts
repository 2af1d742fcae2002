import type { VendorErrorKind } from '../../server/vendor-error.js';
import type { Vendor } from '../../server/vendor.js';

const SHAPES: Record<VendorErrorKind, { status: number; code: string; serviceErrorCode: number }> = {
  unauthorized: { status: 401, code: 'INVALID_ACCESS_TOKEN', serviceErrorCode: 65_600 },
  forbidden: { status: 403, code: 'ACCESS_DENIED', serviceErrorCode: 100 },
  invalid: { status: 400, code: 'ILLEGAL_ARGUMENT', serviceErrorCode: 100 },
  not_found: { status: 404, code: 'RESOURCE_NOT_FOUND', serviceErrorCode: 0 },
  refused: { status: 422, code: 'UNPROCESSABLE_ENTITY', serviceErrorCode: 0 },
  conflict: { status: 409, code: 'CONFLICT', serviceErrorCode: 409 },
  limited: { status: 429, code: 'TOO_MANY_REQUESTS', serviceErrorCode: 101 },
  server: { status: 500, code: 'INTERNAL_SERVER_ERROR', serviceErrorCode: 0 },
};

export const renderLinkedinError: Vendor['renderError'] = (error) => {
  const { status: usual, code, serviceErrorCode } = SHAPES[error.kind];
  const status = error.status ?? usual;
  return { status, body: { status, serviceErrorCode, code: error.code ?? code, message: error.message } };
};

/** Returns the text that readers see, without the network's markup. */
export function plainText(commentary: string): string {
  return commentary.replace(/\{hashtag\|\\#\|((?:[^}\\]|\\.)*)\}/g, '#$1').replace(/\\([\\|{}@[\]()<>#*_~])/g, '$1');
}

/**
 * Returns true if a reserved character is neither escaped by a backslash nor part of an element of
 * the markup.
 */
export function isMarkupBroken(commentary: string): boolean {
  const rest = commentary.replace(/\{hashtag\|\\#\|(?:[^}\\]|\\.)*\}/g, '').replace(/\\./g, '');
  return /[\\|{}@[\]()<>*_~]/.test(rest);
}
