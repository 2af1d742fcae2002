import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentCaller, NeedsFreshFactor, OwnAccount, type Caller } from '@reelsheet/platform-auth';
import { Operation, PathId, StoresAnswerWithoutBody, Uncompressed } from '@reelsheet/platform-http';
import {
  AccessKeyName,
  AccessKeyView,
  CreateAccessKeyBody,
  CreatedAccessKeyView,
  RenameAccessKeyBody,
  toAccessKey,
} from './access-key.dto.js';
import { AccessKeyService } from './access-key.service.js';

/** Endpoints for a user's access keys. The specification defines two paths for each operation. */
@ApiTags('Access keys')
@Controller()
export class AccessKeyController {
  constructor(private readonly keys: AccessKeyService) {}

  @Get(['persisted_tokens', 'personal_access_tokens'])
  @OwnAccount()
  @Operation({ name: 'keys.list', phase: 'setup', summary: 'Your keys, newest first', answer: [AccessKeyView] })
  async list(@CurrentCaller() { userId }: Caller): Promise<AccessKeyView[]> {
    return (await this.keys.list(userId)).map(toAccessKey);
  }

  @Post('persisted_tokens')
  @StoresAnswerWithoutBody('shows a secret once')
  @OwnAccount()
  @NeedsFreshFactor('handler')
  @Uncompressed()
  @Operation({
    name: 'keys.create',
    phase: 'setup',
    summary: 'Create a key; it is shown this once',
    description: prose`
      A key created with another key expires no later than that key, has no scope that it lacks, and is revoked with
      it. A key of all organizations needs a recent proof of your second factor if you may work in one that requires it;
      a key of one organization, if that one does.`,
    status: 201,
    answer: CreatedAccessKeyView,
    errors: [CommonErrors.validation, CommonErrors.organizationNotFound],
  })
  async create(
    @CurrentCaller() caller: Caller,
    @Body() { name, expires_in, scopes, organization_id }: CreateAccessKeyBody,
  ): Promise<CreatedAccessKeyView> {
    const key = await this.keys.create(caller, {
      name,
      expiresIn: expires_in,
      scopes,
      organizationId: organization_id,
    });
    return { ...toAccessKey(key), token: key.token };
  }

  @Patch('persisted_tokens/:id')
  @OwnAccount()
  @NeedsFreshFactor('handler')
  @Operation({
    name: 'keys.rename',
    phase: 'setup',
    summary: 'Rename a key',
    answer: AccessKeyView,
    errors: [CommonErrors.notFound, CommonErrors.validation],
  })
  async rename(
    @CurrentCaller() caller: Caller,
    @PathId('id') id: number,
    @Body() { persisted_token }: RenameAccessKeyBody,
  ): Promise<AccessKeyView> {
    return toAccessKey(await this.keys.rename(caller, id, persisted_token.name));
  }

  @Patch('personal_access_tokens/:token_id')
  @OwnAccount()
  @NeedsFreshFactor('handler')
  @Operation({
    name: 'personalAccessTokens.rename',
    aliasOf: 'keys.rename',
    phase: 'setup',
    summary: 'Rename a key',
    answer: AccessKeyView,
    errors: [CommonErrors.notFound, CommonErrors.validation],
  })
  async renameFlat(
    @CurrentCaller() caller: Caller,
    @PathId('token_id') id: number,
    @Body() { name }: AccessKeyName,
  ): Promise<AccessKeyView> {
    return toAccessKey(await this.keys.rename(caller, id, name));
  }

  @Delete('persisted_tokens/revoke_all')
  @OwnAccount()
  @Operation({
    name: 'keys.revokeAll',
    phase: 'setup',
    summary: 'Revoke all your keys, the one used here too, and no session',
    status: 204,
  })
  async revokeAll(@CurrentCaller() { userId }: Caller): Promise<void> {
    await this.keys.revokeAll(userId);
  }

  @Delete('persisted_tokens/:id/revoke')
  @OwnAccount()
  @Operation({
    name: 'keys.revoke',
    phase: 'setup',
    summary: 'Revoke a key; once this has answered no service takes it any more',
    status: 204,
    errors: [CommonErrors.notFound],
  })
  async revoke(@CurrentCaller() { userId }: Caller, @PathId('id') id: number): Promise<void> {
    await this.keys.revoke(userId, id);
  }

  @Delete('personal_access_tokens/:token_id')
  @OwnAccount()
  @Operation({
    name: 'personalAccessTokens.revoke',
    aliasOf: 'keys.revoke',
    phase: 'setup',
    summary: 'Revoke a key',
    status: 204,
    errors: [CommonErrors.notFound],
  })
  async revokeByPath(@CurrentCaller() { userId }: Caller, @PathId('token_id') id: number): Promise<void> {
    await this.keys.revoke(userId, id);
  }
}
