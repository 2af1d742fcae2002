/**
 * Finds how the operations of the SDKs differ between two documents of all services, for their changelogs and the
 * smallest version that a release may have.
 */

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns the differences as lines of a changelog, with the smallest kind of version that announces them. */
export function sdkChanges(before, after) {
  const [old, current] = [operationsOf(before), operationsOf(after)];
  const removed = [...old.keys()].filter((name) => !current.has(name)).map((name) => ({ name, text: 'was removed' }));
  const added = [...current]
    .filter(([name]) => !old.has(name))
    .map(([name, { summary }]) => ({ name, text: `is new: ${summary}` }));
  const changed = [...current]
    .filter(([name]) => old.has(name))
    .map(([name, each]) => changesOf(name, old.get(name), each));
  const breaking = [...removed, ...changed.flatMap((each) => each.breaking)];
  const compatible = [...added, ...changed.flatMap((each) => each.compatible)];
  const level = breaking.length > 0 ? 'major' : compatible.length > 0 ? 'minor' : 'patch';
  return { level, breaking, compatible };
}

/** Returns the section of a version; `nameOf` writes the name of an operation in the language of the SDK. */
export function sectionOf(version, { breaking, compatible }, nameOf = (name) => name) {
  const lines = (changes) => changes.map(({ name, text }) => `- \`${nameOf(name)}\` ${text}`).join('\n');
  const groups = [
    ['Your program may need a change', breaking],
    ['New', compatible],
  ].filter(([, changes]) => changes.length > 0);
  const text = groups.map(([title, changes]) => `### ${title}\n\n${lines(changes)}`).join('\n\n');
  return `## ${version}\n\n${text || 'The same operations with the same fields.'}`;
}

/** Returns whether a version may announce changes of a level. Before 1.0.0 a minor version may break programs. */
export function mayAnnounce(level, from, to) {
  const [[oldMajor, oldMinor], [major, minor]] = [from, to].map((version) => version.split('.').map(Number));
  if (level === 'patch' || major > oldMajor) return true;
  return minor > oldMinor && (level === 'minor' || major === 0);
}

/** Returns the name of an operation in Python: `sheets.rows.createMany` is `sheets.rows.create_many`. */
export const pythonName = (name) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

function changesOf(name, old, current) {
  const removed = [...old.fields.keys()].filter((field) => !current.fields.has(field));
  const fields = [...current.fields].filter(([field, isRequired]) => isRequired && !old.fields.get(field));
  const added = [...current.fields.keys()].filter((field) => !old.fields.has(field) && !current.fields.get(field));
  const lost = [...old.results].filter((field) => !current.results.has(field));
  const results = [...current.results].filter((field) => !old.results.has(field));
  const group = (all, what) => (all.length > 0 ? [{ name, text: `${what} ${quoted(all)}` }] : []);
  return {
    breaking: [
      ...group(removed, 'no longer takes'),
      ...group(
        fields.map(([field]) => field),
        'needs',
      ),
      ...group(lost, 'no longer returns'),
    ],
    compatible: [
      ...group(added, 'takes'),
      ...group(results, 'returns'),
      ...(current.isDeprecated && !old.isDeprecated ? [{ name, text: 'is deprecated' }] : []),
    ],
  };
}

const quoted = (names) => names.map((name) => `\`${name}\``).join(', ');

/** Returns the operations by name, with whether each field is required, and the fields of their results. */
function operationsOf(document) {
  const operations = Object.values(document.paths).flatMap((item) =>
    METHODS.filter((method) => method in item).map((method) => item[method]),
  );
  const schemas = new Schemas(document);
  return new Map(
    operations.map((operation) => [
      operation.operationId,
      {
        summary: operation.summary,
        isDeprecated: Boolean(operation.deprecated),
        fields: schemas.fieldsOf(operation),
        results: schemas.resultsOf(operation),
      },
    ]),
  );
}

class Schemas {
  constructor(document) {
    this.schemas = document.components.schemas;
  }

  fieldsOf({ parameters = [], requestBody }) {
    const own = parameters.filter((each) => each.in !== 'header');
    const [body] = Object.values(requestBody?.content ?? {});
    const ofBody = this.alternatives(body?.schema ?? {});
    const names = ofBody.flatMap(({ properties = {} }) => Object.keys(properties));
    const isRequired = (name) => ofBody.every(({ required = [] }) => required.includes(name));
    return new Map([
      ...names.map((name) => [name, isRequired(name)]),
      ...own.map(({ name, required = false }) => [name, required]),
    ]);
  }

  resultsOf({ responses }) {
    const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const schemas = successes.flatMap(([, { content = {} }]) => Object.values(content).map(({ schema }) => schema));
    const objects = schemas.flatMap((schema) => this.alternatives(this.resolved(schema).items ?? schema));
    return new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
  }

  alternatives(schema) {
    const found = this.resolved(schema);
    const several = found.oneOf ?? found.anyOf;
    return several ? several.flatMap((each) => this.alternatives(each)) : [found];
  }

  resolved(schema) {
    return schema.$ref ? this.resolved(this.schemas[schema.$ref.split('/').at(-1)]) : schema;
  }
}
