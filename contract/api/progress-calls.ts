import * as z from 'zod/mini'
import {
  FollowedCase,
  FollowQuestion,
  followCase,
  followedFilePath,
  LinkedWish,
  noSuchFollowed,
  OwnWish,
  ownWishPath,
  WishTaken,
  wishByLink,
} from '../case-progress.ts'
import { Failure } from '../failure.ts'
import { defineCall, refusedAsMarked } from './call.ts'

const noLink = { description: 'The link does not serve', body: Failure } as const
const taken = { description: 'Cancelled or asked, or done before', body: WishTaken } as const
const over = { description: 'It is over, and why nothing can be asked', body: Failure } as const
const wrong = { description: 'The field that is wrong', body: Failure } as const
const common = { group: 'Order', access: 'visitor', limit: { max: 60, per: 'minute' } } as const

/** Where an order or a quote request stands, and how its customer changes his mind. */
export const progressCalls = {
  followCase: defineCall({
    ...followCase,
    ...common,
    summary: 'The order or quote request that a mailed link leads to; uses nothing up.',
    body: { kind: 'json', schema: FollowQuestion },
    malformed: () => ({ status: 404, body: noSuchFollowed }),
    answers: { 200: { description: 'Where it stands', body: FollowedCase }, 404: noLink },
  }),
  followedFile: defineCall({
    method: 'GET',
    path: followedFilePath,
    ...common,
    summary: 'A document of it, by an address that was signed for an hour.',
    query: { tot: z.catch(z.string(), ''), teken: z.catch(z.string(), '') },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noLink },
  }),
  wishByLink: defineCall({
    ...wishByLink,
    ...common,
    summary: 'Cancels it while it is not confirmed, or asks staff to cancel or change it.',
    body: { kind: 'json', schema: LinkedWish },
    malformed: errors =>
      'token' in errors ? { status: 404, body: noSuchFollowed } : refusedAsMarked(errors),
    answers: { 200: taken, 404: noLink, 409: over, 422: wrong },
  }),
  wishOfCustomer: defineCall({
    method: 'POST',
    path: ownWishPath,
    group: 'Customer',
    access: 'customer',
    summary: 'The same for the customer whose order or request it is.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: OwnWish },
    answers: {
      200: taken,
      404: { description: 'The customer has no such order or request', body: Failure },
      409: over,
      422: wrong,
    },
  }),
}
