import { Module } from '@nestjs/common';
import { FolderRepository } from './folder.repository.js';
import { FolderService } from './folder.service.js';

@Module({ providers: [FolderRepository, FolderService], exports: [FolderService] })
export class FoldersModule {}
