import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AccessModule } from '../access/access.module.js';
import { PersonalWorkspace } from '../access/personal-workspace.port.js';
import { PicturesModule } from '../../storage/pictures/pictures.module.js';
import { MailModule } from '../mail/mail.module.js';
import { InvitationController } from './invitation.controller.js';
import { InvitationRepository } from './invitation.repository.js';
import { InvitationService } from './invitation.service.js';
import { MemberAnswers } from './member.answers.js';
import { MemberController } from './member.controller.js';
import { MemberRepository } from './member.repository.js';
import { MemberService } from './member.service.js';
import { OrganizationAvatars } from './organization-avatars.js';
import { OrganizationController } from './organization.controller.js';
import { OrganizationDeletionService } from './organization-deletion.service.js';
import { OrganizationReader } from './organization.reader.js';
import { OrganizationRepository } from './organization.repository.js';
import { OrganizationService } from './organization.service.js';
import { OrganizationErasure } from './organization.erasure.js';

/** Global, because access below it asks for {@link PersonalWorkspace} without knowing who answers. */
@Global()
@Module({
  imports: [AuditModule, AccessModule, MailModule, PicturesModule],
  controllers: [OrganizationController, MemberController, InvitationController, MemberAnswers],
  providers: [
    OrganizationService,
    OrganizationAvatars,
    OrganizationDeletionService,
    OrganizationRepository,
    OrganizationReader,
    OrganizationErasure,
    MemberService,
    MemberRepository,
    InvitationService,
    InvitationRepository,
    { provide: PersonalWorkspace, useExisting: OrganizationService },
  ],
  exports: [OrganizationReader, OrganizationErasure, PersonalWorkspace],
})
export class OrganizationsModule {}
