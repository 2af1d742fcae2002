import type { Vendor } from '../server/vendor.js';
import { chat } from './chat/chat.vendor.js';

/** Every vendor of the outside world. A new one is a folder beside the others and a line here. */
export const VENDORS: readonly Vendor[] = [chat];
