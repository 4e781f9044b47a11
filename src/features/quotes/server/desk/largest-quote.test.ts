import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deskBodyBounds } from '../../../../platform/http/forms.ts'
import { exceededBound } from '../../../../platform/http/json-bounds.ts'
import { deskQuoteCalls, NewQuoteVersion } from '../../contract-desk.ts'
import { mostFreeLineCents, mostFreeLineQuantity } from '../../part.ts'
import { mostLines, mostParts } from '../../quote.ts'

const address = {
  streetName: 's'.repeat(100),
  houseNumber: '1'.repeat(10),
  houseNumberSuffix: 't'.repeat(12),
  zipCode: '1017XN',
  city: 'c'.repeat(100),
}

const freeLine = {
  text: 'x'.repeat(200),
  quantity: mostFreeLineQuantity,
  priceInCents: mostFreeLineCents,
  per: 'month',
}

const largest = {
  id: crypto.randomUUID(),
  version: 2_147_483_647,
  words: 'w'.repeat(2_000),
  validDays: 100,
  totals: { monthlyInCents: 99_999_999, oneTimeInCents: 99_999_999 },
  draft: {
    discounts: [],
    parts: Array.from({ length: mostParts }, () => ({
      id: crypto.randomUUID(),
      name: 'n'.repeat(80),
      productType: 'telefonie',
      address,
      lines: [],
      freeLines: Array.from({ length: mostLines / mostParts }, () => freeLine),
      discounts: [],
      termInMonths: null,
      freeMonths: null,
    })),
  },
}

test('the largest quote fits in the body of its call', () => {
  expect(z.safeParse(NewQuoteVersion, largest).error?.issues).toBeUndefined()
  expect(exceededBound(largest, deskBodyBounds)).toBeNull()
  const bytes = Buffer.byteLength(JSON.stringify(largest))
  expect(bytes).toBeLessThan(deskQuoteCalls.sendQuote.bodyLimit)
  expect(bytes).toBeLessThan(deskQuoteCalls.previewQuote.bodyLimit)
})
