import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { CommonErrors, keyScopesFor } from '@reelsheet/kernel';
import { OWN_ERRORS, type DescribedOperation } from './described-operation.js';
import { describeForm } from './openapi-forms.js';
import { describeHeaders, headersUsedBy } from './openapi-headers.js';
import { describeIdempotency } from './openapi-idempotency.js';
import { nameAliases } from './openapi-names.js';
import { withJsonSchemas } from './openapi-schemas.js';
import { describeForSdk } from './openapi-sdk.js';
import { DescribedErrors } from './openapi-errors.js';

/**
 * Returns the service's OpenAPI document; every operation needs one of the two credentials unless declared otherwise.
 */
export function describeApi(app: NestFastifyApplication, title: string, address: string): OpenAPIObject {
  const options = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(title)
    .setVersion('1.0.0')
    .addServer(address)
    .addApiKey({ type: 'apiKey', in: 'header', name: 'X-API-Key' }, 'api_key')
    .addBearerAuth({ type: 'http', scheme: 'bearer' }, 'bearer')
    .addSecurityRequirements('api_key')
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, options, { ignoreGlobalPrefix: true });
  const paths = Object.entries(document.paths).filter(([path]) => !OWN_PAGES.test(path));
  nameAliases(paths);
  const errors = new DescribedErrors();
  for (const [method, operation] of paths.flatMap(([, item]) => Object.entries(item as Operations))) {
    openPublic(operation);
    describeIds(operation);
    describeIdempotency(method, operation);
    describeScopes(method, operation);
    describeHeaders(operation);
    errors.describe(operation);
    describeForm(operation, document.components?.schemas ?? {});
    describeForSdk(method, operation);
  }
  const { responses, schemas } = errors.components();
  return withJsonSchemas({
    ...document,
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, ...sorted(schemas) },
      responses: sorted(responses),
      headers: headersUsedBy({ paths, responses }),
    },
    paths: Object.fromEntries(paths),
  });
}

type Operations = Readonly<Record<string, DescribedOperation>>;

/** A document of routes without access rules, as in tests, has no scopes. */
function describeScopes(method: string, operation: DescribedOperation): void {
  const { 'x-access': access, 'x-phase': phase, 'x-scope': declared, [OWN_ERRORS]: errors = [] } = operation;
  if (!access) return;
  const spends = errors.some(({ code }) => code === CommonErrors.insufficientCredits.code);
  operation['x-scope'] = keyScopesFor({ method: method.toUpperCase(), access, phase, spends, declared });
}

/** Decorators can only add "no credential" as an alternative; `[]` makes it the only one. */
function openPublic(operation: DescribedOperation): void {
  if (operation.security?.some((way) => Object.keys(way).length === 0)) operation.security = [];
}

/** A number in a path is an id; the decorators only state that it is a number. */
function describeIds({ parameters = [] }: DescribedOperation): void {
  for (const parameter of parameters)
    if (parameter.in === 'path' && parameter.schema?.type === 'number')
      parameter.schema = { type: 'integer', minimum: 1 };
}

/** Sorted by name, so the document does not depend on the order of its operations. */
const sorted = <Component>(components: Record<string, Component>): Record<string, Component> =>
  Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)));

const OWN_PAGES = /^\/(health|metrics)/;
