import { Type } from 'typebox';
import {
  agentCreated,
  agentDeleted,
  agentUpdated,
  findAgent,
  organizationDeleted,
  organizationFounded,
  resolveCredential,
} from '../base.contracts.js';
import type { Service } from '../define.js';
import { Id, RoleName, Uuid } from '../shapes.js';
import { expectationsBy, type Expectation } from './expectation.js';

const Caller = Type.Object({
  user_id: Id,
  memberships: Type.Array(Type.Object({ organization_id: Id, role: RoleName }), { minItems: 1 }),
});
const Limits = Type.Object({ scopes: Type.Array(Type.Literal('read'), { minItems: 1 }), organization_id: Id });
const Shared = Type.Object({ organization_id: Id, role: RoleName, share_id: Id });
const WithoutFactor = Type.Object({
  memberships: Type.Array(Type.Unknown()),
  second_factor: Type.Object({ missing_in: Type.Array(Id, { minItems: 1 }) }),
});
const nobody = Type.Object({ caller: Type.Null() });

/**
 * Expectations of a service that asks base to resolve callers. The rate is limited by key, or by
 * user without a key.
 */
export function expectationOnCallers(consumer: Service): Expectation[] {
  const relyOn = expectationsBy(consumer);
  const by = (keyId: typeof Id | Type.TNull) =>
    Type.Object({ caller: Type.Intersect([Caller, Type.Object({ key_id: keyId })]) });
  return [
    relyOn(resolveCredential, 'the access key of a member', { shape: by(Id) }),
    relyOn(resolveCredential, 'a limited access key of a member', {
      shape: Type.Object({ caller: Type.Intersect([Caller, Limits]) }),
    }),
    relyOn(resolveCredential, 'the access key of the founder of an organization', {
      shape: Type.Object({ caller: Type.Object({ memberships: Type.Array(Shared, { minItems: 1 }) }) }),
    }),
    relyOn(resolveCredential, 'the access key of a member without the second factor that is required', {
      shape: Type.Object({ caller: WithoutFactor }),
    }),
    relyOn(resolveCredential, 'the bearer token of a member', { shape: by(Type.Null()) }),
    relyOn(resolveCredential, 'a revoked access key', { shape: nobody }),
    relyOn(resolveCredential, 'no access key at all', { shape: nobody }),
  ];
}

const News = Type.Object({
  id: Id,
  uuid: Uuid,
  organization_id: Id,
  creator_id: Id,
  name: Type.String({ minLength: 1 }),
  time_zone: Type.String({ minLength: 1 }),
  updated_at: Type.Optional(Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\dT.*Z$` })),
});

export const Founded = Type.Object({ id: Id, share_id: Id });

const Gone = Type.Object({ id: Id, uuid: Uuid, organization_id: Id });

/** Expectations of a service that stores a copy of base's agents. */
export function expectationOnAgents(consumer: Service): Expectation[] {
  const relyOn = expectationsBy(consumer);
  return [
    relyOn(findAgent, 'an agent, by its id', { shape: Type.Object({ agent: News }) }),
    relyOn(findAgent, 'an agent, by its UUID', { shape: Type.Object({ agent: News }) }),
    relyOn(findAgent, 'a deleted agent', { shape: Type.Object({ agent: Type.Null() }) }),
    relyOn(agentCreated, 'an agent is created', { shape: News }),
    relyOn(agentUpdated, 'an agent is renamed', { shape: News }),
    relyOn(agentDeleted, 'an agent is deleted', { shape: Gone }),
    relyOn(organizationFounded, 'an organization is founded', { shape: Founded }),
    relyOn(organizationDeleted, 'an organization is deleted', {
      shape: Type.Object({ id: Id, agents: Type.Array(Gone, { minItems: 1 }) }),
    }),
  ];
}
