import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { DomainError, parseId } from '@reelsheet/kernel';
import { requestOf } from '@reelsheet/platform-auth';
import type { EngineScope } from './engine.js';
import { EngineErrors } from './engine.errors.js';

const inOpenApi: ParameterDecorator = (controller, method) =>
  ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 } })(controller, method!, Object.getOwnPropertyDescriptor(controller, method!)!);

/** The engine that a sheet route names as `:id`, within the agent in scope; an unreadable id is `spreadsheet_not_found`. */
export const CurrentSheet = createParamDecorator(
  (_: unknown, context: ExecutionContext): EngineScope => {
    const request = requestOf(context);
    const engineId = parseId((request.params as Record<string, unknown>)['id']);
    if (engineId === undefined) throw new DomainError(EngineErrors.notFound);
    return { agentId: request.agentInScope!.id, engineId };
  },
  [inOpenApi],
);
