import { Type } from 'typebox';
import { organizationDeleted } from '../base.contracts.js';
import { Id } from '../shapes.js';
import { reliancesBy } from './reliance.js';

const relyOn = reliancesBy('upload');

export const uploadReliances = [
  relyOn(organizationDeleted, 'an organization is deleted', { relies: Type.Object({ id: Id }) }),
];
