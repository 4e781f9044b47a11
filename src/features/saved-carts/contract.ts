import * as z from 'zod/mini'
import { savedCartPage } from '../../common/account-pages.ts'
import { forgotten, stored } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { fieldLabels } from '../../common/contract/field-texts.ts'
import {
  emailField,
  houseNumberField,
  optionalText,
  postcodeField,
  requiredText,
} from '../../common/contract/fields.ts'
import { uuidParam } from '../../common/contract/params.ts'
import { maximumLineQuantity, maximumLines } from '../carts/cart.ts'
import { CartLines } from '../carts/line-schemas.ts'
import { productTypes } from '../catalogue/product.ts'
import { LinkToken } from '../mailed-links/contract.ts'
import { requestTypes } from '../orders/contract.ts'
import { savedCartLinkTexts } from './texts.ts'

/** A cart that is kept for later: products and the checked address, nothing of a person. */

export const ownCartQuery = 'bewaard'

export const ownCartPage = (id: string) => `${savedCartPage}?${ownCartQuery}=${encodeURIComponent(id)}`

/** As the browser keeps it (order-flow §3). */
const CheckedAddress = z.object({
  street: requiredText(fieldLabels.street),
  houseNumber: houseNumberField(),
  houseNumberExtension: optionalText(fieldLabels.addition, 12),
  zipCode: postcodeField,
  city: requiredText(fieldLabels.city),
})

const kept = { productType: z.enum(productTypes), requestType: z.enum(requestTypes) }

export const CartToSave = z.object({
  ...kept,
  address: z.nullable(CheckedAddress),
  email: emailField,
  lines: z
    .array(z.object({ id: z.int(), quantity: z.int().check(z.gte(1), z.lte(maximumLineQuantity)) }))
    .check(z.minLength(1), z.maxLength(maximumLines)),
})

export type CartToSave = z.infer<typeof CartToSave>

/** Input for saving a cart. */
export const SavedCartForm = z.object({ email: emailField })

export const SavedCartQuestion = z.object({ token: LinkToken })

export const SavedCart = z.object({
  ...kept,
  address: z.nullable(
    z.object({
      street: z.string(),
      houseNumber: z.string(),
      houseNumberExtension: z.string(),
      zipCode: z.string(),
      city: z.string(),
    }),
  ),
  /** With the prices of when it was saved. */
  lines: CartLines,
  savedAt: z.string(),
  expiresAt: z.string(),
})

export type SavedCart = z.infer<typeof SavedCart>

export const CustomerCarts = z.array(z.extend(SavedCart, { id: z.string() }))

export type CustomerCarts = z.infer<typeof CustomerCarts>

export const noSuchCart: Failure = { message: savedCartLinkTexts.gone }

const gone = { description: 'There is no such cart any more', body: Failure } as const

const own = { group: 'Customer', access: 'customer', limit: { max: 600, per: 'minute' } } as const

/** Carts that are kept for later. */
export const savedCartCalls = {
  saveCart: defineCall({
    method: 'POST',
    path: '/api/winkelwagen',
    captcha: 'submit_form',
    group: 'Order',
    access: 'visitor',
    summary: 'Keeps a cart for 30 days, and mails a link to it.',
    limit: { max: 20, per: 'hour' },
    body: { kind: 'json', schema: CartToSave },
    answers: {
      204: stored,
      422: { description: 'The field that is wrong, or nothing of it is sold', body: Failure },
    },
  }),
  openSavedCart: defineCall({
    method: 'POST',
    path: '/api/winkelwagen/hervatten',
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
    ...own,
    method: 'GET',
    path: '/api/mijn/winkelwagens',
    summary: 'What the customer saved, newest first.',
    answers: { 200: { description: 'The carts', body: CustomerCarts } },
  }),
  customerCart: defineCall({
    ...own,
    method: 'GET',
    path: '/api/mijn/winkelwagens/{id}',
    params: { id: uuidParam },
    summary: 'One of them.',
    answers: { 200: { description: 'The cart', body: SavedCart }, 404: gone },
  }),
  forgetCart: defineCall({
    ...own,
    method: 'DELETE',
    path: '/api/mijn/winkelwagens/{id}',
    params: { id: uuidParam },
    summary: 'Forgets one; also where there is none.',
    answers: { 204: forgotten },
  }),
}
