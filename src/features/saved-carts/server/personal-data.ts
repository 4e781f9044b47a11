import { days } from '../../../common/personal-data.ts'
import { type Datum, of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { savedCartDays } from '../../mailed-links/lifetimes.ts'
import type { SavedCart } from '../contract.ts'
import { forgetOldCarts } from './saved-carts.ts'

const addressData: Readonly<Record<keyof NonNullable<SavedCart['address']>, readonly Datum[]>> = {
  street: [of('visitor', 'address')],
  houseNumber: [of('visitor', 'address')],
  houseNumberExtension: [of('visitor', 'address')],
  zipCode: [of('visitor', 'address')],
  city: [of('visitor', 'address')],
}

export const personalData: PersonalData = {
  activities: [
    {
      name: 'saved-carts',
      persons: ['visitor', 'account-holder'],
      purposes: ['request'],
      period: days(savedCartDays),
      since: 'the cart was saved',
      forget: ({ database }) => forgetOldCarts(database),
    },
  ],
  tables: {
    saved_carts: {
      activities: ['saved-carts'],
      persons: {
        customer_id: [of('account-holder', 'reference')],
        products: [of('visitor', 'order')],
        lines: [of('visitor', 'order')],
        address: { keys: addressData },
        saved_at: [of('visitor', 'trace')],
      },
      nobody: ['id', 'product_type', 'request_type', 'expires_at', 'product_format'],
    },
  },
  messages: { 'saved-cart': { to: 'visitor', tells: [of('visitor', 'order'), of('visitor', 'address')] } },
}
