import { Type } from 'typebox';
import { readAgentVoice, updateAgentVoice } from '../base.contracts.js';
import { nullable } from '../shapes.js';
import { reliancesBy } from './reliance.js';
import { relianceOnAgents, relianceOnCallers } from './shared.js';

const relyOn = reliancesBy('core');
const Voice = Type.Object({
  voice_id: Type.String({ minLength: 1 }),
  name: nullable(Type.String()),
  source: nullable(Type.String()),
});
const set = Type.Object({ voice: Voice });
const unset = Type.Object({ voice: Type.Null() });

export const coreReliances = [
  ...relianceOnCallers('core'),
  ...relianceOnAgents('core'),
  relyOn(readAgentVoice, 'an agent with a default voice', { relies: set }),
  relyOn(readAgentVoice, 'an agent without one', { relies: unset }),
  relyOn(updateAgentVoice, 'an agent, and a voice for it', { relies: set }),
  relyOn(updateAgentVoice, 'an agent, and none for it', { relies: unset }),
  relyOn(updateAgentVoice, 'an agent that is gone', { refuses: { code: 'not_found', status: 404 } }),
];
