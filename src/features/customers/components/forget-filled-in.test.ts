import { expect, test } from 'vitest'
import { forgetFilledIn } from './log-out.ts'

function browserWith(kept: Record<string, string>) {
  const values = new Map(Object.entries(kept))
  forgetFilledIn({
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  })
  return Object.fromEntries(values)
}

test('a customer who logs out leaves the cart, its address and the numbers to keep behind', () => {
  const stays = { cart: '[1]', address: '{"city":"Delft"}', productType: 'telefonie', resellerId: 'partner' }
  expect(
    browserWith({
      ...stays,
      contactPerson: '{"firstName":"Noor"}',
      invoiceAddress: '{"city":"Delft"}',
      invoiceAddressIsTheSame: 'false',
      references: '{"purchaseOrderNumber":"PO-1"}',
      quoteFormData: '{"fullName":"Noor"}',
      guestForm: '{"firstName":"Noor"}',
      registration: '{"email":"noor@deoven.example"}',
      additionalData: '{"technicalPerson":{"firstName":"Piet"},"phoneNumberRetention":["0201234567","",""]}',
    }),
  ).toEqual({ ...stays, additionalData: '{"phoneNumberRetention":["0201234567","",""]}' })
})

test('damaged data goes as a whole', () => {
  expect(browserWith({ additionalData: '{"technicalPerson":{"firstName":"Piet"' })).toEqual({
    additionalData: '{}',
  })
  expect(browserWith({})).toEqual({})
})
