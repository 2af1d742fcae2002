import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { billOfMaterials } from './build/bill-of-materials.mjs';
import { compressedFiles } from './build/compressed-files.mjs';
import { englishOnly } from './build/english-only.mjs';
import { scriptBudget } from './build/script-budget.mjs';

/** Maximum size of the scripts that the first page loads, compressed with Brotli, in bytes. */
const MAX_FIRST_PAGE_BYTES = 220 * 1024;
/** Maximum size of what the page of a sheet loads beyond that, compressed with Brotli, in bytes. */
const MAX_GRID_BYTES = 80 * 1024;

export default defineConfig({
  base: '/studio/',
  plugins: [react(), englishOnly, scriptBudget(MAX_FIRST_PAGE_BYTES, MAX_GRID_BYTES), compressedFiles, billOfMaterials],
  resolve: { conditions: ['@reelsheet/source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'bundle',
    target: 'es2023',
    // The Content-Security-Policy of the pages allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
