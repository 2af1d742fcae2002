import { Body, Controller, Delete, Get, Headers, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CommonErrors, invalid, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, Public, type AgentInScope } from '@reelsheet/platform-auth';
import { InputErrors, StoresNoAnswer, Operation, PathId } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { zoneFrom } from './local-time.js';
import {
  ApprovePostQuery,
  CreatePostBody,
  EditLivePostBody,
  EditPostBody,
  fromCreatePost,
  fromEditLivePost,
  fromEditPost,
  PostListQuery,
} from './post.dto.js';
import { LiveEditService } from './live-edits/live-edit.service.js';
import {
  CreatedPostView,
  EditedPostView,
  PlatformsView,
  PostListView,
  PostView,
  toCreatedPost,
  toEditedPost,
  toPlatforms,
  toPost,
} from './post-view.dto.js';
import { PostScope } from './post-scope.reader.js';
import { PostService } from './post.service.js';
import { inputValidationError, PublishingErrors } from './publishing.errors.js';
import { MAX_KEY_LENGTH } from './post-limits.js';

const { conflict, notFound, validation } = CommonErrors;
const { draftChanged, editFailed, platformValidationFailed } = PublishingErrors;

const OFFSET = 'X-Timezone-Offset';
const Offset = () =>
  ApiHeader({
    name: OFFSET,
    required: false,
    description: 'offset from UTC in hours for times in the response; default: the agent’s time zone',
  });

@ApiTags('Publishing')
@Controller('schedule')
export class PostController {
  constructor(
    private readonly posts: PostService,
    private readonly liveEdits: LiveEditService,
  ) {}

  @Public()
  @Get('platforms')
  @Operation({
    name: 'platforms.list',
    phase: 'export',
    summary: 'The platforms’ rules, which validation uses',
    answer: PlatformsView,
  })
  platforms(): PlatformsView {
    return toPlatforms();
  }

  @Post('with-post')
  @StoresNoAnswer('keeps the key with the post, for the agent and without end')
  @AgentScope('body', 'editor')
  @InputErrors(inputValidationError)
  @Offset()
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: prose`
      up to 128 characters, unique per agent; a repeated request returns the original post, and a different request with
      the same key 422`,
  })
  @Operation({
    name: 'posts.create',
    waits: { by: 'posts.get', with: { post_id: 'post_id' } },
    phase: 'export',
    summary: 'Post now, at a time, or at the next free slot',
    description: prose`
      Each platform goes from accepted to publishing to published or
      failed. Publishing costs no credits.`,
    answer: CreatedPostView,
    headers: {
      'Idempotent-Replay': '`true` if this is the answer to an earlier request with the same `Idempotency-Key`',
    },
    errors: [notFound, platformValidationFailed],
  })
  async create(
    @CurrentAgent() agent: AgentInScope,
    @Body() body: CreatePostBody,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('Idempotency-Key') key?: string,
    @Headers(OFFSET) offset?: string,
  ): Promise<CreatedPostView> {
    if (key && key.length > MAX_KEY_LENGTH)
      throw invalid('Idempotency-Key', `must have at most ${MAX_KEY_LENGTH} characters`);
    const zone = zoneFrom(offset) ?? agent.timeZone;
    const created = await this.posts.create(agent, fromCreatePost(body), key);
    if (created.isReplay) void reply.header('Idempotent-Replay', 'true');
    return toCreatedPost(created, zone);
  }

  @Get('posts')
  @AgentScope('query', 'viewer')
  @Offset()
  @Operation({
    name: 'posts.list',
    phase: 'export',
    summary: 'The calendar of an agent',
    answer: PostListView,
    errors: [validation],
  })
  async list(
    @CurrentAgent() agent: AgentInScope,
    @Query() { start_date, end_date }: PostListQuery,
    @Headers(OFFSET) offset?: string,
  ): Promise<PostListView> {
    const zone = zoneFrom(offset) ?? agent.timeZone;
    return { posts: (await this.posts.list(agent, start_date, end_date)).map((post) => toPost(post, zone)) };
  }

  @Get('post/:post_id')
  @PostScope('viewer')
  @Offset()
  @Operation({
    name: 'posts.get',
    phase: 'export',
    summary: 'A post and what became of it on each platform',
    answer: PostView,
    errors: [validation],
  })
  async get(
    @CurrentAgent() agent: AgentInScope,
    @PathId('post_id') id: number,
    @Headers(OFFSET) offset?: string,
  ): Promise<PostView> {
    return toPost(await this.posts.get(id), zoneFrom(offset) ?? agent.timeZone);
  }

  @Patch('post/:post_id')
  @PostScope('editor')
  @InputErrors(inputValidationError)
  @Offset()
  @Operation({
    name: 'posts.update',
    phase: 'export',
    summary: 'Change a post before it goes out',
    answer: PostView,
    errors: [platformValidationFailed],
  })
  async edit(
    @CurrentAgent() agent: AgentInScope,
    @PathId('post_id') id: number,
    @Body() body: EditPostBody,
    @Headers(OFFSET) offset?: string,
  ): Promise<PostView> {
    const zone = zoneFrom(offset) ?? agent.timeZone;
    return toPost(await this.posts.edit(agent, id, fromEditPost(body)), zone);
  }

  @Post('post/:post_id/approve')
  @PostScope('editor')
  @Offset()
  @Operation({
    name: 'posts.approve',
    phase: 'export',
    summary: 'Approve a draft, which goes out at its time',
    description: prose`
      A post that is no draft is returned unchanged. A draft whose time has passed needs another \`scheduled_time\`
      first. With the \`updated_at\` of the draft that was read, the response is 409 if it was changed since, as by a
      batch.`,
    status: 200,
    answer: PostView,
    errors: [draftChanged, platformValidationFailed],
  })
  async approve(
    @CurrentAgent() agent: AgentInScope,
    @PathId('post_id') id: number,
    @Query() { updated_at }: ApprovePostQuery,
    @Headers(OFFSET) offset?: string,
  ): Promise<PostView> {
    const zone = zoneFrom(offset) ?? agent.timeZone;
    return toPost(await this.posts.approve(id, updated_at), zone);
  }

  @Patch('post/:post_id/published')
  @PostScope('editor')
  @InputErrors(inputValidationError)
  @Offset()
  @Operation({
    name: 'posts.updatePublished',
    phase: 'export',
    summary: 'Change a post that is live',
    description: prose`
      Accepts the fields in \`editable_after_publish\` of its platforms and changes them on every platform where the post is
      published and the field is editable; other fields are rejected. \`edits\` contains the result of each platform; if all
      fail, the response is an error.`,
    answer: EditedPostView,
    errors: [conflict, platformValidationFailed, editFailed],
  })
  async editLive(
    @CurrentAgent() agent: AgentInScope,
    @PathId('post_id') id: number,
    @Body() body: EditLivePostBody,
    @Headers(OFFSET) offset?: string,
  ): Promise<EditedPostView> {
    const zone = zoneFrom(offset) ?? agent.timeZone;
    return toEditedPost(await this.liveEdits.edit(id, fromEditLivePost(body)), zone);
  }

  @Delete('post/:post_id')
  @PostScope('editor')
  @Operation({
    name: 'posts.delete',
    phase: 'export',
    summary: 'Remove a post that has not gone out',
    description: prose`
      Deletes a draft, and a post that is scheduled or that failed on all platforms. A post that may be published
      without confirmation (\`unconfirmed\`) is kept.`,
    status: 204,
    errors: [validation],
  })
  async delete(@PathId('post_id') id: number): Promise<void> {
    await this.posts.delete(id);
  }
}
