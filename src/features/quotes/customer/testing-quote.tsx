import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { offering } from '../../carts/testing.ts'
import { someReferences } from '../../details/testing-person.ts'
import type { QuoteToAnswer } from '../contract.ts'
import type { PartToAnswer } from '../contract-parts.ts'
import Quote from './quote.tsx'

/* The page of a quote, with one that was sent. */

const onlyAddress = {
  streetName: 'Frederiksplein',
  houseNumber: '42',
  houseNumberSuffix: '',
  zipCode: '1017 XN',
  city: 'Amsterdam',
}

const day = 24 * 60 * 60 * 1000
/** With one part. */
export const sent: QuoteToAnswer = {
  number: '682-739-165',
  version: 2,
  standing: 'sent',
  refusal: null,
  companyName: 'Bakkerij De Oven',
  contactName: 'Noor Bakker',
  madeBy: 'Sanne de Wit',
  sentAt: '2026-11-20T10:00:00Z',
  validUntil: new Date(Date.now() + 7.5 * day).toISOString(),
  words: 'Zoals net besproken.',
  parts: [
    {
      id: 'a0000000-0000-4000-8000-000000000000',
      name: '',
      productType: 'cloud',
      address: onlyAddress,
      lines: [
        {
          kind: 'product',
          product: offering(1, { productType: 'cloud', name: 'Mailbox', priceInCents: 5000 }),
          quantity: 2,
        },
        {
          kind: 'discount',
          text: 'Korting: nieuwe klant',
          amountInCents: 500,
          contractDuration: 12,
          freeMonths: 0,
        },
      ],
      wholeDiscounts: [],
      longTermText: null,
      isAccepted: false,
      order: null,
    },
  ],
  isWhole: true,
  acceptedBefore: [],
  differences: [
    {
      part: { name: '', productType: 'cloud', address: onlyAddress },
      change: 'changed',
      lines: [
        {
          name: 'Mailbox',
          isRecurring: true,
          before: { quantity: 1, amountInCents: 5000, termInMonths: 12 },
          after: { quantity: 2, amountInCents: 10_000, termInMonths: 12 },
        },
      ],
      before: { monthlyInCents: 4500, oneTimeInCents: 0, promise: null },
      after: { monthlyInCents: 9500, oneTimeInCents: 0, promise: null },
    },
  ],
  isRenewal: false,
  corrected: [],
  documentPath: '/api/prijsopgave/682-739-165/2',
  references: someReferences,
  deliveryWeeks: ['2026-W50', '2026-W51'],
  known: {
    companyName: 'Bakkerij De Oven',
    firstName: 'Noor',
    lastName: 'Bakker',
    email: 'noor@deoven.example',
    phoneNumber: '020 123 45 67',
    postCode: '1017 XN',
    city: 'Amsterdam',
    street: 'Frederiksplein',
    streetNumber: '42',
    streetNumberAddition: '',
    kvkNumber: '',
    vatNumber: '',
    ascription: '',
    gender: '',
  },
  ibanEnding: null,
}

const freeLine = (text: string, priceInCents: number) =>
  ({ kind: 'free', text, quantity: 1, priceInCents, contractDuration: 12 }) as const

const share = (amountInCents: number) =>
  ({
    kind: 'discount',
    text: 'Korting: alles bij ons',
    amountInCents,
    contractDuration: 12,
    freeMonths: 0,
  }) as const

function part(
  place: number,
  changes: Pick<PartToAnswer, 'name' | 'productType'>,
  cents: number,
): PartToAnswer {
  return {
    ...changes,
    id: `${place}0000000-0000-4000-8000-000000000000`,
    address: { ...onlyAddress, houseNumber: String(place) },
    lines: [freeLine(`Dienst ${place}`, cents)],
    wholeDiscounts: [share(cents / 10)],
    longTermText: null,
    isAccepted: false,
    order: null,
  }
}

/** The same with three parts, each at an address of its own, and a tenth off the whole. */
export const sentInParts: QuoteToAnswer = {
  ...sent,
  parts: [
    part(1, { name: '', productType: 'cloud' }, 100_00),
    part(2, { name: 'Werkplaats', productType: 'telefonie' }, 40_00),
    part(3, { name: 'Winkel', productType: 'cloud' }, 20_00),
  ],
  differences: [],
}

/** Opens the page by a mailed link. */
export function openQuote(token: string) {
  const router = createMemoryRouter(
    [{ id: 'root', loader: () => ({ brand }), children: [{ path: paths.quote, element: <Quote /> }] }],
    {
      initialEntries: [`${paths.quote}#${token}`],
      hydrationData: { loaderData: { root: { brand } } },
    },
  )
  render(<RouterProvider router={router} />)
  return router
}
