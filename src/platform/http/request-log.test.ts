import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import brand from '../../../content/brand.json' with { type: 'json' }
import { startTestShop } from '../../app/server/testing-shop.ts'
import { createLog } from '../operations/log.ts'
import { addErrorAnswers } from './errors.ts'
import { requestIdHeader } from './request-id.ts'
import { addRequestLog, RequestLog } from './request-log.ts'

let lines: string[]
beforeEach(() => {
  lines = []
})
const log = createLog({ level: 'debug', destination: { write: line => void lines.push(line) } })

/** Requests in the log lines. */
const requestsInLog = () => lines.map(line => JSON.parse(line).req).filter(req => req !== undefined)

test('what a visitor typed into an address of the API is not logged, however it is answered', async () => {
  const shop = await startTestShop({ log }, { RATE_LIMIT_FACTOR: '0.01' })
  const visitor = shop.visitor()
  try {
    // One a minute: the second one is refused, and that is logged too.
    for (const kvk of ['69599084', '69599084', `${'x'.repeat(200)}69599084`, '%E0%A4%A69599084'])
      await visitor.post(`/api/verify-kvkNumber/${kvk}`)
    await visitor.post('/api/verify-kvkNumber/69599084/onbekend')
    for (const path of [
      '/api/verify-kvkNumber/69599084',
      '/api/order/products/prices?productType=69599084',
      '/bestellen/internet/samenstellen?street=Frederiksplein&houseNumber=42',
    ])
      await visitor.get(path)
  } finally {
    await shop.stop()
  }
  expect(lines.join('')).not.toMatch(/69599084|Frederiksplein/)
  expect(requestsInLog()).toContainEqual({ method: 'POST', route: '/api/verify-kvkNumber/:kvk' })
})

let app: ReturnType<typeof fastify> | undefined
afterEach(() => app?.close())

test('of a page its pattern is logged, and nothing of an address that somebody typed', async () => {
  app = fastify({ loggerInstance: log as FastifyBaseLogger, disableRequestLogging: true })
  addRequestLog(app)
  app.get('/*', (request: FastifyRequest) => {
    if (!request.url.startsWith('/beheer')) return 'nothing'
    request.page = '/beheer/zaken/:number'
    return 'a page'
  })
  await app.inject('/beheer/zaken/482739166?street=Frederiksplein')
  await app.inject({
    url: '/jan-jansen/0612345678',
    headers: { referer: 'https://elders.example/jan-jansen' },
  })
  expect(requestsInLog()).toEqual([
    { method: 'GET', route: '/*', page: '/beheer/zaken/:number' },
    { method: 'GET', route: '/*' },
  ])
  expect(lines.join('')).not.toMatch(/482739166|Frederiksplein|jansen|0612345678/)
})

test('every line of a request carries its id, which the answer has too', async () => {
  app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    childLoggerFactory: (parent, bindings) => new RequestLog(parent, bindings),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  })
  addRequestLog(app)
  app.get('/', (request: FastifyRequest) => {
    request.log.warn('a first line')
    request.log.child({ part: 'mail' }).error({ req: request }, 'a second line')
    return 'a page'
  })
  const { headers } = await app.inject('/')
  const told = lines.map(line => JSON.parse(line)).filter(({ requestId }) => requestId !== undefined)
  expect(told.map(({ requestId, level, msg }) => [requestId, level, msg])).toEqual([
    [headers[requestIdHeader], 'warn', 'a first line'],
    [headers[requestIdHeader], 'error', 'a second line'],
    [headers[requestIdHeader], 'info', 'answered'],
  ])
  expect(told[1]).toMatchObject({ part: 'mail' })
})

test('a client that leaves before the first byte of a stream is no failure', async () => {
  app = fastify({ loggerInstance: log as FastifyBaseLogger, disableRequestLogging: true })
  addErrorAnswers(app, { brand })
  app.get('/stream', async ({ raw }: FastifyRequest, reply: FastifyReply) => {
    // With a request that was read to its end Fastify does not see that the client left.
    raw.resume()
    while (!raw.readableEnded) await setImmediate()
    leaving.destroy()
    return reply.send(new PassThrough())
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const leaving = get({ port, path: '/stream' }).on('error', () => undefined)
  await expect.poll(() => lines.join('')).toContain('ERR_STREAM_PREMATURE_CLOSE')
  expect(lines.map(line => JSON.parse(line).level)).not.toContain('error')
})
