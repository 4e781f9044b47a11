import { defineConfig } from 'vite'

/** Builds the e-mail templates (.tsx) into JavaScript that Node runs; everything from npm stays outside. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/emails/templates/index.tsx',
    outDir: `${process.env.BUILD_DIR ?? 'build'}/emails`,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
})
