import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import {
  ApiExtension,
  ApiOperation,
  ApiProduces,
  ApiResponse,
  getSchemaPath,
  type OpenAPIObject,
} from '@nestjs/swagger';
import type { ErrorDefinition, Phase } from '@reelsheet/kernel';
import { OWN_ERRORS } from './openapi-errors.js';

type Dto = new () => object;
type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** Any JSON object. */
export const FREE_FORM: Schema = { type: 'object', additionalProperties: true };
export const BINARY: Schema = { type: 'string', format: 'binary' };

export interface OperationOptions {
  readonly phase: Phase;
  readonly summary: string;
  /** What the specification leaves open and we decided. */
  readonly description?: string;
  /** Status of success, 200 where absent. */
  readonly status?: number;
  /** DTO of the answer, or its schema where it has none; of a stream of events the data of each. */
  readonly answer?: Dto | readonly [Dto] | Schema;
  /** Media type of the answer, JSON where absent. */
  readonly media?: string;
  /** Schemas of the answer by media type, where the caller chooses it. */
  readonly answers?: Readonly<Record<string, Schema>>;
  /** True where there may be nothing to answer with. */
  readonly nullable?: boolean;
  /** Errors beyond those that any route may answer with. */
  readonly errors?: readonly ErrorDefinition[];
}

/** A stream of server-sent events. */
const EVENTS = 'text/event-stream';

export const OPERATION_PHASE = 'reelsheet:phase';

/** Every route's line in the OpenAPI document: phase, meaning, success and its own errors. */
export function Operation({
  phase,
  summary,
  description,
  status = 200,
  answer,
  media,
  answers,
  nullable = false,
  errors = [],
}: OperationOptions): MethodDecorator {
  return applyDecorators(
    SetMetadata(OPERATION_PHASE, phase),
    HttpCode(status),
    ApiOperation({ summary, description }),
    ApiExtension('x-phase', phase),
    ApiExtension(OWN_ERRORS, errors),
    ...(media ? [ApiProduces(media)] : []),
    ...(media === EVENTS
      ? [
          ApiResponse({
            status: 204,
            description: 'to who has seen the end of the stream and connects again by itself',
          }),
        ]
      : []),
    ApiResponse({ status, description: 'done', ...(answers ? contentOf(answers) : shapeOf(answer, nullable)) }),
  );
}

const contentOf = (answers: NonNullable<OperationOptions['answers']>) => ({
  content: Object.fromEntries(Object.entries(answers).map(([media, schema]) => [media, { schema }])),
});

function shapeOf(answer: OperationOptions['answer'], nullable: boolean): object {
  if (!answer) return {};
  if (nullable) return { schema: { nullable, allOf: [{ $ref: getSchemaPath(answer as Dto) }] } };
  if (Array.isArray(answer)) return { type: answer[0] as unknown, isArray: true };
  return typeof answer === 'function' ? { type: answer } : { schema: answer };
}
