import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { bundledFiles } from './scripts/lib/bundled-files-plugin.ts'
import { codeChunks } from './app/build/code-chunks.ts'
import { devReload } from './app/build/dev-reload-plugin.ts'
import { checkTexts, mdxPlugin, textsStayOnServer } from './features/site/mdx/mdx-plugin.ts'
import { oneSheet } from './app/build/one-sheet-plugin.ts'
import { pageScripts } from './app/build/page-scripts-plugin.ts'

export default defineConfig({
  plugins: [
    checkTexts(),
    textsStayOnServer(),
    mdxPlugin(),
    reactRouter(),
    devReload(),
    pageScripts({ site: 'ui/islands/entry.ts', consent: 'features/consent/components/consent-entry.ts' }),
    oneSheet(),
    bundledFiles('web'),
  ],
  // Found at once, so that the first visit of a page in development does not reload it.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.ts'] },
  build: {
    // Data URLs would need a wider Content-Security-Policy for fonts and pictures.
    assetsInlineLimit: 0,
    // One sheet of some 17 kB is less than what a page's own dozen took, and it is there before anything is painted.
    cssCodeSplit: false,
    // How long each plugin takes is not news at every start.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: codeChunks } } } } },
  },
})
