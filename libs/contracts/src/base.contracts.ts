import { Type } from 'typebox';
import { AgentActionSchema } from './agent-actions.js';
import { defineEvent, defineRpc } from './define.js';
import { Id, MicroCredits, Timestamp, nullable, Uuid } from './shapes.js';

const Agent = Type.Object({
  id: Id,
  uuid: Uuid,
  organization_id: Id,
  creator_id: Id,
  name: Type.String(),
  time_zone: Type.String(),
  updated_at: Type.Optional(Timestamp),
});

const DeletedAgent = Type.Object({ id: Id, uuid: Uuid, organization_id: Id });

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** Contains nothing that could be used as a credential, except the token of an external issuer. */
const Credential = Type.Union([
  Type.Object({ kind: Type.Literal('api_key'), sha256: Sha256 }),
  Type.Object({
    kind: Type.Literal('session'),
    signed: Type.String({ maxLength: 4096, description: 'of an access token of ours the part before its signature' }),
    signature_sha256: Sha256,
  }),
  Type.Object({ kind: Type.Literal('external'), token: Type.String({ maxLength: 4096 }) }),
]);

/**
 * Resolves a credential to its caller, always from the database. A request contains nothing that
 * could be used as a credential, except the token of an external issuer, which cannot be verified
 * without its signature.
 */
export const resolveCredential = defineRpc(
  'rpc.base.access.resolve.v2',
  Credential,
  Type.Object({
    caller: nullable(
      Type.Object({
        user_id: Id,
        key_id: nullable(Id),
        memberships: Type.Array(
          Type.Object({
            organization_id: Id,
            role: Type.String(),
            share_id: Type.Optional({ ...Id, description: 'organization whose share it uses, if not its own' }),
            small_quotas: Type.Optional(
              Type.Boolean({ description: 'its founder has neither a proved address nor granted credits' }),
            ),
          }),
        ),
        invited_to: Type.Optional(Type.Array(Id)),
        scopes: Type.Optional(Type.Array(Type.String(), { description: 'of a limited access key' })),
        organization_id: Type.Optional(Id),
        expires_at: Type.Optional(Timestamp),
        second_factor: Type.Optional(
          Type.Object({
            missing_in: Type.Array(Id, {
              description: 'organizations that require a second factor, which the user lacks; not in `memberships`',
            }),
            required_in: Type.Optional(
              Type.Array(Id, { description: 'organizations in `memberships` that require one' }),
            ),
            proved_at: Type.Optional(Timestamp),
          }),
        ),
      }),
    ),
  }),
);

/**
 * Returns the present role of a user in an organization that is not deleted, or null. Used for work
 * on behalf of users who are offline.
 */
export const findMember = defineRpc(
  'rpc.base.member.find.v1',
  Type.Object({ user_id: Id, organization_id: Id }),
  Type.Object({ role: nullable(Type.String()) }),
);

/**
 * Returns whether an organization may mail to an address, whatever its case, that has not confirmed: it is the proved
 * address of a present member, or the installation proves no addresses. The organization's name is null if it was
 * deleted.
 */
export const readMailPermission = defineRpc(
  'rpc.base.mail_permission.read.v1',
  Type.Object({ organization_id: Id, email: Type.String({ minLength: 1, maxLength: 254 }) }),
  Type.Object({ organization_name: nullable(Type.String()), allowed: Type.Boolean() }),
);

export const findAgent = defineRpc(
  'rpc.base.agent.find.v1',
  Type.Object({ id: Type.Optional(Id), uuid: Type.Optional(Uuid) }),
  Type.Object({ agent: nullable(Agent) }),
);

export const agentCreated = defineEvent('evt.base.agent.created.v1', ['agent', 'core'], Agent);
export const agentUpdated = defineEvent('evt.base.agent.updated.v1', ['agent', 'core'], Agent);
export const agentDeleted = defineEvent('evt.base.agent.deleted.v1', ['agent', 'core'], DeletedAgent);
/**
 * A user founded an organization, or is its founder from now on. `share_id` is the organization whose share of workers,
 * storage and requests it uses, which is the personal workspace of that user. It is also sent for organizations that
 * were founded before this event existed.
 */
export const organizationFounded = defineEvent(
  'evt.base.organization.founded.v1',
  ['agent', 'core', 'upload'],
  Type.Object({
    id: Id,
    share_id: Id,
    revision: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'number of changes of the share; an event with a lower one is outdated',
      }),
    ),
  }),
);
export const organizationDeleted = defineEvent(
  'evt.base.organization.deleted.v1',
  ['agent', 'core', 'upload'],
  Type.Object({ id: Id, agents: Type.Array(DeletedAgent) }),
);
/** A user has deleted the account. The id names nobody any more, and is never used again. */
export const userDeleted = defineEvent('evt.base.user.deleted.v1', ['agent'], Type.Object({ id: Id }));

const AgentVoice = Type.Object({
  voice: nullable(
    Type.Object({ voice_id: Type.String(), name: nullable(Type.String()), source: nullable(Type.String()) }),
  ),
});

/** An agent's default voice, null where none is set. */
export const readAgentVoice = defineRpc('rpc.base.agent_voice.read.v1', Type.Object({ agent_id: Id }), AgentVoice);
/** Sets it, or unsets it with null. 404 `not_found` for an agent that is gone. */
export const updateAgentVoice = defineRpc(
  'rpc.base.agent_voice.update.v1',
  Type.Object({ agent_id: Id, ...AgentVoice.properties }),
  AgentVoice,
);

const Charge = Type.Object({
  organization_id: Id,
  reference: Type.String({ maxLength: 100, description: 'names the job, for example run:<id>' }),
  amount: MicroCredits,
});

export const readBalance = defineRpc(
  'rpc.base.credits.read.v1',
  Type.Object({ organization_id: Id }),
  Type.Object({ balance: Type.Integer(), held: MicroCredits, available: Type.Integer() }),
);
/** A repeated hold with the same reference changes nothing while the first one is open. */
export const holdCredits = defineRpc('rpc.base.credits.hold.v1', Charge, Type.Object({ held: Type.Boolean() }));
/** Takes `amount` of an open hold, gives the rest back. Without an open hold nothing happens. */
export const captureCredits = defineRpc(
  'rpc.base.credits.capture.v1',
  Charge,
  Type.Object({ captured: Type.Boolean() }),
);
export const releaseCredits = defineRpc(
  'rpc.base.credits.release.v1',
  Type.Object({ organization_id: Id, reference: Type.String({ maxLength: 100 }) }),
  Type.Object({ released: Type.Boolean() }),
);

/** An agent's files: one by its id, or what a generation made; none where nothing is there. */
export const findAssets = defineRpc(
  'rpc.base.asset.find.v1',
  Type.Object({
    agent_id: Id,
    content_resource_id: Type.Optional(Id),
    generation_id: Type.Optional(Id),
    url: Type.Optional(Type.String({ maxLength: 4_000, description: 'a present or former address of a file' })),
  }),
  Type.Object({
    assets: Type.Array(
      Type.Object({
        content_resource_id: Id,
        url: Type.String(),
        object_type: Type.String(),
        content_type: Type.String(),
      }),
    ),
  }),
);

const ActionRequest = {
  agent_id: Id,
  user_id: { ...Id, description: 'in whose name; must be an editor now' },
  action: AgentActionSchema,
  key: Type.String({ pattern: '^run:', maxLength: 100, description: 'of the step of the run' }),
};

/** An action that waits for an approval, as base keeps it. */
const ActionGate = Type.Object({
  id: Uuid,
  sha256: { ...Sha256, description: 'of the action and the other fields, as `sha256OfShown` returns it' },
  summary: Type.String(),
  cost: { ...MicroCredits, description: 'that may be spent' },
  accounts: Type.Array(
    Type.Object({ platform: Type.String(), account_id: Id, display_name: Type.String(), handle: Type.String() }),
    { description: 'with which it publishes' },
  ),
  media: Type.Array(
    Type.Object({
      url: Type.String({ description: 'of the file that is published' }),
      sha256: Sha256,
      content_type: Type.String(),
      byte_size: Type.Integer(),
      thumbnail_url: nullable(Type.String()),
    }),
  ),
  expires_at: Timestamp,
});

/**
 * Describes an action of an agent's run, and keeps it as a gate if it spends, publishes, or is
 * `gated` by the agent. Rejects what the action's own route would reject, as far as that is known.
 * While base reads the files of the action the state is `preparing`: repeat the request with the same key
 * after `evt.base.agent_action.prepared.v1`.
 */
export const proposeAgentAction = defineRpc(
  'rpc.base.agent_action.propose.v1',
  Type.Object({ ...ActionRequest, gated: Type.Boolean() }),
  Type.Object({ state: Type.Enum(['free', 'preparing', 'open']), gate: nullable(ActionGate) }),
);
/**
 * Reports that base has read the files of a proposed action, or has given up. A repeated proposal returns the gate, or
 * the error.
 */
export const agentActionPrepared = defineEvent(
  'evt.base.agent_action.prepared.v1',
  ['agent'],
  Type.Object({ agent_id: Id, key: Type.String({ description: 'of the proposal' }) }),
);
/**
 * Stores the decision of the caller with this credential about a gate, once, and returns the one
 * that is stored; null if the gate is unknown or has expired. `sha256` is of what the caller was shown
 * (`sha256OfShown`). 401 `unauthorized`, 403 `forbidden` or `insufficient_scope` for a caller who may
 * not decide, 409 `approval_mismatch` for an approval of something else than what base keeps.
 */
export const decideAgentAction = defineRpc(
  'rpc.base.agent_action.decide.v1',
  Type.Object({ credential: Credential, gate_id: Uuid, sha256: Sha256, approved: Type.Boolean() }),
  Type.Object({
    decision: nullable(Type.Object({ approved: Type.Boolean(), user_id: Id, at: Timestamp })),
  }),
);
/**
 * Does a free action once for each key, and an approved one once for its gate, in the name of who
 * approved it; a repeated request has the same reply. 403 `approval_required` without an approval, 409
 * `approval_mismatch` or `approval_expired`.
 */
export const performAgentAction = defineRpc(
  'rpc.base.agent_action.perform.v2',
  Type.Object({ ...ActionRequest, gate_id: Type.Optional(Uuid) }),
  Type.Object({ result: Type.Record(Type.String(), Type.Unknown()) }),
);

/** Returns a sheet of the agent in the form that a model reads. 404 `spreadsheet_not_found`. */
export const readAgentSheet = defineRpc(
  'rpc.base.agent_sheet.read.v1',
  Type.Object({ agent_id: Id, vidsheet_id: Id }),
  Type.Object({
    title: Type.String(),
    columns: Type.Array(Type.Object({ id: Id, title: Type.String(), type: Type.String() })),
    row_count: Type.Integer({ minimum: 0 }),
    cells: Type.Array(Type.Object({ id: Id, row_id: Id, column_id: Id, value: Type.String() }), {
      description: 'of the first rows, shortened',
    }),
  }),
);
