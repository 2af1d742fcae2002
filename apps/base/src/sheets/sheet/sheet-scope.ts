import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { DomainError, parseId } from '@reelsheet/kernel';
import { agentInScope, requestOf } from '@reelsheet/platform-auth';
import type { SheetScope } from './sheet.js';
import { SheetErrors } from './sheet.errors.js';

const inOpenApi: ParameterDecorator = (controller, method) =>
  ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 } })(
    controller,
    method!,
    Object.getOwnPropertyDescriptor(controller, method!)!,
  );

/** The sheet `:id` of the agent in scope. Throws `spreadsheet_not_found` for a malformed id. */
export const CurrentSheet = createParamDecorator(
  (_: unknown, context: ExecutionContext): SheetScope => {
    const request = requestOf(context);
    const sheetId = parseId((request.params as Record<string, unknown>)['id']);
    if (sheetId === undefined) throw new DomainError(SheetErrors.notFound);
    return { agentId: agentInScope(request)!.id, sheetId };
  },
  [inOpenApi],
);
