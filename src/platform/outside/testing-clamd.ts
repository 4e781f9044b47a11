import { createServer, type Server, type Socket } from 'node:net'

/** How it misbehaves; null is as its documentation says. */
export type ClamdFault = 'hangs' | 'breaks-off' | 'malformed' | 'too-long' | 'size-limit'

/** The text that a virus stands for here; no scanner of a machine on which the tests run knows it. */
export const testVirus = 'A VIRUS FOR THE TESTS OF THE SHOP'

/** A stand-in clamd over TCP that finds one virus. */
export type TestClamd = {
  readonly url: string
  /** Sizes of the files that it scanned, oldest first. */
  readonly scanned: number[]
  fault: ClamdFault | null
  stop(): Promise<void>
}

export async function startClamd(): Promise<TestClamd> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    let received = Buffer.alloc(0)
    socket.on('data', chunk => {
      received = Buffer.concat([received, chunk])
      const content = fileIn(received)
      if (content === null || clamd.fault === 'hangs') return
      clamd.scanned.push(content.length)
      socket.end(answerTo(content, clamd.fault))
    })
  })
  const port = await listen(server)
  const clamd: TestClamd = {
    url: `tcp://127.0.0.1:${port}`,
    scanned: [],
    fault: null,
    stop: () =>
      new Promise(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
  return clamd
}

const listen = (server: Server): Promise<number> =>
  new Promise(resolve =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )

const command = 'zINSTREAM\0'

/** The whole file; null while more of it comes. */
function fileIn(received: Buffer): Buffer | null {
  if (received.subarray(0, command.length).toString() !== command) return null
  const chunks: Buffer[] = []
  for (let at = command.length; received.length >= at + 4; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

function answerTo(content: Buffer, fault: ClamdFault | null): string {
  if (fault === 'malformed') return 'UNKNOWN COMMAND\0'
  if (fault === 'too-long') return 'x'.repeat(10_000)
  if (fault === 'size-limit') return 'INSTREAM size limit exceeded. ERROR\0'
  if (fault === 'breaks-off') return 'stream'
  return content.includes(testVirus) ? 'stream: Shop.Test-1 FOUND\0' : 'stream: OK\0'
}
