import { Type } from 'typebox';
import { organizationDeleted } from '../base.contracts.js';
import { Id } from '../shapes.js';
import { expectationsBy } from './expectation.js';

const relyOn = expectationsBy('upload');

export const uploadExpectations = [
  relyOn(organizationDeleted, 'an organization is deleted', { shape: Type.Object({ id: Id }) }),
];
