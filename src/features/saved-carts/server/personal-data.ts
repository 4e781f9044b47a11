import { days } from '../../../common/personal-data.ts'
import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { savedCartDays } from '../contract.ts'
import { forgetOldCarts } from './saved-carts.ts'

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
        address: [of('visitor', 'address')],
        saved_at: [of('visitor', 'trace')],
      },
      nobody: ['id', 'product_type', 'request_type', 'expires_at', 'product_format'],
    },
  },
  messages: { 'saved-cart': { to: 'visitor', tells: [of('visitor', 'order'), of('visitor', 'address')] } },
}
