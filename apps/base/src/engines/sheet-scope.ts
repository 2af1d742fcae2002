import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError, parseId } from '@reelsheet/kernel';
import { requestOf } from '@reelsheet/platform-auth';
import type { EngineScope } from './engine.js';
import { EngineErrors } from './engine.errors.js';

/** The engine that a sheet route names as `:id`, within the agent in scope; an unreadable id is `spreadsheet_not_found`. */
export const CurrentSheet = createParamDecorator((_: unknown, context: ExecutionContext): EngineScope => {
  const request = requestOf(context);
  const engineId = parseId((request.params as Record<string, unknown>)['id']);
  if (engineId === undefined) throw new DomainError(EngineErrors.notFound);
  return { agentId: request.agentInScope!.id, engineId };
});
