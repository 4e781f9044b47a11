import { defineConfig } from 'vite'
import { bundledFiles } from './scripts/lib/bundled-files-plugin.ts'

/** Builds the e-mails (.tsx) with what they load into JavaScript that Node runs; everything from npm stays outside. */
export default defineConfig({
  publicDir: false,
  plugins: [bundledFiles('emails')],
  build: {
    ssr: 'server/emails/index.tsx',
    outDir: `${process.env.BUILD_DIR ?? 'build'}/emails`,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
})
