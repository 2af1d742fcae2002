import { accessOf, isScope, keyScopesOf, needsFreshFactor, routesOf, type AccessRule } from '@reelsheet/platform-auth';
import { REQUIRES_CREDIT } from '@reelsheet/platform-credits';
import { OPERATION_PHASE } from '@reelsheet/platform-http';
import type { Artifact } from '../artifact.js';
import type { ServiceApp } from '../service-apps.js';

interface Line {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly phase: string;
  readonly access: string;
  readonly scope: string;
  readonly factor: string;
  readonly credit: string;
  readonly code: string;
}

const ABOUT = `Generated (\`npm run generate\`).

*Who may call* is what the route declares and its guards enforce:
\`public\` everyone; \`signed url\` everyone with the address, which contains a signature or token; \`operator\` holders of the operator key; \`caller\` every authenticated caller; \`account\` every authenticated caller, for their own data;
\`<role> of <thing>\` members with at least that role in the organization of the agent, organization or record that the request names; *or account* if it may name none.

*Key scope*: the scopes that an access key needs, all of them; \`–\` where no key is needed.
What follows *sometimes* is needed for some bodies only, such as \`"through": "post"\` of a batch.
*Second factor*: \`fresh\` where organizations that require one need its proof within 15 minutes.
*Credit*: whether the organization needs an available balance.
*Code*: the class with the route; \`BatchStartController\` is in \`batch-start.controller.ts\`.`;

/** Metadata in which NestJS stores the OpenAPI description of a route. */
const API_OPERATION = 'swagger/apiOperation';

/** Sentence in the description of a route about a scope that some of its bodies need. */
const CONDITIONAL_SCOPE = /needs a key with the scope `(\w+)` too/;

/** Generates `docs/reference/routes.md`: the access rule of every route, as declared in the code. */
export function routesPage(apps: readonly ServiceApp[]): Artifact {
  const lines = apps.flatMap(({ service, app }) => linesOf(service, app));
  const order = (line: Line) => `${line.service} ${line.path} ${line.method}`;
  const sorted = [...lines].sort((a, b) => order(a).localeCompare(order(b)));
  const text = [
    '# Routes',
    '',
    ABOUT,
    '',
    '| Service | Method | Path | Phase | Who may call | Key scope | Second factor | Credit | Code |',
    '|---|---|---|---|---|---|---|---|---|',
    ...sorted.map(
      ({ service, method, path, phase, access, scope, factor, credit, code }) =>
        `| ${service} | ${method} | \`${path}\` | ${phase} | ${access} | ${scope} | ${factor} | ${credit} | ${code} |`,
    ),
  ];
  return { path: 'docs/reference/routes.md', content: `${text.join('\n')}\n` };
}

function linesOf(service: string, app: ServiceApp['app']): Line[] {
  return routesOf(app).map(({ method, path, controller, handler }) => {
    const read = <T>(key: string) =>
      (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller)) as T | undefined;
    const operation = read<{ readonly description?: string }>(API_OPERATION);
    return {
      service,
      method,
      path,
      phase: read<string>(OPERATION_PHASE) ?? '–',
      access: accessOf(handler).map(inWords).join(', '),
      scope: scopesInWords(keyScopesOf(handler), operation?.description),
      factor: needsFreshFactor(handler) ? 'fresh' : '–',
      credit: read<boolean>(REQUIRES_CREDIT) ? 'yes' : '–',
      code: `\`${controller.name}\``,
    };
  });
}

/** Lists the scopes of a route, and the one that its description demands for some bodies. */
export function scopesInWords(scopes: readonly string[], description = ''): string {
  const [, sometimes] = CONDITIONAL_SCOPE.exec(description) ?? [];
  return `${scopes.join(', ') || '–'}${sometimes ? `, sometimes ${sometimes}` : ''}`;
}

function inWords(rule: AccessRule): string {
  if (!isScope(rule)) return rule.of.replace('_', ' ');
  const { minimum, of, location, name, isOptional } = rule;
  return `${minimum} of ${of} (${location} \`${name}\`)${isOptional ? ' or account' : ''}`;
}
