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
}

const ABOUT = `Generated (\`npm run generate\`).

*Who may call* is what the route declares and its guards enforce:
\`public\` everyone; \`signed url\` everyone with the address, which contains a signature or token; \`operator\` holders of the operator key; \`caller\` every authenticated caller; \`account\` every authenticated caller, for their own data;
\`<role> of <thing>\` members with at least that role in the organization of the agent, organization or record that the request names; *or account* if it may name none.

*Key scope*: the scopes that an access key needs, all of them; \`–\` where no key is needed.
*Second factor*: \`fresh\` where organizations that require one need its proof within 15 minutes.
*Credit*: whether the organization needs an available balance.`;

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
    '| Service | Method | Path | Phase | Who may call | Key scope | Second factor | Credit |',
    '|---|---|---|---|---|---|---|---|',
    ...sorted.map(
      ({ service, method, path, phase, access, scope, factor, credit }) =>
        `| ${service} | ${method} | \`${path}\` | ${phase} | ${access} | ${scope} | ${factor} | ${credit} |`,
    ),
  ];
  return { path: 'docs/reference/routes.md', content: `${text.join('\n')}\n` };
}

function linesOf(service: string, app: ServiceApp['app']): Line[] {
  return routesOf(app).map(({ method, path, controller, handler }) => {
    const read = <T>(key: string) =>
      (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller)) as T | undefined;
    return {
      service,
      method,
      path,
      phase: read<string>(OPERATION_PHASE) ?? '–',
      access: accessOf(handler).map(inWords).join(', '),
      scope: keyScopesOf(handler).join(', ') || '–',
      factor: needsFreshFactor(handler) ? 'fresh' : '–',
      credit: read<boolean>(REQUIRES_CREDIT) ? 'yes' : '–',
    };
  });
}

function inWords(rule: AccessRule): string {
  if (!isScope(rule)) return rule.of.replace('_', ' ');
  const { minimum, of, location, name, isOptional } = rule;
  return `${minimum} of ${of} (${location} \`${name}\`)${isOptional ? ' or account' : ''}`;
}
