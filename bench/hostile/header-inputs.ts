import type { HostileInput, Sender } from './input.ts'
import { repeated } from './values.ts'

/** With everything else of a request it still fits what the server reads. */
const longest = 14_000

const nobody: Sender = { kind: 'nobody' }
const visitor: Sender = { kind: 'visitor' }
const tester: Sender = { kind: 'test key', scope: 'productOffering:read' }

/** Ways through different code: a page, a call without a session, one with a session, one by key, a file, a probe. */
const targets: readonly (readonly [method: string, path: string, sender: Sender])[] = [
  ['GET', '/', nobody],
  ['GET', '/bestellen/internet/winkelwagen', visitor],
  ['GET', '/beheer', nobody],
  ['GET', '/nergens', nobody],
  ['GET', '/api/order/products/prices?productType=internet', nobody],
  ['GET', '/api/csrf-token', visitor],
  ['POST', '/api/order', visitor],
  ['GET', '/tmf-api/productCatalogManagement/v4/productOffering', tester],
  ['POST', '/oauth/token', nobody],
  ['GET', '/algemene-voorwaarden.pdf', nobody],
  ['GET', '/readyz', nobody],
]

const values: readonly (readonly [what: string, text: string])[] = [
  ['long', 'a'.repeat(longest)],
  ['commas', ','.repeat(longest)],
  ['many pairs', repeated('a=b; ', longest)],
  ['many names', repeated('x, ', longest)],
  ['weights', repeated('x;q=0.1,', longest)],
  ['quotes', repeated('"\\"', longest)],
  ['percent signs', repeated('%E0%A4%A', longest)],
  ['many tags', repeated('W/"x", ', longest)],
  ['many ranges', `bytes=${repeated('0-0,', longest)}`],
  ['many digits', '9'.repeat(longest)],
  ['many dots', '.'.repeat(longest)],
  ['Latin letters', repeated('\u00e9', longest)],
]

const names = [
  'cookie',
  'authorization',
  'accept',
  'accept-language',
  'accept-encoding',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'range',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-request-id',
  'x-csrf-token',
  'origin',
  'referer',
  'user-agent',
  'expect',
  'webhook-id',
  'webhook-signature',
  'webhook-timestamp',
] as const

/** Every header that the shop reads with every kind of value, and paths and crowds of headers, on each way through the server. */
export function headerInputs(): readonly HostileInput[] {
  return targets.flatMap(([method, path, sender]) => {
    const base = { call: `${method} ${path.split('?')[0]}, headers`, method, path, sender }
    const many = Object.fromEntries(Array.from({ length: 1_200 }, (_, nth) => [`x-${nth}`, '']))
    return [
      ...names.flatMap(name =>
        values.map(([what, text]) => ({ ...base, what: `${name}: ${what}`, headers: { [name]: text } })),
      ),
      { ...base, what: 'many headers', headers: many },
      {
        ...base,
        what: 'one header again and again',
        headers: { cookie: Array.from({ length: 1_000 }, () => 'a=b') },
      },
      { ...base, what: 'headers that are too long', headers: { 'x-long': 'a'.repeat(30_000) } },
      { ...base, what: 'another method', method: 'PROPFIND' },
      { ...base, what: 'a long path', path: `/${'a/'.repeat(longest / 2)}` },
      { ...base, what: 'a path of dots', path: `/${'../'.repeat(longest / 3)}` },
      { ...base, what: 'a path of percent signs', path: `/${repeated('%E0%A4%A', longest)}` },
      { ...base, what: 'a path of accents', path: `/${repeated('%CC%81', longest)}` },
      {
        ...base,
        what: 'a long query',
        path: `${path}${path.includes('?') ? '&' : '?'}${repeated('a=b&', longest)}`,
      },
    ]
  })
}
