import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AccessModule } from '../accounts.module.js';
import { PicturesModule } from '../../assets/pictures/pictures.module.js';
import { MailModule } from '../mail/mail.module.js';
import { InvitationController } from './members/invitation.controller.js';
import { InvitationRepository } from './members/invitation.repository.js';
import { InvitationAcceptanceService } from './members/invitation-acceptance.service.js';
import { InvitationOffers } from './members/invitation-offers.js';
import { InvitationService } from './members/invitation.service.js';
import { MemberRpc } from './members/member.rpc.js';
import { MemberController } from './members/member.controller.js';
import { OwnMembershipController } from './members/own-membership.controller.js';
import { MemberRepository } from './members/member.repository.js';
import { MemberService } from './members/member.service.js';
import { AnnounceShares } from './announce-shares.task.js';
import { ChangeFounder } from './change-founder.task.js';
import { FounderChange } from './founder-change.js';
import { FounderShares } from './founder-shares.js';
import { FounderReader } from './founder.reader.js';
import { FounderWriter } from './founder.writer.js';
import { FactorRequirement } from './factor-requirement.js';
import { OrganizationAvatars } from './organization-avatars.js';
import { OrganizationController } from './organization.controller.js';
import { OrganizationDeletionService } from './organization-deletion.service.js';
import { OrganizationReader } from './organization.reader.js';
import { OrganizationRepository } from './organization.repository.js';
import { OrganizationService } from './organization.service.js';
import { PersonalWorkspaceListener } from './personal-workspace.listener.js';
import { SmallQuotaListener } from './small-quota.listener.js';
import { WelcomeOrganization } from './members/welcome-organization.task.js';
import { UserDeparture } from './members/user-departure.js';
import { OrganizationErasure } from './organization-erasure.sql.js';

@Module({
  imports: [AuditModule, AccessModule, MailModule, PicturesModule],
  controllers: [OrganizationController, MemberController, OwnMembershipController, InvitationController, MemberRpc],
  providers: [
    OrganizationService,
    AnnounceShares,
    ChangeFounder,
    FounderChange,
    FounderReader,
    FounderShares,
    FounderWriter,
    SmallQuotaListener,
    WelcomeOrganization,
    OrganizationAvatars,
    OrganizationDeletionService,
    UserDeparture,
    FactorRequirement,
    OrganizationRepository,
    OrganizationReader,
    OrganizationErasure,
    MemberService,
    MemberRepository,
    InvitationService,
    InvitationAcceptanceService,
    InvitationOffers,
    InvitationRepository,
    PersonalWorkspaceListener,
  ],
  exports: [OrganizationReader, FounderReader, FounderWriter, OrganizationErasure, UserDeparture],
})
export class OrganizationsModule {}
