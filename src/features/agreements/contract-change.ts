import * as z from 'zod/mini'
import { deadLink } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import type { Failure } from '../../common/contract/failure.ts'
import { OrderLines } from '../carts/line-schemas.ts'
import { productTypes } from '../catalogue/product.ts'
import { PostalAddress } from '../details/details-schema.ts'
import { LinkQuestion } from '../mailed-links/contract.ts'
import { Agreement } from './contract.ts'
import { replacingRefusals } from './texts.ts'

/** An agreement as an order in its place begins with it. */
export const ChangeableAgreement = z.object({
  /** Of its order, as it is read out: `482-739-165`. */
  number: z.string(),
  productType: z.enum(productTypes),
  installationAddress: PostalAddress,
  /** Of its order, as they were sold. */
  lines: OrderLines,
  agreement: z.pick(Agreement, { lines: true, replacedBy: true }),
})

export type ChangeableAgreement = z.infer<typeof ChangeableAgreement>

export const noSuchChange: Failure = { message: replacingRefusals.linkGone }

const answeredToLink = {
  group: 'Order',
  access: 'visitor',
  method: 'POST',
  malformed: () => ({ status: 404, body: noSuchChange }) as const,
  body: { kind: 'json', schema: LinkQuestion },
} as const

/**
 * Changing an agreement without an account: asked for behind the link of an order's mails, which can be passed on, and begun behind a
 * link to its organisation. POST /api/order takes the token of that (`replaces`).
 */
export const changeLinkCalls = {
  askForChange: defineCall({
    ...answeredToLink,
    path: '/api/volgen/wijziging',
    summary: 'Mails the organisation of a followed order a link that leads to a change of its agreement.',
    limit: { max: 30, per: 'hour' },
    answers: { 204: { description: 'The link is on its way' }, 404: deadLink },
  }),
  checkChange: defineCall({
    ...answeredToLink,
    path: '/api/wijziging/link',
    summary: 'The agreement that a mailed link has changed; uses nothing up.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The agreement', body: ChangeableAgreement }, 404: deadLink },
  }),
}
