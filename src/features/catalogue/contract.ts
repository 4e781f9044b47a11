import * as z from 'zod/mini'
import { unchanged } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { textParam } from '../../common/contract/params.ts'
import { productTypes } from './product.ts'
import { PriceList } from './products.ts'
import { catalogueTexts } from './texts.ts'

const unknownType: Failure = {
  message: catalogueTexts.unknownType,
}

/** Calls for everyone, for looking around and ordering. */
export const catalogueCalls = {
  productPrices: defineCall({
    method: 'GET',
    path: '/api/order/products/prices',
    group: 'Catalogue',
    summary: 'The products of a type with their prices, in euros excl. VAT.',
    access: 'anyone',
    query: { productType: z.enum(productTypes) },
    malformed: () => ({ status: 400, body: unknownType }),
    answers: {
      200: { description: 'The products', body: PriceList },
      304: unchanged,
      400: { description: 'Unknown type', body: Failure },
    },
  }),
  openPreview: defineCall({
    method: 'GET',
    path: '/voorvertoning/{token}',
    params: { token: textParam },
    group: 'Catalogue',
    summary: 'Begins a preview of the catalogue in this browser, by the link that a colleague made.',
    access: 'anyone',
    limit: { max: 120, per: 'minute' },
    answers: {
      303: { description: 'The home page of the preview' },
      404: { description: 'The link was not made by us, or has run out', body: Failure },
    },
  }),
  endPreview: defineCall({
    method: 'GET',
    path: '/voorvertoning',
    group: 'Catalogue',
    summary: 'Ends a preview in this browser.',
    access: 'anyone',
    limit: { max: 120, per: 'minute' },
    answers: { 303: { description: 'The home page' } },
  }),
  productPicture: defineCall({
    method: 'GET',
    path: '/productafbeeldingen/{name}',
    params: { name: textParam },
    group: 'Catalogue',
    summary: 'A picture of a device that a colleague added.',
    access: 'anyone',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The picture' }, 404: { description: 'There is none', body: Failure } },
  }),
}
