import type { Artifact } from '../artifact.js';
import { answerOf, itemsOf } from '../sdk/sdk-operations.js';
import { typeName, type AddressedOperation, type SdkDocument } from '../sdk/sdk-document.js';
import { attributeName, capitalized, docstring, literal } from './python-names.js';
import { fieldsName, PythonFields } from './python-fields.js';
import { PYTHON_HEADER } from './python-operations.js';
import { PythonTypes } from './python-types.js';

const PACKAGE = 'libs/sdk-python/src/reelsheet';
const INDENT = '    ';
const ROOT = 'Things';

/** Things by name, each with its operations and the things that belong to it. */
interface Thing {
  /** Words of its name: `sheets`, `rows`. */
  readonly words: readonly string[];
  readonly operations: AddressedOperation[];
  readonly things: Map<string, Thing>;
}

/** The kind of client: one that waits, or one for `await`; of one agent, or of all. */
interface ClientKind {
  readonly isAsync: boolean;
  readonly isOfAgent: boolean;
}

/** Generates the things of the Python package with their operations, and the types of the API. */
export function pythonThings(document: SdkDocument): Artifact[] {
  return new PythonThings(document).artifacts();
}

class PythonThings {
  private readonly root: Thing = { words: [], operations: [], things: new Map() };
  private readonly types: PythonTypes;
  private readonly fields: PythonFields;

  constructor(private readonly document: SdkDocument) {
    this.types = new PythonTypes(document);
    this.fields = new PythonFields(document, this.types);
    for (const operation of document.operations) this.thingAt(operation['x-sdk'].thing).operations.push(operation);
  }

  artifacts(): Artifact[] {
    const modules = [false, true].flatMap((isAsync) => [
      this.thingsModule({ isAsync, isOfAgent: false }),
      this.agentModule({ isAsync, isOfAgent: true }),
    ]);
    // The types are complete when all that name them have been written.
    return [...modules, this.fieldsModule(), this.typesModule(), this.errorsModule()];
  }

  private thingAt(name: string): Thing {
    return name.split('.').reduce((parent, word) => {
      const thing = parent.things.get(word) ?? { words: [...parent.words, word], operations: [], things: new Map() };
      parent.things.set(word, thing);
      return thing;
    }, this.root);
  }

  private thingsModule(kind: ClientKind): Artifact {
    const name = moduleName(kind);
    const classes = this.classes(this.root, kind).reverse().join('\n\n');
    const imports = [
      '# The bodies of responses have the types of the documents.',
      '# mypy: disable-error-code="no-any-return"',
      'from __future__ import annotations',
      '',
      'from functools import cached_property',
      'from typing import TYPE_CHECKING',
      '',
      `from ..${kind.isAsync ? '_async' : '_sync'}.thing import Thing`,
      '',
      'if TYPE_CHECKING:',
      ...resultImports(kind, classes).map((line) => `${INDENT}${line}`),
    ];
    return artifact(`_generated/${name}.py`, `${imports.join('\n')}\n\n\n${classes}`);
  }

  /** The client of an agent has the same operations, so that only type checkers read its classes. */
  private agentModule(kind: ClientKind): Artifact {
    const base = moduleName({ ...kind, isOfAgent: false });
    const classes = this.classes(this.root, kind).reverse().join('\n');
    const imports = [
      'from functools import cached_property',
      '',
      `from . import ${base} as base`,
      ...resultImports(kind, classes),
    ];
    return artifact(`_generated/${moduleName(kind)}.pyi`, `${imports.join('\n')}\n\n${classes}`);
  }

  /** Returns the classes of a thing and of those below it, each before those that it names. */
  private classes(thing: Thing, kind: ClientKind): string[] {
    const below = [...thing.things].flatMap(([, each]) => this.classes(each, kind));
    if (kind.isOfAgent && !this.namesAgent(thing)) return [];
    const operations = thing.operations.filter((each) => !kind.isOfAgent || this.fields.namesAgent(each));
    const properties = [...thing.things]
      .filter(([, each]) => !kind.isOfAgent || this.namesAgent(each))
      .map(([word, each]) => propertyOf(word, each, kind));
    const members = [...properties, ...operations.map((each) => this.method(each, kind))];
    const base = kind.isOfAgent ? `base.${thingName(thing)}` : 'Thing';
    return [`class ${thingName(thing)}(${base}):\n${members.join('\n\n')}\n`, ...below];
  }

  private namesAgent({ operations, things }: Thing): boolean {
    return (
      operations.some((each) => this.fields.namesAgent(each)) ||
      [...things.values()].some((each) => this.namesAgent(each))
    );
  }

  private method(operation: AddressedOperation, kind: ClientKind): string {
    const { operationId, 'x-sdk': sdk } = operation;
    const { how, result, isSent } = this.resultOf(operation);
    const isAwaited = kind.isAsync && isSent;
    const named = this.fields.hasFields(operation)
      ? `**fields: Unpack[f.${fieldsName(operation, kind.isOfAgent)}]`
      : undefined;
    const parameters = ['self', '*', 'options: CallOptions | None = None', ...(named ? [named] : [])].join(', ');
    const head = `${INDENT}${isAwaited ? 'async ' : ''}def ${attributeName(sdk.verb)}(${parameters}) -> ${result}:`;
    if (kind.isOfAgent) return `${head} ...`;
    const call = `self._${how}(${literal(operationId)}, ${named ? 'fields' : '{}'}, options)`;
    return [
      head,
      docstring(commentOf(operation), INDENT.repeat(2)),
      `${INDENT.repeat(2)}return ${isAwaited ? 'await ' : ''}${call}`,
    ].join('\n');
  }

  /** Returns the method of a thing that sends the operation, its result, and whether the request is sent at once. */
  private resultOf(operation: AddressedOperation): { how: string; result: string; isSent: boolean } {
    const { answer } = answerOf(operation);
    if (answer === 'content') return { how: 'content', result: 'Content', isSent: true };
    if (answer === 'events') {
      const event = this.namesOf(this.fields.resultOf(operation).replace(/ \| None$/, ''));
      return { how: 'stream', result: `EventStream[${event}]`, isSent: false };
    }
    if (itemsOf(operation, this.document) !== undefined)
      return { how: 'pages', result: `Pages[${this.namesOf(this.fields.pageOf(operation))}]`, isSent: false };
    const data = this.namesOf(this.fields.resultOf(operation));
    const { waits, waits_with: from = {} } = operation['x-sdk'];
    if (!waits) return { how: 'call', result: data, isSent: true };
    const reading = this.document.operations.find((each) => each.operationId === waits.replace(/\.watch$/, '.get'))!;
    const state = this.namesOf(this.fields.resultOf(reading));
    const isMany = Object.values(from).some((field) => field.includes('[]'));
    return { how: 'work', result: `Work[${data}, ${isMany ? `List[${state}]` : state}, ${state}]`, isSent: true };
  }

  /** Puts the module of the types before their names. `list` is a method of many things. */
  private namesOf(type: string): string {
    return type.replace(/\b(?!Literal|Any\b|None\b|FileInput\b)[A-Z]\w*/g, 't.$&').replace(/\blist\[/g, 'List[');
  }

  private fieldsModule(): Artifact {
    const used = this.document.operations.filter((each) => this.fields.hasFields(each));
    const classes = used.flatMap((each) => [
      this.fields.declaration(each, false),
      ...(this.fields.namesAgent(each) ? [this.fields.declaration(each, true)] : []),
    ]);
    const text = classes.join('\n\n');
    const own = 'from ..files import FileInput\nfrom ..types import *  # noqa: F403';
    const imports = `${typingImport(FIELD_TYPES, text)}\n\n${own}`;
    const body = `${imports}\n\n\n${text}`;
    return artifact(
      '_generated/fields.py',
      `from __future__ import annotations\n\nfrom collections.abc import Mapping\n${body}`,
    );
  }

  private typesModule(): Artifact {
    const declarations = this.types.declarations.join('\n\n');
    const names = [...this.types.names].sort().map((name) => `${INDENT}"${name}",\n`);
    const exported = `__all__ = [\n${names.join('')}]\n`;
    const imports = `${typingImport(FIELD_TYPES, declarations)}\n\nfrom .files import FileInput`;
    return artifact('types.py', `from __future__ import annotations\n\n${imports}\n\n${exported}\n\n${declarations}`);
  }

  /** Generates the typed bodies of errors that have details. */
  private errorsModule(): Artifact {
    const details = Object.entries(this.document.schemas).flatMap(([name, { properties }]) => {
      const code = properties?.error_code?.const;
      return typeof code === 'string' ? [{ code, name }] : [];
    });
    const overloads = details.map(
      ({ code, name }) =>
        `${INDENT}@overload\n${INDENT}def details(self, code: Literal["${code}"]) -> types.${name} | None: ...\n`,
    );
    const text = [
      'from __future__ import annotations',
      '',
      'from typing import TYPE_CHECKING, Any, Literal, overload',
      '',
      'if TYPE_CHECKING:',
      `${INDENT}from .. import types`,
      '',
      '',
      'class DetailedError(Exception):',
      `${INDENT}code: str | None`,
      `${INDENT}body: Any`,
      '',
      ...overloads,
      `${INDENT}def details(self, code: str) -> Any:`,
      `${INDENT.repeat(2)}"""Return the body of an error with this code; ` +
        '`None`' +
        ` for an error with another one."""`,
      `${INDENT.repeat(2)}return self.body if self.code == code else None`,
    ];
    return artifact('_generated/detailed_error.py', `${text.join('\n')}\n`);
  }
}

const FIELD_TYPES = ['Any', 'Literal', 'NotRequired', 'TypeAlias', 'TypedDict'];

/** Imports those names of the module `typing` that a text uses. */
const typingImport = (names: readonly string[], text: string) =>
  `from typing import ${names.filter((name) => new RegExp(String.raw`\b${name}\b`).test(text)).join(', ')}`;

const moduleName = ({ isAsync, isOfAgent }: ClientKind) =>
  `${isAsync ? 'async' : 'sync'}_${isOfAgent ? 'agent_' : ''}things`;

function resultImports({ isAsync }: ClientKind, text: string): string[] {
  const own = isAsync ? '_async' : '_sync';
  const as = (name: string) => (isAsync ? `Async${name} as ${name}` : name);
  return [
    typingImport(['Any', 'List', 'Literal', 'Unpack'], text),
    `from ..${own}.content import ${as('Content')}`,
    `from ..${own}.event_stream import ${as('EventStream')}`,
    `from ..${own}.pages import ${as('Pages')}`,
    `from ..${own}.work import ${as('Work')}`,
    'from ..options import CallOptions',
    'from . import fields as f',
    'from .. import types as t',
  ];
}

const thingName = ({ words }: Thing) => (words.length === 0 ? ROOT : words.map(typeName).join(''));

function propertyOf(word: string, thing: Thing, { isOfAgent }: ClientKind): string {
  const head = `${INDENT}@cached_property\n${INDENT}def ${attributeName(word)}(self) -> ${thingName(thing)}:`;
  return isOfAgent ? `${head} ...` : `${head}\n${INDENT.repeat(2)}return ${thingName(thing)}(self._client)`;
}

function commentOf({ summary, deprecated, service, method, path, 'x-sdk': { scope } }: AddressedOperation): string[] {
  const title = capitalized(summary);
  return [
    title.endsWith('.') ? title : `${title}.`,
    '',
    `\`${method.toUpperCase()} ${path}\` of ${service}${scope.length > 0 ? `; a key needs ${scope.join(', ')}` : ''}.`,
    ...(deprecated ? ['Deprecated.'] : []),
  ];
}

const artifact = (path: string, text: string): Artifact => ({
  path: `${PACKAGE}/${path}`,
  content: `${PYTHON_HEADER}\n${text}`,
});
