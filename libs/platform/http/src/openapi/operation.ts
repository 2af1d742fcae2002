import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import {
  ApiExtension,
  ApiHeader,
  ApiOperation,
  ApiProduces,
  ApiResponse,
  getSchemaPath,
  type OpenAPIObject,
} from '@nestjs/swagger';
import type { ErrorDefinition, Phase } from '@reelsheet/kernel';
import { STATE_STREAM } from '../event-stream.js';
import { OWN_ERRORS } from './described-operation.js';
import type { DescribedStream } from './described-stream.js';
import type { DescribedWait } from './described-wait.js';

type Dto = new () => object;
type ResponseSchema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** Any JSON object. */
export const FREE_FORM: ResponseSchema = { type: 'object', additionalProperties: true };
export const BINARY: ResponseSchema = { type: 'string', format: 'binary' };

/** `<thing>.<verb>`, where a thing may belong to another: `sheets.rows.generate`. */
export type OperationName = `${string}.${string}`;

export interface OperationOptions {
  /** Id of the operation, unique over the documents of all services. */
  readonly name: OperationName;
  /** Name of the operation that does the same at the address that callers should prefer. */
  readonly aliasOf?: OperationName;
  readonly phase: Phase;
  readonly summary: string;
  /** Decision about details that the specification leaves open. */
  readonly description?: string;
  /** Success status, 200 by default. */
  readonly status?: number;
  /** DTO or schema of the response; for an event stream, of the data of each event. */
  readonly answer?: Dto | readonly [Dto] | ResponseSchema;
  /** The operation that watches or reads the work that this one starts. */
  readonly waits?: DescribedWait;
  /** True if a request may be sent again after its response was lost, which its method alone does not say. */
  readonly repeatable?: boolean;
  /** True if another operation should be called instead. */
  readonly deprecated?: boolean;
  /** Media type of the response, JSON by default. */
  readonly media?: string;
  /** Names, ids and end of the events of a stream; by default those of the stream of a state. */
  readonly stream?: DescribedStream;
  /** Schemas of the response by media type, if the caller chooses it. */
  readonly answers?: Readonly<Record<string, ResponseSchema>>;
  /** Meanings of the headers that only this response has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** True if the response may be null. */
  readonly nullable?: boolean;
  /** Errors beyond those that any route may return. */
  readonly errors?: readonly ErrorDefinition[];
}

/** A stream of server-sent events. */
const EVENTS = 'text/event-stream';

export const OPERATION_PHASE = 'reelsheet:phase';
export const OPERATION_ERRORS = 'reelsheet:errors';

/** Describes a route in OpenAPI: name, phase, meaning, success and its own errors. */
export function Operation({
  name,
  aliasOf,
  phase,
  summary,
  description,
  status = 200,
  answer,
  media,
  stream = STATE_STREAM,
  answers,
  headers = {},
  waits,
  repeatable,
  deprecated,
  nullable = false,
  errors = [],
}: OperationOptions): MethodDecorator {
  return applyDecorators(
    SetMetadata(OPERATION_PHASE, phase),
    SetMetadata(OPERATION_ERRORS, errors),
    HttpCode(status),
    ApiOperation({ operationId: name, summary, description, ...(deprecated ? { deprecated } : {}) }),
    ...(aliasOf ? [ApiExtension('x-alias-of', aliasOf)] : []),
    ...(waits ? [ApiExtension('x-waits', waits)] : []),
    ...(repeatable ? [ApiExtension('x-repeatable', repeatable)] : []),
    ApiExtension('x-phase', phase),
    ApiExtension(OWN_ERRORS, errors),
    ...(media ? [ApiProduces(media)] : []),
    ...(media === EVENTS ? describeStream(stream) : []),
    ApiResponse({
      status,
      description: 'done',
      headers: documentedHeaders(headers),
      ...(answers ? contentOf(answers) : shapeOf(answer, nullable)),
    }),
  );
}

function describeStream(stream: DescribedStream): MethodDecorator[] {
  const { end } = stream;
  const atEnd = end ? `; \`${end.id}\` at the end` : '';
  return [
    ApiExtension('x-stream', stream),
    ApiHeader({
      name: 'Last-Event-ID',
      required: false,
      description: `id of the last event that the caller has read${atEnd}`,
    }),
    ...(end
      ? [
          ApiResponse({
            status: end.status,
            description: 'to who has seen the end of the stream and connects again by itself',
          }),
        ]
      : []),
  ];
}

/** Describes headers of a response by their meanings. */
export const documentedHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' as const } }]),
  );

const contentOf = (answers: NonNullable<OperationOptions['answers']>) => ({
  content: Object.fromEntries(Object.entries(answers).map(([media, schema]) => [media, { schema }])),
});

function shapeOf(answer: OperationOptions['answer'], nullable: boolean): object {
  if (!answer) return {};
  if (nullable) return { schema: { nullable, allOf: [{ $ref: getSchemaPath(answer as Dto) }] } };
  if (Array.isArray(answer)) return { type: answer[0] as unknown, isArray: true };
  return typeof answer === 'function' ? { type: answer } : { schema: answer };
}
