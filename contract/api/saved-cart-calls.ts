import { Failure } from '../failure.ts'
import {
  CartToSave,
  CustomerCarts,
  customerCarts,
  noSuchCart,
  openSavedCart,
  SavedCart,
  SavedCartQuestion,
  saveCart,
} from '../saved-cart.ts'
import { defineCall } from './call.ts'

const gone = { description: 'There is no such cart any more', body: Failure } as const
const own = { group: 'Customer', access: 'customer', limit: { max: 600, per: 'minute' } } as const

/** Carts that are kept for later. */
export const savedCartCalls = {
  saveCart: defineCall({
    ...saveCart,
    group: 'Order',
    access: 'visitor',
    summary: 'Keeps a cart for 30 days, and mails a link to it.',
    limit: { max: 20, per: 'hour' },
    body: { kind: 'json', schema: CartToSave },
    answers: {
      204: { description: 'Kept' },
      422: { description: 'The field that is wrong, or nothing of it is sold', body: Failure },
    },
  }),
  openSavedCart: defineCall({
    ...openSavedCart,
    group: 'Order',
    access: 'visitor',
    summary: 'The cart that a mailed link leads to; uses nothing up.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: SavedCartQuestion },
    malformed: () => ({ status: 404, body: noSuchCart }),
    answers: {
      200: {
        description: 'The cart as it was saved, and whether its lines lie ready at its address now',
        body: SavedCart,
      },
      404: gone,
    },
  }),
  customerCarts: defineCall({
    ...customerCarts,
    ...own,
    summary: 'What the customer saved, newest first.',
    answers: { 200: { description: 'The carts', body: CustomerCarts } },
  }),
  customerCart: defineCall({
    method: 'GET',
    path: `${customerCarts.path}/{id}`,
    ...own,
    summary: 'One of them.',
    answers: { 200: { description: 'The cart', body: SavedCart }, 404: gone },
  }),
  forgetCart: defineCall({
    method: 'DELETE',
    path: `${customerCarts.path}/{id}`,
    ...own,
    summary: 'Forgets one; also where there is none.',
    answers: { 204: { description: 'Forgotten' } },
  }),
}
