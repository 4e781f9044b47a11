import { createRouteCode, type ManifestRoute } from './route-code.ts'
import { statusOf } from './status-of.ts'

declare global {
  interface Window {
    /** React Router's own, in every page that is hydrated. */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, ManifestRoute>> }
    /** The modules of the routes that React Router has loaded, by id. */
    __reactRouterRouteModules?: Readonly<Record<string, unknown>>
  }
}

/** The code of this site's pages, for the browser only. */
export const routeCode = () =>
  createRouteCode({
    routes: Object.values(window.__reactRouterManifest?.routes ?? {}),
    isHere: id => id in (window.__reactRouterRouteModules ?? {}),
    fetchFile: address => statusOf(address, { priority: 'low' }),
    importModule: address => import(/* @vite-ignore */ address),
  })
