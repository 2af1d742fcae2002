import type { Face } from './drawn-face.js';

/** Stock avatars in the order of their ids. Append new faces at the end. */
export const FACES: readonly Face[] = [
  { background: '#f4b942', skin: '#f1c9a5', hair: '#3b2314', shirt: '#2f4858', style: 'short', mouth: 'smile' },
  { background: '#86bbd8', skin: '#8d5524', hair: '#15100c', shirt: '#f26419', style: 'curls', mouth: 'open' },
  { background: '#f6ae9c', skin: '#ffdbac', hair: '#b5651d', shirt: '#33658a', style: 'long', mouth: 'smile' },
  { background: '#9bc59d', skin: '#c68642', hair: '#2b1b17', shirt: '#5b2a86', style: 'bun', mouth: 'calm' },
  {
    background: '#d0bfff',
    skin: '#e0ac69',
    hair: '#5a5a5a',
    shirt: '#2b9348',
    style: 'short',
    mouth: 'calm',
    glasses: true,
  },
  { background: '#ffd6e0', skin: '#5c3317', hair: '#0d0d0d', shirt: '#ef476f', style: 'long', mouth: 'open' },
  {
    background: '#a0e7e5',
    skin: '#fbe0c6',
    hair: '#d9a441',
    shirt: '#073b4c',
    style: 'curls',
    mouth: 'smile',
    glasses: true,
  },
  {
    background: '#e9c46a',
    skin: '#a86b3c',
    hair: '#8a8a8a',
    shirt: '#264653',
    style: 'bald',
    mouth: 'smile',
    glasses: true,
  },
  { background: '#b8c0ff', skin: '#f0c8a0', hair: '#a63a2a', shirt: '#118ab2', style: 'bun', mouth: 'open' },
  { background: '#cbe896', skin: '#6f4423', hair: '#241a14', shirt: '#bc4749', style: 'bald', mouth: 'calm' },
];
