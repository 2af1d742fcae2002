import { applyDecorators, Header } from '@nestjs/common';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope } from '@reelsheet/platform-auth';
import { BodyLimit, MinimalReturn, Operation, type OperationOptions } from '@reelsheet/platform-http';
import { SheetErrors } from './sheet.errors.js';
import { SHEET_LIMITS } from './sheet-limits.js';
import { WritesVersion, VERSION_HEADERS } from './sheet-version.js';

/** Every sheet route exists under two paths; the operation at the first has its declared name. */
export const sheetPaths = (suffix = '') => ['vidsheet', 'autocontentengine'].map((root) => root + suffix);

type SheetOperation = Omit<OperationOptions, 'phase'>;

const JSON_BODY = Header('Content-Type', 'application/json; charset=utf-8');
const SHEET_ERRORS = [CommonErrors.agentNotFound, CommonErrors.usableCreditRequired, SheetErrors.notFound];
const ITEM_ERRORS = [...SHEET_ERRORS, CommonErrors.notFound];
const WRITE_ERRORS = [...ITEM_ERRORS, CommonErrors.forbidden, SheetErrors.changedSince];

/** Reads the agent's sheets; requires the role viewer and responds with JSON text. */
export function ReadsSheet(operation: SheetOperation): MethodDecorator {
  return applyDecorators(
    AgentScope('query', 'viewer'),
    JSON_BODY,
    Operation({ phase: 'edit', ...operation, errors: [...ITEM_ERRORS, ...(operation.errors ?? [])] }),
  );
}

/** Exports a sheet as a file in a requested format; requires the role viewer. */
export function ExportsSheet(operation: SheetOperation): MethodDecorator {
  return applyDecorators(
    AgentScope('query', 'viewer'),
    Operation({ phase: 'edit', errors: SHEET_ERRORS, ...operation }),
  );
}

/** Changes the agent's sheets; requires the role editor and responds with JSON text. */
export function ChangesSheet(operation: SheetOperation, phase: OperationOptions['phase'] = 'edit'): MethodDecorator {
  const errors = [...WRITE_ERRORS, CommonErrors.validation, ...(operation.errors ?? [])];
  return applyDecorators(
    AgentScope('query', 'editor'),
    JSON_BODY,
    WritesVersion(),
    Operation({ phase, headers: VERSION_HEADERS, ...operation, errors }),
  );
}

/** Deletes items; requires the role editor and responds without a body. */
export function RemovesFromSheet(
  operation: Pick<SheetOperation, 'name' | 'summary' | 'description' | 'errors'>,
): MethodDecorator {
  const errors = [...WRITE_ERRORS, ...(operation.errors ?? [])];
  return applyDecorators(
    AgentScope('query', 'editor'),
    WritesVersion(),
    Operation({ phase: 'edit', status: 204, headers: VERSION_HEADERS, ...operation, errors }),
  );
}

/**
 * Changes many items at once. Body and response may be large; the handler returns a function that creates the response,
 * which is called only when the caller wants it.
 */
export function ChangesManyItems(operation: SheetOperation): MethodDecorator {
  return applyDecorators(
    BodyLimit(SHEET_LIMITS.massBodyBytes),
    ChangesSheet(operation),
    MinimalReturn(VERSION_HEADERS),
  );
}
