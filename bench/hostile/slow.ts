import { connect } from 'node:net'
import { TestVisitor } from '../../src/app/server/testing-shop.ts'
import { orderCalls } from '../../src/features/orders/contract.ts'
import { order } from '../../src/features/orders/server/testing.ts'
import { quoteCalls } from '../../src/features/quotes/contract.ts'
import { newWebhookAt, webhooksPath } from '../../src/features/webhooks/server/testing.ts'
import type { Sender } from './input.ts'
import { type Outcome, send } from './send.ts'
import type { Senders } from './senders.ts'
import type { AttackedShop } from './shop.ts'

/** A crowd of connections of one kind, begun together. */
export type Crowd = {
  readonly what: string
  /** Resolves when all of them have ended. */
  send(shop: AttackedShop, senders: Senders): Promise<readonly Outcome[]>
}

const each = 30
/** A request with files may take two minutes, an answer with files one more. */
const longestMs = 200_000
const tester: Sender = { kind: 'test key', scope: 'productOffering:read' }
const partner: Sender = { kind: 'partner key', scope: 'webhook:create', reads: 'productOrder:read' }
const hub = '/tmf-api/productOrderingManagement/v4/hub'

const bodies = [
  `POST ${orderCalls.placeOrder.path}`,
  'POST /oauth/token',
  'POST /tmf-api/productOrderingManagement/v4/productOrder',
  'POST /api/inkomend/mail',
  'POST /api/login',
] as const
const longAnswers = [
  '/',
  '/bestellen/internet',
  '/api/order/products/prices?productType=internet',
  '/algemene-voorwaarden.pdf',
] as const

/** Slow writers, slow readers and names whose servers are silent. */
export const crowds: readonly Crowd[] = [
  { what: 'connections that say nothing', send: ({ port }) => crowd(nth => linger({ port, nth })) },
  {
    what: 'headers that come byte by byte',
    send: ({ port }) =>
      crowd(nth => linger({ port, nth, begin: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', drips: true })),
  },
  {
    what: 'bodies that come byte by byte',
    send: ({ port }) =>
      crowd(nth =>
        linger({
          port,
          nth,
          begin: head(
            bodies[nth % bodies.length] ?? '',
            nth,
            'Content-Type: application/json\r\nContent-Length: 50000\r\n',
          ),
          drips: true,
        }),
      ),
  },
  {
    what: 'files that come byte by byte',
    send: ({ port }) =>
      crowd(nth =>
        linger({
          port,
          nth,
          begin: head(
            `POST ${quoteCalls.askAboutQuote.path}`,
            nth,
            'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 19000000\r\n',
          ),
          drips: true,
        }),
      ),
  },
  {
    what: 'answers that nobody reads',
    send: ({ port }) =>
      crowd(nth => {
        const path = longAnswers[nth % longAnswers.length] ?? '/'
        const one = head(`GET ${path}`, nth, '')
        return linger({ port, nth, begin: one.repeat(300), reads: false })
      }),
  },
  {
    what: 'lists that nobody reads',
    send: async ({ port }, senders) => {
      const { authorization } = await senders.headersOf(tester, undefined)
      return crowd(nth =>
        linger({
          port,
          nth,
          begin: head(
            'GET /tmf-api/productCatalogManagement/v4/productOffering?limit=1000',
            nth,
            `Authorization: ${authorization}\r\n`,
          ).repeat(100),
          reads: false,
        }),
      )
    },
  },
  {
    what: 'hubs at names whose servers are silent',
    send: ({ port, nameServer }, senders) =>
      crowd(nth => {
        const name = `hub${nth}.example`
        nameServer.names.set(name, 'silent')
        const body = () => Buffer.from(JSON.stringify({ callback: `https://${name}/in`, query: '' }))
        const headers = { 'content-type': 'application/json' }
        return send(
          port,
          { call: 'hub', what: name, sender: partner, method: 'POST', path: hub, headers, body },
          senders,
        )
      }),
  },
  { what: 'orders told to receivers whose name servers have become silent', send: deadReceivers },
]

const crowd = (one: (nth: number) => Promise<Outcome>): Promise<readonly Outcome[]> =>
  Promise.all(Array.from({ length: each }, (_, nth) => one(nth)))

const idOf = (nth: number): string => `slow-${process.pid}-${nth}`

const head = (line: string, nth: number, more: string): string =>
  `${line} HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${idOf(nth)}\r\nX-Forwarded-For: ${100 + nth}.1.1.1\r\n${more}\r\n`

type Lingering = {
  readonly port: number
  readonly nth: number
  readonly begin?: string
  /** Goes on with a byte a second. */
  readonly drips?: boolean
  readonly reads?: boolean
}

/** A connection that goes on until the shop ends it. */
function linger({ port, nth, begin = '', drips = false, reads = true }: Lingering): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  let [words, bytes] = ['', 0]
  const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(begin))
  if (reads)
    socket.on('data', chunk => {
      bytes += chunk.length
      if (words.length < 300) words += chunk.toString()
    })
  else socket.pause()
  const drip = drips ? setInterval(() => socket.write('a'), 1_000) : undefined
  const limit = setTimeout(() => {
    words = 'it was still open'
    socket.destroy()
  }, longestMs)
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(drip)
    clearTimeout(limit)
    const status = /^HTTP\/1.1 (\d{3})/.exec(words)?.[1]
    resolve({ status: status ? Number(status) : null, bytes, isPage: false, words, requestId: idOf(nth) })
  })
  return promise
}

/** Receivers that could be found when they were made, and orders of which they are told. */
async function deadReceivers(
  { url, nameServer, port }: AttackedShop,
  senders: Senders,
): Promise<readonly Outcome[]> {
  const colleague = await senders.colleague('beheerder')
  const names = Array.from({ length: 5 }, (_, nth) => `dead${nth}.example`)
  for (const name of names) {
    nameServer.names.set(name, [{ type: 'A', name, data: '93.184.215.14' }])
    const { status } = await colleague.post(webhooksPath, { body: newWebhookAt(`https://${name}/in`) })
    // There may be so many of them; it is the names that count.
    if (status !== 201 && status !== 409) throw new Error(`A receiver was answered ${status}`)
    nameServer.names.set(name, 'silent')
  }
  const guest = new TestVisitor(url)
  const headers = { cookie: '', 'x-csrf-token': await guest.csrfToken(), 'content-type': 'application/json' }
  const body = () => Buffer.from(JSON.stringify(order))
  const placed = await Promise.all(
    names.map(what =>
      send(
        port,
        {
          call: 'order',
          what,
          sender: { kind: 'visitor' },
          method: 'POST',
          path: orderCalls.placeOrder.path,
          headers: { 'content-type': headers['content-type'] },
          body,
        },
        senders,
      ),
    ),
  )
  await nameServer.untilAsked(`A ${names[0]}`)
  return placed
}
