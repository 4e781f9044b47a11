import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ChangePage } from './changes.ts'
import type { CountedPage, ListPage } from './lists.ts'
import type { ListQuery } from './query.ts'

/** Says how many resources a page has, and where the others are (TMF630). */
export function pageHeaders(
  reply: FastifyReply,
  request: FastifyRequest,
  publicUrl: string,
  query: ListQuery,
  page: ListPage,
) {
  reply.header('x-result-count', String(page.items.length))
  if ('next' in page) linkToNext(reply, request, publicUrl, page)
  else countedHeaders(reply, request, publicUrl, query, page)
}

/** The cursor behind a page, of one that is empty too, so that its caller can ask again later. */
function linkToNext(reply: FastifyReply, request: FastifyRequest, publicUrl: string, { next }: ChangePage) {
  if (next === null) return
  const url = new URL(request.raw.url ?? '', publicUrl)
  url.searchParams.set('after', next)
  reply.header('link', `<${url.href}>; rel="next"`)
}

function countedHeaders(
  reply: FastifyReply,
  request: FastifyRequest,
  publicUrl: string,
  { offset, limit }: ListQuery,
  { items, total, asOf }: CountedPage,
) {
  reply.header('x-total-count', String(total))
  const step = Math.max(1, limit)
  const address = (at: number, rel: string) => {
    const url = new URL(request.raw.url ?? '', publicUrl)
    url.searchParams.set('offset', String(at))
    url.searchParams.set('limit', String(limit))
    if (asOf !== null) url.searchParams.set('asOf', String(asOf))
    return `<${url.href}>; rel="${rel}"`
  }
  const last = Math.max(0, Math.floor((total - 1) / step) * step)
  const links = [
    address(0, 'first'),
    // Before a page beyond the end is the last one.
    ...(offset > 0 ? [address(Math.min(Math.max(0, offset - step), last), 'prev')] : []),
    ...(offset + step < total ? [address(offset + step, 'next')] : []),
    address(last, 'last'),
  ]
  if (limit > 0 && total > items.length) reply.header('link', links.join(', '))
}
