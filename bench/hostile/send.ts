import { request } from 'node:http'
import type { HostileInput } from './input.ts'
import type { Senders } from './senders.ts'

/** How a request ended. */
export type Outcome = {
  /** null: the connection was cut without an answer. */
  readonly status: number | null
  readonly bytes: number
  readonly isPage: boolean
  /** The beginning of the answer, or why there was none. */
  readonly words: string
  /** By which the log names it. */
  readonly requestId: string
}

/** After so long there is no answer (milliseconds). */
const patienceMs = 45_000

let sent = 0

/**
 * Sends an input as its sender, from an address of its own: the shop has its usual limits per source, and whoever floods it has many
 * addresses.
 */
export async function send(port: number, input: HostileInput, senders: Senders): Promise<Outcome> {
  const nth = ++sent
  const body = input.body?.()
  const requestId = `hostile-${nth}`
  const headers = {
    'x-forwarded-for': addressOf(nth),
    'x-request-id': requestId,
    ...(await senders.headersOf(input.sender, body)),
    ...input.headers,
    ...(body && { 'content-length': body.length }),
  }
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const none = (words: string) => resolve({ status: null, bytes: 0, isPage: false, words, requestId })
  const { method, path } = input
  const call = request({ host: '127.0.0.1', port, agent: false, method, path, headers }, response => {
    let [bytes, words] = [0, '']
    const end = () => {
      const isPage = String(response.headers['content-type']).startsWith('text/html')
      resolve({ status: response.statusCode ?? null, bytes, isPage, words, requestId })
    }
    // A stream of events has no end.
    if (response.headers['content-type']?.startsWith('text/event-stream')) {
      end()
      call.destroy()
    }
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (words.length < 300) words += chunk.toString().slice(0, 300)
    })
    response.on('end', end).on('error', end)
  })
  const patience = setTimeout(() => call.destroy(new Error('no answer in time')), patienceMs)
  call.on('error', error => none(error.message))
  call.end(body)
  return promise.finally(() => clearTimeout(patience))
}

/** An address of the internet that nobody else of the run has, each in a network of its own. */
const addressOf = (nth: number): string => `${11 + (nth % 80)}.${(nth >> 8) % 256}.${nth % 256}.1`
