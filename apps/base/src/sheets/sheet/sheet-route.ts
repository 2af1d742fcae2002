import { applyDecorators, Header } from '@nestjs/common';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope } from '@reelsheet/platform-auth';
import { BodyLimit, MinimalReturn, Operation, type OperationOptions } from '@reelsheet/platform-http';
import { SheetErrors } from './sheet.errors.js';
import { SHEET_LIMITS } from './sheet-limits.js';

/** The two addresses of every sheet route. */
export const sheetPaths = (suffix = '') => ['autocontentengine', 'vidsheet'].map((root) => root + suffix);

type SheetOperation = Omit<OperationOptions, 'phase'>;

const JSON_BODY = Header('Content-Type', 'application/json; charset=utf-8');
const OF_ENGINE = [CommonErrors.agentNotFound, CommonErrors.usableCreditRequired, SheetErrors.notFound];
const OF_PART = [...OF_ENGINE, CommonErrors.notFound];

/** A read of the agent's sheets, open to its viewers; answers with JSON text. */
export function ReadsSheet(operation: SheetOperation): MethodDecorator {
  return applyDecorators(
    AgentScope('query', 'viewer'),
    JSON_BODY,
    Operation({ phase: 'edit', errors: OF_PART, ...operation }),
  );
}

/** A read that answers with a file of the caller's choice. */
export function ExportsSheet(operation: SheetOperation): MethodDecorator {
  return applyDecorators(AgentScope('query', 'viewer'), Operation({ phase: 'edit', errors: OF_ENGINE, ...operation }));
}

/** A change of the agent's sheets, open to its editors; answers with JSON text. */
export function ChangesSheet(operation: SheetOperation, phase: OperationOptions['phase'] = 'edit'): MethodDecorator {
  const errors = [...OF_PART, CommonErrors.forbidden, CommonErrors.validation, ...(operation.errors ?? [])];
  return applyDecorators(AgentScope('query', 'editor'), JSON_BODY, Operation({ phase, ...operation, errors }));
}

/** A change that answers without a body. */
export function RemovesFromSheet(
  operation: Pick<SheetOperation, 'summary' | 'description' | 'errors'>,
): MethodDecorator {
  const errors = [...OF_PART, CommonErrors.forbidden, ...(operation.errors ?? [])];
  return applyDecorators(
    AgentScope('query', 'editor'),
    Operation({ phase: 'edit', status: 204, ...operation, errors }),
  );
}

/** A change of many parts at once, whose body and answer may be large; the handler gives its answer as one that is made where it is wanted. */
export function ChangesManyParts(operation: SheetOperation): MethodDecorator {
  return applyDecorators(BodyLimit(SHEET_LIMITS.massBodyBytes), ChangesSheet(operation), MinimalReturn());
}
