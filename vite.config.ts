import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { bundledFiles } from './scripts/lib/bundled-files-plugin.ts'
import { codeChunks } from './src/app/vite/code-chunks.ts'
import { devReload } from './src/app/vite/dev-reload-plugin.ts'
import { checkTexts, mdxPlugin, textsStayOnServer } from './src/app/vite/mdx/mdx-plugin.ts'
import { oneSheet } from './src/app/vite/one-sheet-plugin.ts'
import { pageScripts } from './src/app/vite/page-scripts-plugin.ts'
import { photographs } from './src/app/vite/photographs/photographs-plugin.ts'

export default defineConfig({
  plugins: [
    checkTexts(),
    textsStayOnServer(),
    mdxPlugin(),
    // A build to look at with other photographs names their folder (e2e/support/photographed-checkout.ts).
    photographs(process.env.PICTURES_DIR ?? 'content/pictures'),
    reactRouter(),
    devReload(),
    pageScripts({
      site: 'src/entry.website.ts',
      consent: 'src/features/cookie-consent/components/consent-entry.ts',
    }),
    oneSheet(),
    bundledFiles('pages'),
  ],
  // Found at once, so that the first visit of a page in development does not reload it.
  optimizeDeps: {
    entries: ['src/{api,app,features,common,ui}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!**/server/**'],
  },
  build: {
    // Data URLs would need a wider Content-Security-Policy for fonts and pictures.
    assetsInlineLimit: 0,
    // One sheet of some 17 kB is less than what a page's own dozen took, and it is there before anything is painted.
    cssCodeSplit: false,
    // How long each plugin takes is not news at every start.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // As a package of its own the server would hold each of its 1,600 icons, twice.
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: codeChunks } } } } },
  },
})
