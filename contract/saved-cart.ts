import * as z from 'zod/mini'
import { maximumLineQuantity, maximumLines } from '../domain/cart.ts'
import { productTypes } from '../domain/product.ts'
import { LinkToken } from './account.ts'
import type { Failure } from './failure.ts'
import { emailField, houseNumberField, optionalText, postcodeField, requiredText } from './fields.ts'
import { ProductList } from './products-on-wire.ts'
import { requestTypes } from './request-type.ts'

/** A cart that is kept for later: products and the checked address, nothing of a person. */

/** For how many days. */
export const savedCartDays = 30

/** The page that its link leads to, and on which a customer opens one of his own. */
export const savedCartPage = '/bestellen/hervatten'
export const ownCartQuery = 'bewaard'
export const ownCartPage = (id: string) => `${savedCartPage}?${ownCartQuery}=${encodeURIComponent(id)}`

/** As the browser keeps it (order-flow §3). */
const CheckedAddress = z.object({
  street: requiredText('Straat'),
  houseNumber: houseNumberField(),
  houseNumberExtension: optionalText('Toevoeging', 12),
  zipCode: postcodeField,
  city: requiredText('Plaats'),
})

const kept = { productType: z.enum(productTypes), requestType: z.enum(requestTypes) }

/** POST /api/winkelwagen: CartToSave → 204, and a mail with the link; 422 where nothing of it is sold. */
export const saveCart = { method: 'POST', path: '/api/winkelwagen', captcha: 'submit_form' } as const
export const CartToSave = z.object({
  ...kept,
  address: z.nullable(CheckedAddress),
  email: emailField,
  lines: z
    .array(z.object({ id: z.int(), quantity: z.int().check(z.gte(1), z.lte(maximumLineQuantity)) }))
    .check(z.minLength(1), z.maxLength(maximumLines)),
})
export type CartToSave = z.infer<typeof CartToSave>

/** What is asked for it. */
export const SavedCartForm = z.object({ email: emailField })

/** POST /api/winkelwagen/hervatten: SavedCartQuestion → SavedCart while the link serves; uses nothing up. */
export const openSavedCart = { method: 'POST', path: '/api/winkelwagen/hervatten' } as const
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
  products: ProductList,
  savedAt: z.string(),
  expiresAt: z.string(),
})
export type SavedCart = z.infer<typeof SavedCart>

/** GET /api/mijn/winkelwagens → what a customer saved, newest first. */
export const customerCarts = { method: 'GET', path: '/api/mijn/winkelwagens' } as const
export const CustomerCarts = z.array(z.extend(SavedCart, { id: z.string() }))
export type CustomerCarts = z.infer<typeof CustomerCarts>

/** GET: SavedCart; DELETE → 204, also where there is none. */
const customerCartPath = (id: string) => `${customerCarts.path}/${encodeURIComponent(id)}`
export const customerCart = (id: string) => ({ method: 'GET', path: customerCartPath(id) }) as const
export const forgetCart = (id: string) => ({ method: 'DELETE', path: customerCartPath(id) }) as const

export const noSuchCart: Failure = { message: 'Deze winkelwagen is er niet meer.' }
