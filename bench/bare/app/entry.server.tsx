import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

export { createRequestHandler } from 'react-router'

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = renderToString(<ServerRouter context={context} url={request.url} />)
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}
