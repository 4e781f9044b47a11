import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { importCalls } from '../../features/coverage/contract-imports.ts'
import {
  answerBrokenRequest,
  connectionLimits,
  cutSlowReaders,
  cutSlowRequests,
  forgetTypeOfNothing,
  type ReadLimits,
  serveInTurn,
} from './connections.ts'
import { addForms } from './forms.ts'

/** More than the buffers between two sockets of this machine take. */
const size = 64 * 1024 * 1024
/** So far away that only hanging reaches it. */
const far = 10 * 60_000

let app: FastifyInstance
const clients: Socket[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy()
  await app.close()
})

/** A server with one long answer. `ended` resolves once it has let its only connection go. */
async function serve(limits: ReadLimits) {
  app = fastify(connectionLimits)
  cutSlowReaders(app, limits)
  app.get('/', (_request, reply) => reply.type('text/plain').send(Buffer.alloc(size, 'a')))
  const ended = new Promise<void>(resolve => {
    app.server.on('connection', socket => socket.once('close', () => resolve()))
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { ended, url }
}

/** A connection that asked and reads nothing until it is told to. */
async function ask(url: string): Promise<Socket> {
  const client = connect(Number(new URL(url).port), '127.0.0.1')
  clients.push(client)
  client.pause()
  client.on('error', () => undefined)
  client.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n')
  return client
}

describe('of whoever reads an answer slowly the connection is cut (reliability 31)', () => {
  test('where he reads nothing', async () => {
    const { ended, url } = await serve({ nothingMs: 50, everythingMs: far })
    const client = await ask(url)
    await ended
    expect(client.bytesRead).toBeLessThan(size)
  })

  test('where he reads a little now and then, and would go on for ever', async () => {
    const { ended, url } = await serve({ nothingMs: far, everythingMs: 500 })
    const client = await ask(url)
    const sip = setInterval(() => client.read(1_000), 10)
    await ended
    clearInterval(sip)
    expect(client.bytesRead).toBeLessThan(size)
  })
})

test('whoever reads gets all of it, and may ask again on the same connection', async () => {
  const { url } = await serve({ nothingMs: far, everythingMs: far })
  for (let nth = 0; nth < 2; nth++) {
    const answer = await fetch(url)
    expect((await answer.arrayBuffer()).byteLength).toBe(size)
  }
})

describe('of requests that one connection sends without waiting for answers', () => {
  /** Serves 'answer', which each request gets when the test says; tells what was begun and cut. */
  async function answerWhen(may: () => Promise<unknown>) {
    const seen = { begun: 0, cut: 0 }
    app = fastify({
      ...connectionLimits,
      serverFactory: serveInTurn(() => {
        seen.cut += 1
      }),
    })
    app.get('/', async () => {
      seen.begun += 1
      await may()
      return 'answer'
    })
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const client = connect(Number(port), '127.0.0.1').on('error', () => undefined)
    clients.push(client)
    return { client, seen }
  }
  const request = 'GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n'

  test('four are answered, one after the other', async () => {
    const answers: PromiseWithResolvers<void>[] = []
    const { client, seen } = await answerWhen(() => {
      const answer = Promise.withResolvers<void>()
      answers.push(answer)
      return answer.promise
    })
    client.write(request.repeat(4))
    for (let nth = 1; nth <= 4; nth++) {
      await expect.poll(() => answers.length).toBe(nth)
      expect(seen.begun).toBe(nth)
      answers[nth - 1]?.resolve()
      expect(String((await once(client, 'data'))[0])).toContain('answer')
    }
    expect(seen.cut).toBe(0)
  })

  test('no more than one is begun, however many came, and the connection is cut once', async () => {
    const { client, seen } = await answerWhen(() => new Promise(() => undefined))
    client.write(request.repeat(300))
    await once(client, 'close')
    expect(seen).toEqual({ begun: 1, cut: 1 })
  })

  test('connections are cut one by one, and others get a turn in between', async () => {
    const { client, seen } = await answerWhen(() => new Promise(() => undefined))
    await once(client, 'connect')
    const rounds: number[] = []
    let round = 0
    const count = () => {
      round += 1
      counting = setImmediate(count)
    }
    let counting = setImmediate(count)
    let accepted = 0
    app.server.on('connection', socket => {
      accepted += 1
      socket.once('close', () => rounds.push(round))
    })
    const many = Array.from({ length: 10 }, () => connect(client.remotePort ?? 0, '127.0.0.1'))
    clients.push(...many)
    await expect.poll(() => accepted).toBe(10)
    for (const each of many) each.on('error', () => undefined).write(request.repeat(300))
    await Promise.all(many.map(each => once(each, 'close')))
    clearImmediate(counting)
    expect(seen.cut).toBe(10)
    expect(new Set(rounds).size).toBe(10)
  })

  test('what is asked after an answer does not count', async () => {
    const { client } = await answerWhen(() => Promise.resolve())
    for (let nth = 0; nth < 10; nth++) {
      client.write(request)
      expect(String((await once(client, 'data'))[0])).toContain('answer')
    }
  })
})

describe('of whoever does not end his request the connection is cut, though he neither reads nor closes', () => {
  /** A server that waits 50 ms for a request, and what happens once it has let its only connection go. */
  async function serveImpatiently() {
    app = fastify({
      ...connectionLimits,
      // Time for files, which this route takes none of.
      requestTimeout: far,
      http: { ...connectionLimits.http, headersTimeout: 50, connectionsCheckingInterval: 10 },
      clientErrorHandler: answerBrokenRequest,
    })
    cutSlowRequests(app, 50, 50)
    app.post('/', () => 'taken')
    // Refused before anybody reads what is sent.
    app.addContentTypeParser('application/octet-stream', (_request, _file, done) => done(null))
    app.post('/bestand', { config: { call: importCalls.sendImport } }, () => 'refused')
    const ended = new Promise<void>(resolve => {
      app.server.on('connection', socket => socket.once('close', () => resolve()))
    })
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    return { ended, port: Number(port) }
  }

  test.each([
    ['a line of the head', 'POST / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: '],
    [
      'a body',
      'POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Type: text/plain\r\nContent-Length: 9999\r\n\r\n',
    ],
    ['what is no request', 'x'],
    [
      'a file that was refused',
      'POST /bestand HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/octet-stream\r\nContent-Length: 9999\r\n\r\n',
    ],
  ])('by sending %s for ever', async (_what, beginning) => {
    const { ended, port } = await serveImpatiently()
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    clients.push(client)
    client.on('error', () => undefined)
    client.write(beginning)
    const drip = setInterval(() => client.write('a'), 10)
    await ended
    clearInterval(drip)
  })

  test('and whoever reads hears why', async () => {
    const { port } = await serveImpatiently()
    const client = connect(port, '127.0.0.1')
    clients.push(client)
    client.write('GET / HTTP/1.1\r\n')
    const chunks: Buffer[] = []
    for await (const chunk of client) chunks.push(chunk)
    expect(Buffer.concat(chunks).toString()).toMatch(
      /^HTTP\/1\.1 408 [\s\S]*Content-Length: (\d+)[\s\S]*\{"message":".+"\}$/,
    )
  })
})

test('a request without a body is answered at once, whatever it announces', async () => {
  // Time limits that only hanging reaches: nothing but an answer ends these requests.
  app = fastify({ ...connectionLimits, requestTimeout: far, connectionTimeout: 0 })
  forgetTypeOfNothing(app)
  await addForms(app)
  const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']
  app.route({ method: methods, url: '/', handler: () => 'taken' })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const statusOf = async (request: string) => {
    const client = connect(Number(port), '127.0.0.1')
    clients.push(client)
    client.write(request)
    const [first] = await once(client, 'data')
    return String(first).split(' ')[1]
  }
  const types = [
    '',
    'Content-Type: application/json\r\n',
    'Content-Type: application/json\r\nContent-Length: 0\r\n',
    'Content-Type: application/x-www-form-urlencoded\r\n',
    'Content-Type: multipart/form-data; boundary=x\r\n',
    'Content-Type: text/xml\r\n',
  ]
  const requests = methods.flatMap(method =>
    ['1.1', '1.0'].flatMap(version =>
      types.map(type => ({
        request: `${method} / HTTP/${version}\r\nHost: shop.example\r\n${type}\r\n`,
        status: '200',
      })),
    ),
  )
  const answered = await Promise.all(
    requests.map(async ({ request }) => ({ request, status: await statusOf(request) })),
  )
  expect(answered).toEqual(requests)
})
