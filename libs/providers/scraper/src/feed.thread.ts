import { parentPort, workerData } from 'node:worker_threads';
import type { ParsedFeed } from './feed-parser.js';
import { FeedError, parseFeed, type FeedDocument } from './parse-feed.js';

function parsed(): ParsedFeed {
  try {
    return { feed: parseFeed(workerData as FeedDocument) };
  } catch (error) {
    if (error instanceof FeedError) return { reason: error.message };
    throw error;
  }
}

parentPort!.postMessage(parsed());
