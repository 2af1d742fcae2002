import { Type } from 'typebox';
import { postPublished } from '../base.events.js';
import {
  agentActionPrepared,
  captureCredits,
  decideAgentAction,
  findMember,
  readMailPermission,
  holdCredits,
  performAgentAction,
  proposeAgentAction,
  readAgentSheet,
  releaseCredits,
  userDeleted,
} from '../base.contracts.js';
import { queryWatchlist, readAgentCore, readTrends } from '../core.contracts.js';
import { readIdeaBatches, startIdeaProduction } from '../idea-batches.contracts.js';
import { findIdeasWithoutRow, readIdeaProductions, writeIdeaRows } from '../idea-rows.contracts.js';
import { claimBlob } from '../upload.contracts.js';
import { Id, nullable, RoleName } from '../shapes.js';
import { expectationsBy } from './expectation.js';
import { expectationOnAgents, expectationOnCallers } from './shared.js';

const relyOn = expectationsBy('agent');
/** Agent reads no field of the reply and only needs it to be no error. */
const done = Type.Object({});
const Words = Type.Array(Type.String());

/** Brand and personality as the run's prompt uses them. */
const Core = Type.Object({
  brand_name: nullable(Type.String()),
  description: nullable(Type.String()),
  goal: nullable(Type.String()),
  personality: nullable(Type.String()),
  keywords: Words,
  research_topics: Words,
  target_platforms: Words,
});

/** Fields of a post in a grid of videos. */
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
  relyOn(userDeleted, 'a user is deleted', { shape: Type.Object({ id: Id }) }),
  relyOn(findMember, 'a member', { shape: Type.Object({ role: RoleName }) }),
  relyOn(findMember, 'someone who is no member', { shape: Type.Object({ role: Type.Null() }) }),
  relyOn(readMailPermission, 'an address that needs no confirmation', {
    shape: Type.Object({ organization_name: said, allowed: Type.Literal(true) }),
  }),
  relyOn(readMailPermission, 'a deleted organization', {
    shape: Type.Object({ organization_name: Type.Null(), allowed: Type.Literal(false) }),
  }),
  relyOn(readAgentSheet, 'a vidsheet of the agent', {
    shape: Type.Object({
      title: Type.String({ minLength: 1 }),
      columns: Type.Array(Type.Object({ title: Type.String() })),
    }),
  }),
  relyOn(readAgentSheet, 'a vidsheet that is not there', {
    error: { code: 'spreadsheet_not_found', status: 404 },
  }),
  relyOn(writeIdeaRows, 'an idea without a row', {
    shape: Type.Object({
      rows: Type.Array(Type.Object({ idea_id: Id, vidsheet_id: Id, row_id: Id, created: Type.Literal(true) }), {
        minItems: 1,
      }),
    }),
  }),
  relyOn(writeIdeaRows, 'an idea with a row', {
    shape: Type.Object({ rows: Type.Array(Type.Object({ created: Type.Literal(false) }), { minItems: 1 }) }),
  }),
  relyOn(writeIdeaRows, 'a vidsheet that is not there', { error: { code: 'spreadsheet_not_found', status: 404 } }),
  relyOn(startIdeaProduction, 'an idea without a row', {
    shape: Type.Object({
      vidsheet_id: Id,
      rows: Type.Array(Type.Object({ idea_id: Id, row_id: Id, created: Type.Literal(true), batch_id: Id }), {
        minItems: 1,
      }),
      batch: Type.Object({ id: Id, status: Type.Literal('running'), total: Type.Integer({ minimum: 1 }) }),
    }),
  }),
  relyOn(startIdeaProduction, 'an idea of which nothing is left to make', {
    shape: Type.Object({
      rows: Type.Array(Type.Object({ created: Type.Literal(false), batch_id: Type.Null() }), { minItems: 1 }),
      batch: Type.Null(),
    }),
  }),
  relyOn(startIdeaProduction, 'a vidsheet that is not there', {
    error: { code: 'spreadsheet_not_found', status: 404 },
  }),
  relyOn(startIdeaProduction, 'an order that is repeated with its key', {
    shape: Type.Object({
      vidsheet_id: Id,
      rows: Type.Array(Type.Object({ created: Type.Literal(false) }), { minItems: 1 }),
      batch: Type.Object({ id: Id }),
    }),
  }),
  relyOn(readIdeaBatches, 'the key of an order', {
    shape: Type.Object({
      batches: Type.Array(
        Type.Object({
          key: said,
          id: Id,
          vidsheet_id: Id,
          status: said,
          max_credits: nullable(Type.Number()),
          spent: Type.Number(),
          held: Type.Number(),
          stages: Type.Array(Type.Object({ stage: said, total: Type.Integer() }), { minItems: 1 }),
        }),
        { minItems: 1, maxItems: 1 },
      ),
    }),
  }),
  relyOn(readIdeaBatches, 'a key of no order', {
    shape: Type.Object({ batches: Type.Array(Type.Object({}), { maxItems: 0 }) }),
  }),
  relyOn(readIdeaProductions, 'an idea with a row', {
    shape: Type.Object({
      productions: Type.Array(
        Type.Object({ idea_id: Id, vidsheet_id: Id, row_id: Id, posts: Type.Array(Type.Object({ post_id: Id })) }),
        { minItems: 1 },
      ),
    }),
  }),
  relyOn(readIdeaProductions, 'an idea of which nothing was made', {
    shape: Type.Object({ productions: Type.Array(Type.Object({}), { maxItems: 0 }) }),
  }),
  relyOn(findIdeasWithoutRow, 'an idea without a row', {
    shape: Type.Object({ idea_ids: Type.Array(Id, { minItems: 1 }) }),
  }),
  relyOn(proposeAgentAction, 'cells that can be generated', {
    shape: Type.Object({
      state: Type.Literal('open'),
      gate: Type.Object({ id: said, sha256: said, summary: said, cost: Type.Integer() }),
    }),
  }),
  relyOn(proposeAgentAction, 'a vidsheet to be made', { shape: Type.Object({ state: Type.Literal('free') }) }),
  relyOn(proposeAgentAction, 'videos of an idea that can be made', {
    shape: Type.Object({
      state: Type.Literal('open'),
      gate: Type.Object({ id: said, sha256: said, summary: said, cost: Type.Literal(60_000_000) }),
    }),
  }),
  relyOn(agentActionPrepared, 'the files of an action are read', {
    shape: Type.Object({ key: Type.String({ pattern: '^run:' }) }),
  }),
  relyOn(decideAgentAction, 'an open gate, by an editor', {
    shape: Type.Object({ decision: Type.Object({ approved: Type.Literal(true), user_id: Id, at: said }) }),
  }),
  relyOn(decideAgentAction, 'a gate that is not there', { shape: Type.Object({ decision: Type.Null() }) }),
  relyOn(decideAgentAction, 'an open gate, of which something else was shown', {
    error: { code: 'approval_mismatch', status: 409 },
  }),
  relyOn(decideAgentAction, 'an open gate, by someone who is no member', {
    error: { code: 'forbidden', status: 403 },
  }),
  relyOn(performAgentAction, 'a vidsheet to be made', {
    shape: Type.Object({ result: Type.Object({ vidsheet_id: Id }) }),
  }),
  relyOn(performAgentAction, 'cells that nobody approved', { error: { code: 'approval_required', status: 403 } }),
  relyOn(performAgentAction, 'videos of an idea that nobody approved', {
    error: { code: 'approval_required', status: 403 },
  }),
  relyOn(performAgentAction, 'someone who is no member', { error: { code: 'forbidden', status: 403 } }),
  relyOn(holdCredits, 'enough credits', { shape: done }),
  relyOn(holdCredits, 'a hold that is open already', { shape: done }),
  relyOn(holdCredits, 'too few credits', { error: { code: 'insufficient_credits_for_job', status: 422 } }),
  relyOn(captureCredits, 'an open hold', { shape: done }),
  relyOn(captureCredits, 'a hold that was captured before', { shape: done }),
  relyOn(releaseCredits, 'an open hold', { shape: done }),
  relyOn(releaseCredits, 'no hold', { shape: done }),
  relyOn(readAgentCore, 'an agent with a brand and a personality', {
    shape: Type.Intersect([
      Core,
      Type.Object({ brand_name: Type.String({ minLength: 1 }), personality: Type.String({ minLength: 1 }) }),
    ]),
  }),
  relyOn(readAgentCore, 'an agent of which nothing is set', { shape: Core }),
  relyOn(postPublished, 'a post of an idea is live', { shape: Type.Object({ agent_id: Id, idea_id: Id }) }),
  relyOn(readTrends, 'an agent with a watchlist that shows posts', { shape: Type.Object({ posts: Posts }) }),
  relyOn(readTrends, 'an agent that watches nothing', {
    shape: Type.Object({ posts: Type.Array(Post, { maxItems: 0 }) }),
  }),
  relyOn(claimBlob, 'an uploaded file of the claimer', {
    shape: Type.Object({ media: Type.Object({ url: said, filename: said, content_type: said }) }),
  }),
  relyOn(claimBlob, 'a file that was announced and never uploaded', { shape: Type.Object({ media: Type.Null() }) }),
  relyOn(claimBlob, "somebody else's file", { shape: Type.Object({ media: Type.Null() }) }),
  relyOn(queryWatchlist, 'a watchlist that shows posts', {
    shape: Type.Object({
      clarification: Type.Null(),
      filters: Type.Object({ question: said, limit: Type.Integer() }),
      videos: Posts,
      summary: said,
    }),
  }),
  relyOn(queryWatchlist, 'more days than can be looked back', {
    shape: Type.Object({ clarification: said, videos: Type.Array(Post, { maxItems: 0 }) }),
  }),
  relyOn(queryWatchlist, "another agent's watchlist", { error: { code: 'not_found', status: 404 } }),
];
