import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const tokens = new URL('../../ui/styles/tokens.css', import.meta.url)

/** Makes the styles of all pages one sheet that the browser's build writes, with its layers in order. */
export const oneSheet = (): Plugin[] => [layersFirst, stylesOfServerParts, noSheetsOfServer]

/**
 * Puts the statement that orders the layers (styles/tokens.css) at the head of the sheet: the bundler orders styles as it
 * orders code, and the layer that a browser meets first counts least.
 */
const layersFirst: Plugin = {
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
}

/**
 * Keeps the styles of what the server alone renders (layout/server-part.tsx): the bundler would leave them out with the
 * code that browsers have no use for.
 */
const stylesOfServerParts: Plugin = {
  name: 'styles-of-server-parts',
  transform: {
    order: 'post',
    filter: { id: /\/(?:ui\/layout|features\/(?:page-frame\/components|cookie-consent))\/.*\.module\.css$/ },
    handler: code => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

/** The server's build makes the same rules once more; React Router would put them beside the browser's sheet. */
const noSheetsOfServer: Plugin = {
  name: 'no-sheets-of-server',
  config: () => ({ environments: { ssr: { build: { cssCodeSplit: true } } } }),
  generateBundle(_options, bundle) {
    if (this.environment.name === 'client') return
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
      else if (file.fileName.endsWith('.css')) delete bundle[file.fileName]
    }
  },
}
