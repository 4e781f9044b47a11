import { Webhook } from 'standardwebhooks'
import { incomingMailCalls } from '../contract.ts'

/** Secret of a service that posts mails in tests. */
export const testInboundSecret = `whsec_${Buffer.from('a secret of the tests, 32 letters').toString('base64')}`

/** Posts a mail to a shop as a mail service does. @param url of the shop, without a trailing slash */
export function postMail(url: string, source: Buffer, id = crypto.randomUUID()): Promise<Response> {
  const body = JSON.stringify({
    type: 'mail.received',
    timestamp: new Date().toISOString(),
    data: { raw: source.toString('base64') },
  })
  const now = new Date()
  return fetch(url + incomingMailCalls.postMail.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(testInboundSecret).sign(id, now, body),
    },
    body,
  })
}
