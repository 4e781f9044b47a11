import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const tokens = new URL('./styles/tokens.css', import.meta.url)

/**
 * Puts the statement that orders the layers (styles/tokens.css) at the head of the one sheet: the bundler orders styles as
 * it orders code, and the layer that a browser meets first counts least.
 */
export const layersFirst = (): Plugin => ({
  name: 'layers-first',
  generateBundle: {
    // Vite writes the sheet in this hook too.
    order: 'post',
    async handler(_options, bundle) {
      const [order] = /@layer [\w\s,-]+;/.exec(await readFile(tokens, 'utf8')) ?? []
      if (!order) return this.error('tokens.css does not say in which order the layers count')
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source}`
    },
  },
})
