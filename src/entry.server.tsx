import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { PageRequest, PageServices } from './api/page-services.ts'
import { paths } from './api/paths.ts'
import { productTypes } from './features/catalogue/product.ts'
import { cachedSiteAddresses } from './features/site/pages/content/site-pages.server.ts'
import { IslandRenderer } from './ui/islands/island.tsx'
import { pageRequest, pageServices } from './ui/navigation/page-context.ts'

/** Loaders and rendering together get this long; then the page fails rather than hangs. */
export const streamTimeout = 5_000

/** For the server: the copy of React Router that these pages run on, which in development is not the server's own. */
export { createRequestHandler, matchRoutes } from 'react-router'

/** Every address whose answer is the same for everyone: the website, and where an order is composed. */
export const cachedAddresses: ReadonlySet<string> = new Set([
  ...cachedSiteAddresses,
  ...productTypes.map(paths.samenstellen),
])

/** The server hands its services to the pages through this, so that neither side imports the other. */
export function createLoadContext(services: PageServices, request: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageServices, services)
  context.set(pageRequest, request)
  return context
}

/** A visitor who leaves before the page is ready is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageRequest).reportError(error)
}

/** Renders the whole page before the first byte, so that an error still gets its own status and page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError } = context.get(pageRequest)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')

  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), streamTimeout)
    const { pipe, abort } = renderToPipeableStream(
      <IslandRenderer value={renderToString}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </IslandRenderer>,
      {
        nonce,
        // Nothing is sent before all is ready, so no large part needs a script that puts it in its place afterwards.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError: reportError,
      },
    )
  })
}
