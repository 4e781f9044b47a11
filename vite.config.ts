import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Data URLs would need a wider Content-Security-Policy for fonts and pictures.
    assetsInlineLimit: 0,
  },
})
