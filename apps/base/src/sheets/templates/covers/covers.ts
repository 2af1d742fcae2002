import * as scenes from './scenes.js';
import type { Cover } from './cover-canvas.js';

/** Covers by the slug of their template. */
export const COVERS: Readonly<Record<string, Cover>> = {
  default: {
    ground: ['#ffe7c7', '#f2a38c'],
    accent: '#d1495b',
    scene: scenes.BLANK_FILM,
    left: ['text', 'text'],
    right: ['clip', 'stats'],
  },
  'faceless-explainer': {
    ground: ['#dcefe6', '#8fbfa8'],
    accent: '#3f7d5c',
    scene: scenes.MORNING_WINDOW,
    left: ['line', 'script', 'voice'],
    right: ['picture', 'clip'],
  },
  'product-spotlight': {
    ground: ['#d5e4ee', '#7ea6bf'],
    accent: '#ef8354',
    scene: scenes.PEDESTAL,
    left: ['line', 'line', 'line', 'voice'],
    right: ['picture', 'text'],
  },
  'myth-and-fact': {
    ground: ['#fff0cc', '#f4b860'],
    accent: '#d1495b',
    scene: scenes.TWO_SIDES,
    left: ['text', 'text', 'voice'],
    right: ['clip', 'clip'],
  },
  'daily-quote': {
    ground: ['#ece4f5', '#b39bcb'],
    accent: '#776a9c',
    scene: scenes.QUIET_HILLS,
    left: ['line', 'line', 'text'],
    right: ['picture', 'voice'],
  },
  'quick-recipe': {
    ground: ['#fbe9d0', '#dd9a6b'],
    accent: '#c0342b',
    scene: scenes.PAN_FROM_ABOVE,
    left: ['line', 'script'],
    right: ['clip', 'clip', 'voice'],
  },
  'hidden-place': {
    ground: ['#d3e3ea', '#5f8ca3'],
    accent: '#e4572e',
    scene: scenes.LAKE_AND_PIN,
    left: ['line', 'text', 'picture'],
    right: ['clip', 'voice', 'stats'],
  },
};
