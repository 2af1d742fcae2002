import type { Artifact } from '../artifact.js';

interface RoutedOperation {
  readonly operationId: string;
  readonly 'x-alias-of'?: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

interface RoutedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RoutedOperation>>>>;
}

const PATH = 'libs/client/src/generated/routes.ts';
const HEADER = '// Generated from the OpenAPI documents of the services (`npm run generate`).\n\n';
const JSON_BODY = 'application/json';

/**
 * Generates types of what each route of a service responds with, second addresses included, and which things each
 * service has. Routes that respond with texts and bytes are left out.
 */
export function clientRoutes(documents: readonly Artifact[]): Artifact {
  const services = documents.map(({ path, content }) => ({
    service: path.split('/')[1]!,
    paths: Object.entries((JSON.parse(content) as RoutedDocument).paths),
  }));
  const used = new Set<string>();
  const routes = services.map(({ service, paths }) => {
    const lines = paths.map(([path, item]) => `    '${path}': { ${membersOf(item, used)} };`);
    return `  readonly ${service}: {\n${lines.join('\n')}\n  };`;
  });
  const things = services.map(({ service, paths }) => {
    const operations = paths.flatMap(([, item]) => Object.values(item)).filter((each) => !each['x-alias-of']);
    const names = new Set(operations.map(({ operationId }) => `'${operationId.split('.')[0]}'`));
    return `  readonly ${service}: ${[...names].sort().join(' | ')};`;
  });
  const content = [
    `${HEADER}import type {\n${[...used]
      .sort()
      .map((name) => `  ${name},\n`)
      .join('')}} from './types.js';\n`,
    declared('ServiceRoutes', 'Responses of the routes of each service, by path and method.', routes),
    declared('ServiceThings', 'Names of the things that each service has.', things),
  ].join('\n');
  return { path: PATH, content };
}

const declared = (name: string, about: string, members: readonly string[]) =>
  `/** ${about} */\nexport interface ${name} {\n${members.join('\n')}\n}\n`;

function membersOf(item: Readonly<Record<string, RoutedOperation>>, used: Set<string>): string {
  return Object.entries(item)
    .filter(([, operation]) => isOfJson(operation))
    .map(([method, operation]) => {
      const name = `${pascalCase(operation['x-alias-of'] ?? operation.operationId)}Responses`;
      used.add(name);
      return `${method}: ${name}`;
    })
    .join('; ');
}

function isOfJson({ responses }: RoutedOperation): boolean {
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return answers.every(([, { content = { [JSON_BODY]: {} } }]) => JSON_BODY in content);
}

const pascalCase = (name: string) =>
  name
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
