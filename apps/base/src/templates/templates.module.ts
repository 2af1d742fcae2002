import { Module } from '@nestjs/common';
import { EnginesModule } from '../engines/engines.module.js';
import { TemplateController } from './template.controller.js';
import { TemplateService } from './template.service.js';

@Module({
  imports: [EnginesModule],
  controllers: [TemplateController],
  providers: [TemplateService],
})
export class TemplatesModule {}
