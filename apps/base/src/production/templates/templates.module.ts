import { Module } from '@nestjs/common';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { TemplateController } from './template.controller.js';
import { TemplateService } from './template.service.js';

@Module({
  imports: [SheetsModule],
  controllers: [TemplateController],
  providers: [TemplateService],
})
export class TemplatesModule {}
