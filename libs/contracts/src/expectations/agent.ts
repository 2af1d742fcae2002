import { Type } from 'typebox';
import { postPublished } from '../base.events.js';
import {
  captureCredits,
  findMember,
  holdCredits,
  performAgentAction,
  previewAgentAction,
  readAgentSheet,
  releaseCredits,
} from '../base.contracts.js';
import { queryWatchlist, readAgentCore, readTrends } from '../core.contracts.js';
import { claimBlob } from '../upload.contracts.js';
import { Id, nullable, RoleName } from '../shapes.js';
import { expectationsBy } from './expectation.js';
import { expectationOnAgents, expectationOnCallers } from './shared.js';

const relyOn = expectationsBy('agent');
/** Agent reads nothing of it: no refusal is what it needs. */
const done = Type.Object({});
const Words = Type.Array(Type.String());

/** What a run's prompt tells of brand and personality. */
const Core = Type.Object({
  brand_name: nullable(Type.String()),
  description: nullable(Type.String()),
  goal: nullable(Type.String()),
  personality: nullable(Type.String()),
  keywords: Words,
  research_topics: Words,
  target_platforms: Words,
});

/** What a grid of videos shows. */
const Post = Type.Object({
  id: Id,
  platform: Type.String({ minLength: 1 }),
  url: Type.String({ minLength: 1 }),
  creator: Type.String(),
  caption: Type.String(),
  hook: Type.String(),
  posted_at: Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\dT.*Z$` }),
  watch_count: Type.Integer(),
  engagement_rate: Type.Number(),
  trending_score: Type.Number(),
});
const Posts = Type.Array(Post, { minItems: 1 });
const said = Type.String({ minLength: 1 });

export const agentExpectations = [
  ...expectationOnCallers('agent'),
  ...expectationOnAgents('agent'),
  relyOn(findMember, 'a member', { relies: Type.Object({ role: RoleName }) }),
  relyOn(findMember, 'someone who is no member', { relies: Type.Object({ role: Type.Null() }) }),
  relyOn(readAgentSheet, 'a vidsheet of the agent', {
    relies: Type.Object({
      title: Type.String({ minLength: 1 }),
      columns: Type.Array(Type.Object({ title: Type.String() })),
    }),
  }),
  relyOn(readAgentSheet, 'a vidsheet that is not there', {
    refuses: { code: 'spreadsheet_not_found', status: 404 },
  }),
  relyOn(previewAgentAction, 'cells that can be generated', {
    relies: Type.Object({ summary: Type.String({ minLength: 1 }), needs_approval: Type.Literal(true) }),
  }),
  relyOn(previewAgentAction, 'a vidsheet to be made', { relies: Type.Object({ needs_approval: Type.Literal(false) }) }),
  relyOn(performAgentAction, 'a vidsheet to be made', {
    relies: Type.Object({ result: Type.Object({ vidsheet_id: Id }) }),
  }),
  relyOn(performAgentAction, 'someone who is no member', { refuses: { code: 'forbidden', status: 403 } }),
  relyOn(holdCredits, 'enough credits', { relies: done }),
  relyOn(holdCredits, 'a hold that is open already', { relies: done }),
  relyOn(holdCredits, 'too few credits', { refuses: { code: 'insufficient_credits_for_job', status: 422 } }),
  relyOn(captureCredits, 'an open hold', { relies: done }),
  relyOn(captureCredits, 'a hold that was captured before', { relies: done }),
  relyOn(releaseCredits, 'an open hold', { relies: done }),
  relyOn(releaseCredits, 'no hold', { relies: done }),
  relyOn(readAgentCore, 'an agent with a brand and a personality', {
    relies: Type.Intersect([
      Core,
      Type.Object({ brand_name: Type.String({ minLength: 1 }), personality: Type.String({ minLength: 1 }) }),
    ]),
  }),
  relyOn(readAgentCore, 'an agent of which nothing is set', { relies: Core }),
  relyOn(postPublished, 'a post of an idea is live', { relies: Type.Object({ agent_id: Id, idea_id: Id }) }),
  relyOn(readTrends, 'an agent with a watchlist that shows posts', { relies: Type.Object({ posts: Posts }) }),
  relyOn(readTrends, 'an agent that watches nothing', {
    relies: Type.Object({ posts: Type.Array(Post, { maxItems: 0 }) }),
  }),
  relyOn(claimBlob, 'an uploaded file of the claimer', {
    relies: Type.Object({ media: Type.Object({ url: said, filename: said, content_type: said }) }),
  }),
  relyOn(claimBlob, 'a file that was announced and never uploaded', { relies: Type.Object({ media: Type.Null() }) }),
  relyOn(claimBlob, "somebody else's file", { relies: Type.Object({ media: Type.Null() }) }),
  relyOn(queryWatchlist, 'a watchlist that shows posts', {
    relies: Type.Object({
      clarification: Type.Null(),
      filters: Type.Object({ question: said, limit: Type.Integer() }),
      videos: Posts,
      summary: said,
    }),
  }),
  relyOn(queryWatchlist, 'more days than can be looked back', {
    relies: Type.Object({ clarification: said, videos: Type.Array(Post, { maxItems: 0 }) }),
  }),
  relyOn(queryWatchlist, "another agent's watchlist", { refuses: { code: 'not_found', status: 404 } }),
];
