import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const requestIdHeader = 'x-request-id'

const acceptable = /^[\w.:-]{1,64}$/
const thisServer = randomInt(1e9, 1e10)
let requests = 0

/** The id that a proxy gave this request when it is a plain short word, else one of our own, unique across servers. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[requestIdHeader]
  if (typeof given === 'string' && acceptable.test(given)) return given
  requests += 1
  return `${thisServer}-${requests}`
}
