import type { Type } from '@nestjs/common';
import { CommonErrors, isUuid, parseId, type Role } from '@reelsheet/kernel';
import { declareAccess } from '../access.js';
import type { Locate, Located, Registers } from './scope.js';

/** The owner of a record: an organization, or an agent and through it an organization. */
export type Owner = { readonly organizationId: number } | { readonly agentId: number };

/** Finds the owner of a record, for routes that name records by their own id. */
export interface RecordOwner<Id> {
  /** Returns undefined for a record that does not exist. */
  ownerOf(id: Id): Promise<Owner | undefined>;
}

/** A kind of record with integer ids. */
export interface NumberedRecord {
  /** Name of the kind in error messages. */
  readonly of: string;
  readonly owner: Type<RecordOwner<number>>;
  /** Name of the path parameter, `id` by default. */
  readonly name?: string;
}

/** A kind of record with uuids. */
export interface UuidRecord extends Omit<NumberedRecord, 'owner'> {
  readonly owner: Type<RecordOwner<string>>;
  readonly form: 'uuid';
}

/**
 * Returns the declaration for routes whose path names such a record: the caller needs at least the given role in its
 * organization.
 */
export function recordScope(kind: NumberedRecord | UuidRecord): (minimum: Role) => MethodDecorator {
  const { of, name = 'id' } = kind;
  const locate = 'form' in kind ? locator(kind.owner, parseUuid) : locator(kind.owner, parseId);
  return (minimum) =>
    declareAccess({ of, minimum, location: 'path', name, isOptional: false, missing: CommonErrors.notFound, locate });
}

function locator<Id>(keeper: Type<RecordOwner<Id>>, parse: (named: unknown) => Id | undefined): Locate {
  return async (named, registers) => {
    const id = parse(named);
    const owner = id === undefined ? undefined : await registers.modules.get(keeper, { strict: false }).ownerOf(id);
    return owner && belongingTo(owner, registers);
  };
}

async function belongingTo(owner: Owner, { agents }: Registers): Promise<Located | undefined> {
  if ('organizationId' in owner) return owner;
  const agent = await agents.find({ id: owner.agentId });
  return agent ? { organizationId: agent.organizationId, agent } : undefined;
}

const parseUuid = (named: unknown) => (isUuid(named) ? named.toLowerCase() : undefined);
