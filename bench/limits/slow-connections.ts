import { connect } from 'node:net'
import { type Limit, timed } from './limit.ts'
import type { RunningShop } from './running-shop.ts'

const crowd = 1_000
const stubbornCrowd = 300
const beginnings = [
  '',
  'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/order HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
]

/** 31: a thousand connections that begin a request and never end it are closed within 10 s while others are served. */
export async function slowConnections({ port, visitor }: RunningShop): Promise<Limit[]> {
  const closed = Array.from({ length: crowd }, (_, nth) =>
    untilClosed(port, beginnings[nth % beginnings.length] ?? ''),
  )
  const stubborn = Array.from({ length: stubbornCrowd }, (_, nth) =>
    untilCut(port, beginnings[1 + (nth % (beginnings.length - 1))] ?? ''),
  )
  let isOver = false
  const others = visitor()
  const waits: number[] = []
  let refused = 0
  const serve = async () => {
    while (!isOver) {
      const { result, ms } = await timed(() => others.get('/api/order/products/prices?productType=internet'))
      await result.arrayBuffer()
      waits.push(ms)
      if (result.status !== 200) refused++
    }
  }
  const serving = serve()
  const times = await Promise.all(closed)
  const cut = await Promise.all(stubborn)
  isOver = true
  await serving
  const what = `${crowd} slow headers and bodies`
  return [
    {
      reliability: 31,
      what: `${what}: the last connection is closed after`,
      unit: 'ms',
      measured: Math.max(...times),
      atMost: 10_000,
    },
    {
      reliability: 31,
      what: `${stubbornCrowd} that go on sending and neither read nor close: the last connection is cut after`,
      unit: 'ms',
      measured: Math.max(...cut),
      // It is cut within ten. The next byte is answered by a reset, of which the client hears at the one after it: two seconds later.
      atMost: 12_500,
    },
    {
      reliability: 31,
      what: `meanwhile the longest of ${waits.length} price lists`,
      unit: 'ms',
      measured: Math.max(...waits),
      atMost: 1_000,
    },
    {
      reliability: 31,
      what: 'price lists that were refused meanwhile',
      unit: '',
      measured: refused,
      atMost: 0,
    },
  ]
}

/** Milliseconds until the server has closed a connection that said no more than this. */
const untilClosed = (port: number, beginning: string): Promise<number> =>
  new Promise(resolve => {
    const start = performance.now()
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(performance.now() - start))
    socket.resume()
  })

/** Milliseconds until the server has cut a connection that sends a byte every second, reads nothing and closes nothing. */
const untilCut = (port: number, beginning: string): Promise<number> =>
  new Promise(resolve => {
    const start = performance.now()
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(beginning))
    socket.pause()
    const drip = setInterval(() => socket.write('a'), 1_000)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(drip)
      resolve(performance.now() - start)
    })
  })
