import { Type } from 'typebox';
import { defineRpc } from './define.js';
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
