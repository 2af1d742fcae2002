import { itemsOf } from '../sdk/sdk-operations.js';
import { typeName, type AddressedOperation, type SdkDocument } from '../sdk/sdk-document.js';
import { argumentName, capitalized, className, docstring } from './python-names.js';
import { union, type PythonTypes, type TypedSchema } from './python-types.js';

const INDENT = '    ';
const AGENT = 'agent_id';

interface Field {
  readonly type: string;
  readonly isRequired: boolean;
  readonly description?: string | undefined;
}

interface DocumentedParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: TypedSchema;
}

/** The arguments of the operations as types of Python, and the types of their results. */
export class PythonFields {
  constructor(
    private readonly document: SdkDocument,
    private readonly types: PythonTypes,
  ) {}

  /** Returns whether the client of an agent knows a field of the operation. */
  namesAgent(operation: AddressedOperation): boolean {
    return this.fieldsOf(operation).has(AGENT);
  }

  /** Returns whether all fields may be left out. */
  hasFields(operation: AddressedOperation): boolean {
    return this.fieldsOf(operation).size > 0;
  }

  /** Returns the classes of the arguments: with `isOfAgent` those of the client of an agent, which knows it. */
  declaration(operation: AddressedOperation, isOfAgent: boolean): string {
    const lines = [...this.fieldsOf(operation)].flatMap(([field, { type, isRequired, description }]) => {
      const isNeeded = isRequired && !(isOfAgent && field === AGENT);
      const member = `${INDENT}${argumentName(field)}: ${isNeeded ? type : `NotRequired[${type}]`}`;
      return description ? [member, docstring([capitalized(description)], INDENT)] : [member];
    });
    return `class ${fieldsName(operation, isOfAgent)}(TypedDict):\n${lines.join('\n')}\n`;
  }

  /** Returns the type of the body of a successful response. */
  resultOf({ operationId, responses }: AddressedOperation): string {
    const bodies = Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, { content = {} }]) => {
        const schemas = Object.values(content).map(({ schema }) => schema as TypedSchema);
        return schemas.length > 0
          ? schemas.map((each) => this.types.of(each, resultName(operationId, status)))
          : ['None'];
      });
    return bodies.length > 0 ? union(bodies) : 'None';
  }

  /** Returns the types of a page and of its items. */
  pageOf(operation: AddressedOperation): string {
    const items = itemsOf(operation, this.document)!;
    const schema = operation.responses[200]!.content!['application/json']!.schema as TypedSchema;
    const name = resultName(operation.operationId, '200');
    const page = this.types.of(schema, name);
    if (items === '') return `${page}, ${page.slice('list['.length, -1)}`;
    const list = this.document.properties(schema)[items] as TypedSchema;
    return `${page}, ${this.types.of(this.listOf(list).items!, `${page}${className(items)}Item`)}`;
  }

  private listOf(schema: TypedSchema): TypedSchema {
    return this.document.resolved(schema);
  }

  /** Returns the fields of path, query and body together, those that are required first. */
  private fieldsOf(operation: AddressedOperation): Map<string, Field> {
    const name = fieldsName(operation, false);
    const fields = new Map<string, Field>();
    for (const each of (operation.parameters ?? []) as readonly DocumentedParameter[]) {
      if (each.in === 'header') continue;
      const type = parameterType(this.types.of(each.schema, `${name}${className(each.name)}`), each.name);
      fields.set(each.name, { type, isRequired: Boolean(each.required), description: each.description });
    }
    for (const [field, each] of this.bodyOf(operation, name))
      if (!fields.has(field)) fields.set(field, each);
      else fields.set('body', { type: 'Mapping[str, Any]', isRequired: false, description: WHOLE_BODY });
    return new Map([...fields].sort(([, one], [, other]) => Number(other.isRequired) - Number(one.isRequired)));
  }

  private bodyOf({ requestBody }: AddressedOperation, name: string): readonly (readonly [string, Field])[] {
    const [type] = Object.values(requestBody?.content ?? {});
    if (!type) return [];
    const schema = this.listOf(type.schema);
    const alternatives = (schema.oneOf ?? [schema]).map((each) => this.listOf(each));
    if (alternatives.every((each) => !each.properties))
      return [['body', { type: schema.format === 'binary' ? 'FileInput' : 'Mapping[str, Any]', isRequired: true }]];
    const names = new Set(alternatives.flatMap((each) => Object.keys(each.properties!)));
    return [...names].map((field) => [field, this.mergedField(field, alternatives, name)] as const);
  }

  /** Returns a field that several bodies have, each with its own type. */
  private mergedField(field: string, alternatives: readonly TypedSchema[], name: string): Field {
    const having = alternatives.filter((each) => each.properties?.[field]);
    const types = having.map((each) => this.types.of(each.properties![field]!, `${name}${className(field)}`));
    const isRequired = alternatives.every((each) => each.required?.includes(field));
    return { type: union(types), isRequired, description: having[0]!.properties![field]!.description };
  }
}

const WHOLE_BODY = 'The fields of the body, where one of them has the name of another field but another value';

/** Returns the name of the class with the arguments of an operation. */
export const fieldsName = ({ operationId }: AddressedOperation, isOfAgent: boolean): string =>
  `${isOfAgent ? 'Agent' : ''}${typeName(operationId)}Fields`;

const resultName = (operationId: string, status: string) =>
  `${typeName(operationId)}Result${status === '200' ? '' : status}`;

/** An address takes a number as well as its text. */
function parameterType(type: string, name: string): string {
  if (name === AGENT) return 'int | str';
  return type === 'str' && /(^|_)id$/.test(name) ? 'int | str' : type;
}
