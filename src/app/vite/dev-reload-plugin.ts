import type { Plugin } from 'vite'

/**
 * For development: reloads the page where an edit changes what the server alone renders. Header and footer
 * (layout/server-part.tsx) are in the browser's modules too, which keep the HTML that came.
 */
export const devReload = (): Plugin => ({
  name: 'dev-reload',
  apply: 'serve',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return
    const { client } = server.environments
    const isInBrowser = (client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0
    if (!isInBrowser || /\/features\/page-frame\/components\/|\/ui\/layout\//.test(file))
      client.hot.send({ type: 'full-reload' })
  },
})
