import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { bundledFiles } from './scripts/lib/bundled-files-plugin.ts'
import { checkTexts, mdxPlugin, textsStayOnServer } from './web/mdx/mdx-plugin.ts'
import { pageScripts } from './web/page-scripts-plugin.ts'

export default defineConfig({
  plugins: [
    checkTexts(),
    textsStayOnServer(),
    mdxPlugin(),
    reactRouter(),
    pageScripts({ site: 'web/site/behaviour/entry.ts', consent: 'web/consent/consent-entry.ts' }),
    bundledFiles('web'),
  ],
  // Found at once, so that the first visit of a page in development does not reload it.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.ts'] },
  build: {
    // Data URLs would need a wider Content-Security-Policy for fonts and pictures.
    assetsInlineLimit: 0,
  },
})
