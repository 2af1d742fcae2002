import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { EngineScope } from '../engines/engine.js';
import { EngineService, type EngineOwner } from '../engines/engine.service.js';
import { TEMPLATES } from './catalog/index.js';
import type { Template } from './template.js';

const PAGE = 20;

@Injectable()
export class TemplateService {
  constructor(private readonly engines: EngineService) {}

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

  /** An engine of the owner with the template's columns and one row. */
  async clone(named: string, owner: EngineOwner): Promise<EngineScope> {
    return this.engines.createFrom(this.get(named), owner);
  }
}
