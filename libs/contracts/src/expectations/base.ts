import { Type } from 'typebox';
import { Id, nullable } from '../shapes.js';
import { ideaCreated, ideaStatusChanged, recurringJobEnded } from '../agent.contracts.js';
import {
  cellUpdated,
  columnUpdated,
  generationCompleted,
  generationFailed,
  generationStopped,
  postFailed,
  postPublished,
  monitoringCompleted,
  monitoringFailed,
  renderCompleted,
  renderFailed,
  rowCreated,
  rowDeleted,
  rowUpdated,
  variablesImported,
} from '../base.events.js';
import { backupFailed, backupSynced, orderScrape } from '../core.contracts.js';
import {
  announceBlob,
  changeMediaAddress,
  changeMediaAddresses,
  claimBlob,
  mediaInspected,
  readStorage,
  removeMedia,
} from '../upload.contracts.js';
import { expectationsBy } from './expectation.js';

const relyOn = expectationsBy('base');
const Filled = Type.String({ minLength: 1 });
const Address = Type.String({ pattern: '^https?://' });

/** The public answer of a direct upload is made of it. */
const Announced = Type.Object({
  blob: Type.Object({
    id: Id,
    key: Filled,
    filename: Filled,
    content_type: Filled,
    byte_size: Type.Integer({ minimum: 1 }),
    checksum: Filled,
    signed_id: Type.String({ minLength: 1, maxLength: 500 }),
  }),
  direct_upload: Type.Object({ url: Address, headers: Type.Record(Type.String(), Type.String()) }),
});

const AnnouncedResumable = Type.Intersect([Announced, Type.Object({ expires_at: Filled })]);

const media = {
  key: Filled,
  url: Address,
  filename: Filled,
  content_type: Filled,
  byte_size: Type.Integer({ minimum: 1 }),
  object_type: Type.Union(
    ['image', 'video', 'audio', 'zip', 'safe_tensors', 'document'].map((type) => Type.Literal(type)),
  ),
};
const Stored = Type.Object({ media: Type.Object(media) });
const Shown = Type.Object({ media: Type.Object({ ...media, thumbnail_url: Address }) });
const OfAgent = { organization_id: Id, agent_id: Id };
const InSheet = { ...OfAgent, sheet_id: Id };
const Ids = Type.Array(Id, { minItems: 1 });
const Items = { ...InSheet, ids: Ids };
const Versioned = Type.Object({ ...Items, sheet_version: Id });
/** Fields that webhook endpoints receive about work that a cell requested. */
const Ended = (id: string) => Type.Object({ ...OfAgent, [id]: Id, sheet_id: Id, cell_id: Id, status: Filled });
const nothing = Type.Object({ media: Type.Null() });
const Length = Type.Integer({ minimum: 1 });

const Count = Type.Integer({ minimum: 0 });

export const baseExpectations = [
  relyOn(announceBlob, 'a file of a user', { shape: Announced }),
  relyOn(announceBlob, 'a file of a workspace', { shape: Announced }),
  relyOn(announceBlob, 'a file that arrives in several requests', { shape: AnnouncedResumable }),
  relyOn(announceBlob, 'a file of a type that nobody shows', {
    error: { code: 'invalid_content_type', status: 422 },
  }),
  relyOn(announceBlob, 'a file that is too large', { error: { code: 'file_size_exceeded', status: 422 } }),
  relyOn(announceBlob, 'a file for which a workspace has no room', {
    error: { code: 'storage_quota_exceeded', status: 422 },
  }),
  relyOn(announceBlob, 'a file without a name', { error: { code: 'validation_error', status: 422 } }),
  relyOn(claimBlob, 'an uploaded file of the claimer', { shape: Stored }),
  relyOn(claimBlob, 'a file that the same owner claimed before', { shape: Stored }),
  relyOn(claimBlob, 'a picture at which its maker has looked', { shape: Shown }),
  relyOn(claimBlob, 'a file that was announced and never uploaded', { shape: nothing }),
  relyOn(claimBlob, "somebody else's file", { shape: nothing }),
  relyOn(claimBlob, 'a removed file', { shape: nothing }),
  relyOn(claimBlob, 'bytes of another kind than announced', { error: { code: 'invalid_content_type', status: 422 } }),
  relyOn(readStorage, 'a workspace with a quota', {
    shape: Type.Object({ bytes: Type.Literal(7), quota: Length, left: Length }),
  }),
  relyOn(removeMedia, 'a stored file', { shape: Type.Object({}) }),
  relyOn(removeMedia, 'a file that is gone already', { shape: Type.Object({}) }),
  relyOn(changeMediaAddress, 'a stored file', { shape: Type.Object({ changed: Type.Literal(true) }) }),
  relyOn(changeMediaAddress, 'a file that is gone already', { shape: Type.Object({ changed: Type.Literal(false) }) }),
  relyOn(changeMediaAddresses, 'stored files', { shape: Type.Object({ changed: Type.Literal(2) }) }),
  relyOn(changeMediaAddresses, 'files that are gone already', { shape: Type.Object({ changed: Type.Literal(0) }) }),
  relyOn(mediaInspected, 'a picture is stored', {
    shape: Type.Object({ key: Filled, width: Length, height: Length, duration: Type.Null(), thumbnail_url: Address }),
  }),
  relyOn(mediaInspected, 'a file is stored in which nothing is seen or heard', {
    shape: Type.Object({
      key: Filled,
      width: nullable(Length),
      height: nullable(Length),
      duration: nullable(Type.Number({ minimum: 0 })),
      thumbnail_url: Type.Null(),
    }),
  }),
  relyOn(cellUpdated, 'cells are changed', { shape: Type.Object(Items) }),
  relyOn(columnUpdated, 'a column takes another title', {
    shape: Type.Object({ ...Items, retitled: Type.Literal(true) }),
  }),
  relyOn(variablesImported, 'variables are imported', { shape: Type.Object(InSheet) }),
  ...[rowCreated, rowUpdated, rowDeleted].map((event) => relyOn(event, 'rows of a sheet', { shape: Versioned })),
  ...[generationCompleted, generationFailed, generationStopped].map((event) =>
    relyOn(event, 'a generation of a cell', { shape: Ended('generation_id') }),
  ),
  ...[renderCompleted, renderFailed].map((event) =>
    relyOn(event, 'a render of a cell', { shape: Ended('render_job_id') }),
  ),
  ...[monitoringCompleted, monitoringFailed].map((event) =>
    relyOn(event, 'a scrape of a monitoring job', {
      shape: Type.Object({ ...OfAgent, user_job_id: Id, status: Filled, posts: Count, comments: Count }),
    }),
  ),
  relyOn(postPublished, 'a post', { shape: Type.Object({ ...OfAgent, post_id: Id, status: Filled }) }),
  relyOn(postFailed, 'a post', { shape: Type.Object({ ...OfAgent, post_id: Id }) }),
  ...[backupSynced, backupFailed].map((event) =>
    relyOn(event, 'an asset was to be backed up', {
      shape: Type.Object({ ...OfAgent, backup_id: Id, status: Filled, store_blob_id: nullable(Filled) }),
    }),
  ),
  relyOn(ideaCreated, 'a run had ideas', { shape: Type.Object({ ...OfAgent, run_id: Filled, ids: Ids }) }),
  relyOn(ideaStatusChanged, 'an idea is moved', {
    shape: Type.Object({ ...OfAgent, id: Id, from: Filled, to: Filled }),
  }),
  relyOn(recurringJobEnded, 'a time of a recurring job was skipped', {
    shape: Type.Object({ ...OfAgent, recurring_job_id: Filled, run_id: Filled, outcome: Filled }),
  }),
  relyOn(orderScrape, 'a source that nobody has looked at', {
    shape: Type.Object({ status: Type.Literal('pending') }),
  }),
  relyOn(orderScrape, 'a source that was scraped a moment ago', {
    shape: Type.Object({
      status: Type.Literal('completed'),
      posts: Type.Integer({ minimum: 1 }),
      comments: Count,
      new_posts: Type.Integer({ minimum: 1 }),
      new_comments: Count,
    }),
  }),
];
