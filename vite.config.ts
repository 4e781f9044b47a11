import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Found at once, so that the first visit of a page in development does not reload it.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.ts'] },
  build: {
    // Data URLs would need a wider Content-Security-Policy for fonts and pictures.
    assetsInlineLimit: 0,
  },
})
