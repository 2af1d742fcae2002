import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { addErrors, ERROR_SCHEMA, type DescribedOperation } from './openapi-errors.js';

/** The service's OpenAPI document; every operation needs one of the two credentials unless it says otherwise. */
export function describeApi(app: NestFastifyApplication, title: string, address: string): OpenAPIObject {
  const options = new DocumentBuilder()
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
  for (const operation of paths.flatMap(([, item]) => Object.values(item) as DescribedOperation[])) {
    openPublic(operation);
    addErrors(operation);
  }
  const components = { ...document.components, schemas: { ...document.components?.schemas, ...ERROR_SCHEMA } };
  return { ...document, components, paths: Object.fromEntries(paths) };
}

/** The decorators can only say "no credential is one of the ways in"; that it is the only one reads `[]`. */
function openPublic(operation: DescribedOperation): void {
  if (operation.security?.some((way) => Object.keys(way).length === 0)) operation.security = [];
}

const OWN_PAGES = /^\/(health|metrics)/;
