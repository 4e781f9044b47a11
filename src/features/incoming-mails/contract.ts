import * as z from 'zod/mini'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'

/** 30 MB of mail in base64, and what is around it. */
export const postedMailBytes = 42 * 1024 * 1024

/** The event of Standard Webhooks that a mail is posted as; `raw` is its MIME source in base64. */
export const PostedMail = z.object({
  type: z.literal('mail.received'),
  timestamp: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  data: z.object({ raw: z.base64().check(z.maxLength(postedMailBytes)) }),
})

/** Mails that a mail service posts to the shop. */
export const incomingMailCalls = {
  postMail: defineCall({
    method: 'POST',
    path: '/api/inkomend/mail',
    group: 'Forms',
    access: 'anyone',
    summary:
      'Takes a mail that came in, signed as Standard Webhooks prescribes (webhook-id, webhook-timestamp, webhook-signature). The same mail may be posted again.',
    limit: { max: 600, per: 'minute' },
    bodyLimit: postedMailBytes,
    body: { kind: 'json', schema: PostedMail, unparsed: true },
    answers: {
      204: { description: 'It is in its case' },
      401: { description: 'The signature is not right, or too old', body: Failure },
      404: { description: 'No mails are posted to this shop (INBOUND_MAIL_SECRET)', body: Failure },
      422: { description: 'It is no such event', body: Failure },
    },
  }),
}
