import type { Canvas } from '../picture/scenery.js';
import type { TaskFaults } from '../server/faults.js';

export type SimulatedVideoStatus = 'queued' | 'rendering' | 'done' | 'failed' | 'cancelled' | 'expired';

/**
 * Reason of a failure. `refused`: the content violates the vendor's policy; `invalid`: the request is inconsistent;
 * `broken`: an error that the request did not cause.
 */
export interface SimulatedVideoError {
  kind: 'refused' | 'invalid' | 'broken';
  message: string;
}

/** The video to generate. */
export interface VideoOrder {
  id: string;
  prompt: string;
  /** Name of a stored picture that is animated instead of a drawn one. */
  picture?: string | null;
  canvas: Canvas;
  seconds: number;
  sound: boolean;
  faults: TaskFaults;
}

/** A video task as it is stored; times are in milliseconds since 1970. Vendors add the fields that they return. */
export interface SimulatedVideo extends VideoOrder {
  status: SimulatedVideoStatus;
  error: SimulatedVideoError | null;
  createdAt: number;
  updatedAt: number;
}

export function newVideo<T extends VideoOrder>(order: T): T & SimulatedVideo {
  const now = Date.now();
  return { ...order, status: 'queued', error: null, createdAt: now, updatedAt: now };
}

/** Returns the size for a ratio such as `9:16` whose short side has this number of pixels. */
export function canvasOf(ratio: string, shortSide: number): Canvas {
  const [across = 16, down = 9] = ratio.split(':').map(Number);
  const unit = shortSide / Math.min(across, down);
  return { width: even(across * unit), height: even(down * unit) };
}

/** Rounds to an even number, because H.264 requires even sides. */
const even = (pixels: number) => 2 * Math.round(pixels / 2);
