import { Injectable } from '@nestjs/common';
import { parseId } from '@reelsheet/kernel';
import { Vault } from '../../vault/vault.js';
import type { MemberInbox } from '../notification.repository.js';

const PURPOSE = 'notification_mails';

/**
 * Signs and reads the tokens of links that end mails to a member. They are not stored, and are valid as long as the
 * key that signed them is configured.
 */
@Injectable()
export class UnsubscribeTokens {
  constructor(private readonly vault: Vault) {}

  create({ organizationId, userId }: MemberInbox): string {
    const text = textOf({ organizationId, userId });
    const { key, signature } = this.vault.sign(text, PURPOSE);
    return `${Buffer.from(`${text}.${key}`).toString('base64url')}.${signature.toString('base64url')}`;
  }

  /** Returns undefined for a text that is no token. */
  read(token: string): MemberInbox | undefined {
    const [signed = '', signature = ''] = token.split('.');
    const [organization, user, ...key] = Buffer.from(signed, 'base64url').toString().split('.');
    const [organizationId, userId] = [parseId(organization), parseId(user)];
    if (organizationId === undefined || userId === undefined) return undefined;
    const inbox = { organizationId, userId };
    const isValid = this.vault.isSigned(textOf(inbox), PURPOSE, key.join('.'), Buffer.from(signature, 'base64url'));
    return isValid ? inbox : undefined;
  }
}

const textOf = ({ organizationId, userId }: MemberInbox): string => `${organizationId}.${userId}`;
