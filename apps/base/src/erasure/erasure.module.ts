import { Module } from '@nestjs/common';
import { MediaModule } from '../storage/media/media.module.js';
import { ErasureJob } from './erasure.job.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasureService } from './erasure.service.js';
import { OrganizationsModule } from '../identity/organizations/organizations.module.js';
import { ContentResourcesModule } from '../library/content-resources/content-resources.module.js';

@Module({
  imports: [MediaModule, OrganizationsModule, ContentResourcesModule],
  controllers: [ErasureJob],
  providers: [ErasureService, ErasureRepository],
})
export class ErasureModule {}
