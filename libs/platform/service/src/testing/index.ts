export { BaseStandIn, type AgentMessage } from './base-stand-in.js';
export { connectAs, NOWHERE, startProcess, testSettings, verifiedUrl } from './service-under-test.js';
