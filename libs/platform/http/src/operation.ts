import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { ErrorDefinition, Phase } from '@reelsheet/kernel';

export interface OperationOptions {
  readonly phase: Phase;
  readonly summary: string;
  /** What the specification leaves open and we decided. */
  readonly description?: string;
  /** Status of success, 200 where absent. */
  readonly status?: number;
  /** DTO of the answer. */
  readonly answer?: (new () => object) | readonly [new () => object];
  /** True where there may be nothing to answer with. */
  readonly nullable?: boolean;
  /** Errors beyond those that any route may answer with. */
  readonly errors?: readonly ErrorDefinition[];
}

export const OPERATION_PHASE = 'reelsheet:phase';

/** Every route's line in the OpenAPI document: phase, meaning, success and its own errors. */
export function Operation({
  phase,
  summary,
  description,
  status = 200,
  answer,
  nullable = false,
  errors = [],
}: OperationOptions): MethodDecorator {
  return applyDecorators(
    SetMetadata(OPERATION_PHASE, phase),
    HttpCode(status),
    ApiOperation({ summary, description }),
    ApiExtension('x-phase', phase),
    ApiResponse({ status, description: 'done', ...shapeOf(answer, nullable) }),
    ...byStatus(errors).map(([code, names]) => ApiResponse({ status: code, description: names.join(', ') })),
  );
}

function shapeOf(answer: OperationOptions['answer'], nullable: boolean): object {
  if (!answer) return {};
  if (nullable) return { schema: { nullable, allOf: [{ $ref: getSchemaPath(answer as new () => object) }] } };
  return Array.isArray(answer) ? { type: answer[0] as unknown, isArray: true } : { type: answer };
}

function byStatus(errors: readonly ErrorDefinition[]): [number, string[]][] {
  const groups = new Map<number, string[]>();
  for (const { status, code } of errors) groups.set(status, [...(groups.get(status) ?? []), code]);
  return [...groups];
}
