import type { Type } from '@nestjs/common';
import { CommonErrors, isUuid, parseId, type Role } from '@reelsheet/kernel';
import { declareAccess } from '../access.js';
import type { Locate, Located, Registers } from './scope.js';

/** Whose a record is: an organization's, or an agent's and so its organization's. */
export type Owner = { readonly organizationId: number } | { readonly agentId: number };

/** Tells whose a record is; what keeps a feature's records says so for the routes that name them by their own id. */
export interface RecordOwner<Id> {
  /** Undefined for a record that does not exist. */
  ownerOf(id: Id): Promise<Owner | undefined>;
}

/** A kind of record with integer ids. */
export interface NumberedRecord {
  /** What the record is called, in words. */
  readonly of: string;
  readonly owner: Type<RecordOwner<number>>;
  /** The path's parameter, `id` where absent. */
  readonly name?: string;
}

/** A kind of record with uuids. */
export interface UuidRecord extends Omit<NumberedRecord, 'owner'> {
  readonly owner: Type<RecordOwner<string>>;
  readonly form: 'uuid';
}

/** Makes the declaration of routes whose path names such a record: the caller needs at least the given role in its organization. */
export function recordScope(kind: NumberedRecord | UuidRecord): (minimum: Role) => MethodDecorator {
  const { of, name = 'id' } = kind;
  const locate = 'form' in kind ? locator(kind.owner, parseUuid) : locator(kind.owner, parseId);
  return (minimum) =>
    declareAccess({ of, minimum, place: 'path', name, isOptional: false, missing: CommonErrors.notFound, locate });
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
