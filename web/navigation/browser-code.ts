import { createRouteCode, type ManifestRoute } from './route-code.ts'

declare global {
  interface Window {
    /** React Router's own, in every page that is hydrated. */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, ManifestRoute>> }
    /** The modules of the routes that React Router has loaded, by id. */
    __reactRouterRouteModules?: Readonly<Record<string, unknown>>
  }
}

/** As long as a call of the API may take, in milliseconds. */
const patience = 15_000

/** The HTTP status of an address, once its answer came whole and can be kept; null where none comes in time. */
export async function statusOf(address: string, init: RequestInit = {}): Promise<number | null> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}

let code: ReturnType<typeof createRouteCode> | undefined

/** The code of this site's pages, for the browser only. */
export function routeCode() {
  code ??= createRouteCode({
    routes: Object.values(window.__reactRouterManifest?.routes ?? {}),
    isHere: id => id in (window.__reactRouterRouteModules ?? {}),
    fetchFile: address => statusOf(address, { priority: 'low' }),
    importModule: address => import(/* @vite-ignore */ address),
  })
  return code
}
