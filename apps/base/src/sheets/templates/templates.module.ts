import { Module } from '@nestjs/common';
import { SheetsModule } from '../sheets.module.js';
import { SheetViewModule } from '../sheet-view/sheet-view.module.js';
import { OwnTemplateService } from './own-template.service.js';
import { SheetTemplateController } from './sheet-template.controller.js';
import { TemplateController } from './template.controller.js';
import { TemplateCoverController } from './template-cover.controller.js';
import { TemplateCovers } from './template-covers.js';
import { TemplateRepository } from './template.repository.js';
import { TemplateService } from './template.service.js';

@Module({
  imports: [SheetsModule, SheetViewModule],
  controllers: [TemplateController, TemplateCoverController, SheetTemplateController],
  providers: [TemplateService, OwnTemplateService, TemplateRepository, TemplateCovers],
  exports: [TemplateService],
})
export class TemplatesModule {}
