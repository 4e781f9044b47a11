import { randomUUID } from 'node:crypto'
import http, { type OutgoingHttpHeaders, type RequestOptions } from 'node:http'
import { Webhook } from 'standardwebhooks'

/** Signs and sends each call of a receiver under an id of its own, so that no receiver knows a call again. */
const ids = new Map<unknown, string>()

const { sign, verify } = Webhook.prototype
Webhook.prototype.sign = function (_id, at, body) {
  const id = randomUUID()
  const signature = sign.call(this, id, at, body)
  ids.set(signature, id)
  return signature
}

// The library signs to check what comes in, too.
Webhook.prototype.verify = function (...mail) {
  return verify.apply(Object.create(this, { sign: { value: sign } }), mail)
}

const { request } = http
http.request = ((url: URL, options: RequestOptions) => {
  const headers = options.headers as OutgoingHttpHeaders | undefined
  const id = ids.get(headers?.['webhook-signature'])
  return request(url, id === undefined ? options : { ...options, headers: { ...headers, 'webhook-id': id } })
}) as typeof http.request
