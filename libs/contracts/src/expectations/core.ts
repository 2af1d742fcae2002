import { Type } from 'typebox';
import {
  captureCredits,
  findAssets,
  holdCredits,
  readAgentVoice,
  readBalance,
  releaseCredits,
  updateAgentVoice,
} from '../base.contracts.js';
import {
  contentResourceUploaded,
  generationCompleted,
  postPublished,
  renderCompleted,
  renderDownloaded,
} from '../base.events.js';
import { Id, nullable } from '../shapes.js';
import { expectationsBy } from './expectation.js';
import { expectationOnAgents, expectationOnCallers } from './shared.js';

const relyOn = expectationsBy('core');
const Voice = Type.Object({
  voice_id: Type.String({ minLength: 1 }),
  name: nullable(Type.String()),
  source: nullable(Type.String()),
});
const Filled = Type.String({ minLength: 1 });
const OfAgent = { organization_id: Id, agent_id: Id };
const set = Type.Object({ voice: Voice });
const unset = Type.Object({ voice: Type.Null() });

/** Core reads no field of the reply and only needs it to be no error. */
const done = Type.Object({});

export const coreExpectations = [
  ...expectationOnCallers('core'),
  ...expectationOnAgents('core'),
  relyOn(renderCompleted, 'a render of a cell', {
    shape: Type.Object({ ...OfAgent, content_resource_id: nullable(Id) }),
  }),
  relyOn(generationCompleted, 'a generation of a cell', {
    shape: Type.Object({ ...OfAgent, generation_id: Id, type: Filled }),
  }),
  relyOn(contentResourceUploaded, 'an uploaded file', {
    shape: Type.Object({ ...OfAgent, content_resource_id: Id, object_type: Filled }),
  }),
  relyOn(renderDownloaded, 'a downloaded render', { shape: Type.Object({ ...OfAgent, content_resource_id: Id }) }),
  relyOn(postPublished, 'a post of a video is live', {
    shape: Type.Object({ ...OfAgent, post_id: Id, videos: Type.Array(Filled, { minItems: 1 }) }),
  }),
  relyOn(findAssets, 'a file of an agent', {
    shape: Type.Object({
      assets: Type.Array(
        Type.Object({ content_resource_id: Id, url: Filled, object_type: Filled, content_type: Filled }),
        { minItems: 1 },
      ),
    }),
  }),
  relyOn(findAssets, 'a file of an agent by its address', {
    shape: Type.Object({ assets: Type.Array(Type.Object({ url: Filled }), { minItems: 1 }) }),
  }),
  relyOn(readBalance, 'a workspace with credits', { shape: Type.Object({ available: Type.Integer() }) }),
  relyOn(holdCredits, 'enough credits', { shape: done }),
  relyOn(holdCredits, 'a hold that is open already', { shape: done }),
  relyOn(holdCredits, 'too few credits', { error: { code: 'insufficient_credits_for_job', status: 422 } }),
  relyOn(captureCredits, 'an open hold', { shape: done }),
  relyOn(captureCredits, 'a hold that was captured before', { shape: done }),
  relyOn(releaseCredits, 'an open hold', { shape: done }),
  relyOn(releaseCredits, 'no hold', { shape: done }),
  relyOn(readAgentVoice, 'an agent with a default voice', { shape: set }),
  relyOn(readAgentVoice, 'an agent without one', { shape: unset }),
  relyOn(updateAgentVoice, 'an agent, and a voice for it', { shape: set }),
  relyOn(updateAgentVoice, 'an agent, and none for it', { shape: unset }),
  relyOn(updateAgentVoice, 'an agent that is gone', { error: { code: 'not_found', status: 404 } }),
];
