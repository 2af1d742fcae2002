import { Type } from 'typebox';
import { defineEvent, defineRpc } from './define.js';
import { Id, nullable } from './shapes.js';

/** What a run should know of an agent's brand and personality before it writes. */
export const readAgentCore = defineRpc(
  'rpc.core.agent_core.read.v1',
  Type.Object({ agent_id: Id }),
  Type.Object({
    brand_name: nullable(Type.String()),
    description: nullable(Type.String()),
    goal: nullable(Type.String()),
    identity_type: nullable(Type.String()),
    personality: nullable(Type.String()),
    keywords: Type.Array(Type.String()),
    research_topics: Type.Array(Type.String()),
    target_platforms: Type.Array(Type.String()),
  }),
);

const Backup = Type.Object({
  backup_id: Id,
  organization_id: Id,
  agent_id: Id,
  source_event: Type.String(),
  asset_type: Type.String(),
  status: Type.Union([Type.Literal('synced'), Type.Literal('failed')]),
  store_blob_id: nullable(Type.String()),
  error_code: nullable(Type.String()),
});

/** An asset is stored, read back and charged. */
export const backupSynced = defineEvent('evt.core.backup.synced.v1', ['base'], Backup);
export const backupFailed = defineEvent('evt.core.backup.failed.v1', ['base'], Backup);
