import { describeApi } from '@reelsheet/platform-http';
import type { Artifact } from '../artifact.js';
import type { ServiceApp } from '../service-apps.js';
import { fieldsOf, resolved, typeOf, type Schema, type Schemas } from './api-fields.js';
import { withMeanings } from '../openapi/parameter-meanings.js';
import { apiPage, fieldTable } from './api-page.js';
import { code, GENERATED, table } from './generated-page.js';
import { renderDocumentPage } from './schema-pages.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  /** OpenAPI has extensions of a query's field at its parameter. */
  readonly 'x-enumTitle'?: string;
}

interface Content {
  readonly description?: string;
  /** Values of `error_code` in the body. */
  readonly 'x-error-codes'?: readonly string[];
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly operationId: string;
  /** Name of the operation that does the same at the address that callers should prefer. */
  readonly 'x-alias-of'?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** An operation with its address. */
interface Route {
  readonly address: string;
  readonly operation: Operation;
}

/** The named schemas and error responses of a document. */
interface Components {
  readonly schemas: Schemas;
  readonly responses: Operation['responses'];
}

/**
 * Generates `docs/reference/api`: parameters, bodies and responses of all routes, with one page for each tag of a
 * document.
 */
export function apiPages(apps: readonly ServiceApp[]): Artifact[] {
  const pages = apps.flatMap(({ service, app }) => {
    const document = withMeanings(describeApi(app, service, ''));
    const components = {
      schemas: (document.components?.schemas ?? {}) as Schemas,
      responses: (document.components?.responses ?? {}) as Operation['responses'],
    };
    const byTag = Map.groupBy(routesOf(document.paths), ({ operation }) => operation.tags?.[0] ?? 'Other');
    return [...byTag].map(([tag, routes]) => page(service, tag, routes, components));
  });
  const all = [...pages, renderDocumentPage()];
  return [...all, index(all)];
}

/** Returns the routes of a document, without further addresses of the same operation. */
function routesOf(paths: object): Route[] {
  const routes = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ address: `${method.toUpperCase()} ${path}`, operation })),
  );
  const names = new Set(routes.map(({ operation }) => operation.operationId));
  return routes.filter(({ operation }) => !names.has(operation['x-alias-of'] ?? ''));
}

function page(service: string, tag: string, routes: readonly Route[], components: Components): Artifact {
  const name = `${service}-${tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  return apiPage(
    name,
    `${tag} (\`${service}\`)`,
    routes.flatMap((route) => section(route, components)),
  );
}

function index(pages: readonly Artifact[]): Artifact {
  const names = pages.map(({ path, content }) => ({
    file: path.slice(path.lastIndexOf('/') + 1),
    title: /^# (.*)$/m.exec(content)![1]!,
  }));
  const lines = [
    '# Routes in detail',
    '',
    `${GENERATED}: parameters, bodies and responses. [Routes](../routes.md) lists who may call each of them.`,
    '',
    ...names.map(({ file, title }) => `- [${title}](${file})`),
  ];
  return { path: 'docs/reference/api/README.md', content: `${lines.join('\n')}\n` };
}

function section({ address, operation }: Route, { schemas, responses: named }: Components): string[] {
  const { summary = '', description, parameters = [], requestBody, responses } = operation;
  return [
    `## ${code(address)}`,
    '',
    `${code(operation.operationId)}: ${summary}.`,
    '',
    ...(description ? description.split('\n').flatMap((line) => [line, '']) : []),
    ...parameterTable(parameters, schemas),
    ...bodyTables('Body', requestBody, schemas),
    ...Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, content]) => responseTables(status, content, schemas)),
    `[Errors](../errors.md): ${errorsOf(responses, { schemas, responses: named }).join(', ')}.`,
    '',
  ];
}

function parameterTable(parameters: readonly Parameter[], schemas: Schemas): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, in: where, required, schema, description, 'x-enumTitle': title }) => [
    code(name) + (required ? '' : ' (optional)'),
    where,
    typeOf(title ? { ...schema, 'x-enumTitle': title } : schema, schemas),
    description ?? resolved(schema, schemas)?.description ?? '',
  ]);
  return [...table(['Parameter', 'In', 'Type', 'Meaning'], rows), ''];
}

/** Returns the tables of a response with its description, if it has one of its own. */
function responseTables(status: string, content: Content, schemas: Schemas): string[] {
  const about = content.description ? `, ${content.description}` : '';
  if (!content.content) return [`Response ${status}${about}: no body.`, ''];
  return bodyTables(`Response ${status}${about}`, content, schemas);
}

function bodyTables(title: string, content: Content | undefined, schemas: Schemas): string[] {
  return Object.entries(content?.content ?? {}).flatMap(([type, { schema }]) => {
    const fields = fieldsOf(schema, schemas);
    if (fields.length === 0) return [`${title}: ${typeOf(schema, schemas)} (\`${type}\`).`, ''];
    return [`${title} (\`${type}\`):`, '', ...fieldTable(fields)];
  });
}

/** Returns the error responses, each with its status, error codes and further fields. */
function errorsOf(responses: Operation['responses'], { schemas, responses: named }: Components): string[] {
  return Object.entries(responses)
    .filter(([status]) => !/^[23]/.test(status))
    .map(([status, response]) => {
      const { $ref } = response as { readonly $ref?: string };
      const { content, 'x-error-codes': codes = [] } = $ref ? named[$ref.slice($ref.lastIndexOf('/') + 1)]! : response;
      const schema = content?.['application/json']?.schema;
      const errors = (schema?.anyOf ?? [schema]).map((each) => resolved(each, schemas)?.properties ?? {});
      const details = errors.flatMap(({ error: _, error_code: __, errors: ___, ...rest }) => Object.keys(rest));
      const fields = [...new Set(details)].map(code).join(', ');
      const found = [status, ...codes.map(code)].join(' ');
      return fields ? `${found} (with ${fields})` : found;
    });
}
