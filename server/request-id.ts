import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const requestIdHeader = 'x-request-id'

const acceptable = /^[\w.:-]{1,64}$/
const thisServer = randomInt(1e9, 1e10)
let requests = 0

type Request = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * The id that a trusted proxy gave a request when it is a plain short word, else one of our own, unique across servers: an
 * id that a visitor could choose would let him hide his lines of the log among another one's.
 */
export const requestIds =
  (isTrusted: (address: string) => boolean) =>
  ({ headers, socket }: Request): string => {
    const given = headers[requestIdHeader]
    if (typeof given === 'string' && acceptable.test(given) && isTrusted(socket.remoteAddress ?? ''))
      return given
    requests += 1
    return `${thisServer}-${requests}`
  }
