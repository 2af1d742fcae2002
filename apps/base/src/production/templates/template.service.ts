import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { SheetService, type SheetOwner } from '../../sheets/sheet/sheet.service.js';
import { TEMPLATES } from './catalog/index.js';
import type { Template } from './template.js';

const PAGE = 20;

@Injectable()
export class TemplateService {
  constructor(private readonly sheets: SheetService) {}

  /** A page of the catalogue, from 1. */
  list(page: number): readonly Template[] {
    return TEMPLATES.slice((page - 1) * PAGE, page * PAGE);
  }

  /** By slug, uuid or id, as text. Throws `not_found`. */
  get(named: string): Template {
    const wanted = named.toLowerCase();
    const template = TEMPLATES.find(({ id, uuid, slug }) => [String(id), uuid, slug].includes(wanted));
    if (!template) throw new DomainError(CommonErrors.notFound, 'template not found');
    return template;
  }

  /** A sheet of the owner with the template's columns and one row. */
  async clone(named: string, owner: SheetOwner): Promise<SheetScope> {
    return this.sheets.createFrom(this.get(named), owner);
  }
}
