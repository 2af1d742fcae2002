export { FakeBase, type AgentMessage } from './fake-base.js';
export { connectAs, NOWHERE, startProcess, testSettings, verifiedUrl } from './service-under-test.js';
