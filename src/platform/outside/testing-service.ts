import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { generate } from 'selfsigned'

/** How a local service misbehaves; null is as its documentation says. */
export type Fault =
  | 'server-error'
  | 'too-many-requests'
  | 'not-authorised'
  | 'malformed'
  | 'other-shape'
  | 'too-long'
  | 'redirects'
  /** Takes the question and never answers. */
  | 'hangs'
  /** Begins its answer and never ends it. */
  | 'slow-body'
  /** Ends the connection in the middle of its answer. */
  | 'breaks-off'

export const faults: readonly Fault[] = [
  'server-error',
  'too-many-requests',
  'not-authorised',
  'malformed',
  'other-shape',
  'too-long',
  'redirects',
  'hangs',
  'slow-body',
  'breaks-off',
]

export type AskedRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A status with a JSON body. */
export type LocalAnswer = { readonly status?: number; readonly json: unknown }

/** An outside service as tests have it: on 127.0.0.1, speaking the real protocol, and able to fail in every way. */
export type LocalService = {
  /** `http://127.0.0.1:…`, or https with a certificate that nobody signed. */
  readonly url: string
  /** Received requests, oldest first. */
  readonly asked: AskedRequest[]
  fault: Fault | null
  stop(): Promise<void>
}

/** Starts a service that answers as `answer` says. */
export async function startLocalService(
  answer: (request: AskedRequest) => LocalAnswer,
  { tls = false }: { tls?: boolean } = {},
): Promise<LocalService> {
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', service.url),
      headers: request.headers,
      body: await text(request),
    }
    service.asked.push(asked)
    if (service.fault) return misbehave(service.fault, response, service.url)
    const { status = 200, json } = answer(asked)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  }
  const server = tls ? createTlsServer(await strangeCertificate(), listener) : createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service: LocalService = {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    asked: [],
    fault: null,
    stop: () => stop(server),
  }
  return service
}

async function strangeCertificate() {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'elders.example' }])
  return { cert, key }
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise(resolve => server.close(() => resolve()))
}

function misbehave(fault: Fault, response: ServerResponse, url: string) {
  const json = { 'content-type': 'application/json' }
  switch (fault) {
    case 'server-error':
      return response.writeHead(500, json).end('{"error":"kapot"}')
    case 'too-many-requests':
      return response.writeHead(429, json).end('{}')
    case 'not-authorised':
      return response.writeHead(401, json).end('{}')
    case 'malformed':
      return response.writeHead(200, json).end('<html>Onderhoud</html>')
    case 'other-shape':
      return response.writeHead(200, json).end('{"iets":["anders"]}')
    case 'too-long':
      return response.writeHead(200, json).end(`"${'x'.repeat(2_000_000)}"`)
    case 'redirects':
      return response.writeHead(302, { location: `${url}/elders` }).end()
    case 'hangs':
      return response
    case 'slow-body':
      return response.writeHead(200, json).write('{')
    case 'breaks-off':
      response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"half":')
      return response.destroy()
  }
}
