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
 * Uses the id that a trusted proxy gave the request if it is a plain short word, else a new id that is unique across
 * servers. Visitors must not choose the id, because they could hide their log lines among those of others.
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
