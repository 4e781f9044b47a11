import { connect, type Socket } from 'node:net'
import { guardedCalls, type OutsideAnswer, type OutsideCallOptions, Trouble } from './calls.ts'
import type { VirusScanner } from './virus-scanner.ts'

/** A file of 20 MB takes clamd a few seconds on a small machine. */
const usualTimeLimitMs = 15_000
const chunkSize = 256 * 1024
const longestAnswer = 4_096

/** clamd of ClamAV, which takes a file over its command INSTREAM. @param url `tcp://host:3310` */
export function clamdScanner(
  url: string,
  { timeLimitMs = usualTimeLimitMs, ...options }: OutsideCallOptions,
): VirusScanner {
  const guarded = guardedCalls('clamav', options)
  return {
    isConfigured: true,
    async scan(content) {
      const answer = await guarded(() => scanOnce(url, content, timeLimitMs))
      return answer.kind === 'answered' ? answer.data : 'not-scanned'
    },
  }
}

/** Asks over a connection of its own, within the time limit whatever the other side does. */
async function scanOnce(
  url: string,
  content: Buffer,
  timeLimitMs: number,
): Promise<OutsideAnswer<'clean' | 'infected'>> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
  const timer = setTimeout(
    () => socket.destroy(new Trouble('time-limit', 'it did not answer in time')),
    timeLimitMs,
  )
  try {
    const [words] = await Promise.all([answerOf(socket), send(socket, content)])
    // `stream: OK`, or `stream: Name-Of-Virus FOUND`.
    if (/^stream: OK$/.test(words)) return { kind: 'answered', data: 'clean' }
    if (/^stream: .{1,500} FOUND$/.test(words)) return { kind: 'answered', data: 'infected' }
    throw new Trouble('malformed', `its answer of ${words.length} characters does not fit`)
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}

/** Each chunk has its length before it; one of no length ends the file. */
async function send(socket: Socket, content: Buffer): Promise<void> {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < content.length; at += chunkSize) {
    const chunk = content.subarray(at, at + chunkSize)
    socket.write(lengthOf(chunk.length))
    if (!socket.write(chunk)) await drained(socket)
  }
  socket.write(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Ends with the connection too: what became of that, the answer says. */
const drained = (socket: Socket): Promise<void> =>
  new Promise(resolve => {
    if (socket.destroyed) return resolve()
    socket.once('drain', resolve).once('close', () => resolve())
  })

async function answerOf(socket: Socket): Promise<string> {
  let words = ''
  for await (const chunk of socket) {
    words += String(chunk)
    if (words.includes('\0')) return words.slice(0, words.indexOf('\0')).trim()
    if (words.length > longestAnswer) throw new Trouble('malformed', 'its answer is too long')
  }
  throw new Trouble('unreachable', 'it ended the connection without an answer')
}
