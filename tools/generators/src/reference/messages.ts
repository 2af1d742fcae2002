import { allContracts, ownerOf, type MessageContract } from '@reelsheet/contracts';
import ts from 'typescript';
import { commentAbove, walk, type ShippedSource } from './shipped-sources.js';

/** A message between services, with the constant that defines it and the files that use it. */
export interface DocumentedMessage {
  readonly contract: MessageContract;
  /** Name of the constant in `libs/contracts`. */
  readonly constant: string;
  /** Comment above the constant. */
  readonly meaning: string;
  /** Files of the owner that send the event, or that answer the request. */
  readonly ownerFiles: readonly string[];
  /** Files of other services, or of the owner's own consumers, that receive the event or send the request. */
  readonly otherFiles: readonly string[];
}

/** Reads all messages from the contracts and finds the files of the apps that use them. */
export function messagesOf(sources: readonly ShippedSource[]): DocumentedMessage[] {
  const constants = new Map(sources.filter(({ path }) => path.startsWith('libs/contracts/')).flatMap(constantsOf));
  const uses = sources.filter(({ path }) => path.startsWith('apps/')).flatMap(usesOf);
  return allContracts().map((contract) => {
    const { constant = '', meaning = '' } = constants.get(contract.subject) ?? {};
    const users = uses.filter(({ name }) => name === constant);
    const isOwner = ({ path, receives }: Use) => path.startsWith(`apps/${ownerOf(contract.subject)}/`) && !receives;
    return {
      contract,
      constant,
      meaning,
      ownerFiles: users.filter(isOwner).map(({ path }) => path),
      otherFiles: users.filter((use) => !isOwner(use)).map(({ path }) => path),
    };
  });
}

type Constant = readonly [subject: string, definition: { readonly constant: string; readonly meaning: string }];

/** Finds `export const name = define…('evt.…')` and its comment, by subject. */
function constantsOf({ tree }: ShippedSource): Constant[] {
  return tree.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }): Constant[] => {
      if (!initializer || !ts.isCallExpression(initializer)) return [];
      const [subject] = initializer.arguments;
      if (!subject || !ts.isStringLiteral(subject) || !/^(evt|rpc)\./.test(subject.text)) return [];
      return [[subject.text, { constant: name.getText(), meaning: commentAbove(statement) }]];
    }),
  );
}

interface Use {
  readonly path: string;
  readonly name: string;
  /** True if the file consumes it as an event. */
  readonly receives: boolean;
}

/** Decorators of methods that consume the event which is their first argument. */
const CONSUMERS: readonly string[] = ['Consumes', 'ConsumesTogether'];

/** Values that a file imports from the contracts. */
function usesOf({ path, tree }: ShippedSource): Use[] {
  const received = new Set<string>();
  walk(tree, (node) => {
    if (
      ts.isDecorator(node) &&
      ts.isCallExpression(node.expression) &&
      CONSUMERS.includes(node.expression.expression.getText())
    )
      for (const argument of node.expression.arguments) received.add(argument.getText());
  });
  return tree.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    if ((moduleSpecifier as ts.StringLiteral).text !== '@reelsheet/contracts') return [];
    const named = importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) return [];
    return named.elements.map(({ name }) => ({ path, name: name.text, receives: received.has(name.text) }));
  });
}
