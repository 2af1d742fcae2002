import { Type } from 'typebox';
import { organizationDeleted, organizationFounded } from '../base.contracts.js';
import { Id } from '../shapes.js';
import { expectationsBy } from './expectation.js';
import { Founded } from './shared.js';

const relyOn = expectationsBy('upload');

export const uploadExpectations = [
  relyOn(organizationFounded, 'an organization is founded', { shape: Founded }),
  relyOn(organizationDeleted, 'an organization is deleted', { shape: Type.Object({ id: Id }) }),
];
