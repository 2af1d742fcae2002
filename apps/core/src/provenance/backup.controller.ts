import { Body, Controller, Delete, Get, Post, Query, Res, HttpStatus } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { Clock, CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, NeedsKeyScopes, type AgentInScope } from '@reelsheet/platform-auth';
import { StoresAnswerAfterwards, Operation, PathId } from '@reelsheet/platform-http';
import { JobErrors } from '@reelsheet/platform-jobs';
import type { FastifyReply } from 'fastify';
import {
  BackupListQuery,
  BackupsView,
  BackupView,
  CreateBackupBody,
  fromCreateBackup,
  toBackup,
  toBackups,
} from './backup.dto.js';
import { BackupErrors } from './backup.errors.js';
import { BackupService } from './backup.service.js';

const { notFound, validation } = CommonErrors;
@ApiTags('Provenance')
@Controller('agents/:agent_id/provenance/backups')
export class BackupController {
  constructor(
    private readonly backups: BackupService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @AgentScope('path', 'viewer')
  @Operation({
    name: 'backups.list',
    phase: 'export',
    summary: 'Backups of the agent’s assets, newest first',
    answer: BackupsView,
    errors: [notFound, validation],
  })
  async list(
    @CurrentAgent() { id, uuid }: AgentInScope,
    @Query() { include_removed: includeRemoved, cursor: before, limit }: BackupListQuery,
  ): Promise<BackupsView> {
    return toBackups(await this.backups.list(id, { includeRemoved, before, limit }), uuid, this.clock.now());
  }

  @Post()
  @StoresAnswerAfterwards('waits for the end of the backup')
  @NeedsKeyScopes('spend', 'publish')
  @AgentScope('path', 'editor')
  @ApiResponse({
    status: HttpStatus.ACCEPTED,
    type: BackupView,
    description: 'it takes longer than a minute and continues; the list shows its end',
  })
  @Operation({
    name: 'backups.create',
    phase: 'export',
    summary: 'Back an asset up',
    description: prose`
        Downloads the asset, holds its price, stores it for two epochs (28 days), reads it back and compares its
        SHA-256, then charges: \`BACKUP_GB_MONTH_PRICE\` credits for each gigabyte that it takes once it is encoded
        and each 30 days. A failed backup costs nothing. A repeated request with the same \`idempotency_key\`
        continues a failed backup and returns a synced one. The same key for another request is rejected. A private
        asset is encrypted by the caller before the upload; \`encryption_scheme\` names the method.`,
    status: 201,
    answer: BackupView,
    errors: [notFound, validation, JobErrors.tooManyOpen, ...Object.values(BackupErrors)],
  })
  async create(
    @CurrentAgent() agent: AgentInScope,
    @Body() body: CreateBackupBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BackupView> {
    const backup = await this.backups.create(agent, fromCreateBackup(body));
    if (backup.status !== 'completed') void reply.status(HttpStatus.ACCEPTED);
    return toBackup(backup, agent.uuid, this.clock.now());
  }

  @Delete(':backup_id')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'backups.hide',
    phase: 'export',
    summary: 'Hide a backup',
    description: 'What is stored stays at the store until it expires.',
    status: 204,
    errors: [notFound],
  })
  async remove(@CurrentAgent() { id }: AgentInScope, @PathId('backup_id') backupId: number): Promise<void> {
    await this.backups.hide(id, backupId);
  }
}
