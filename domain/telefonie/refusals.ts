import type { Cart } from '../cart.ts'
import type { ProductOffering } from '../product.ts'
import type { Refusal } from '../refusal.ts'
import type { TypeRules } from '../type-rules.ts'
import { unsettledRefusals } from '../unsettled.ts'
import { accountCount, deviceCount, settleTelefonie } from './settle.ts'

/** Why this cart cannot be ordered: it needs an account, no more devices than accounts, and what the rules add. */
export function telefonieRefusals(cart: Cart, catalogue: readonly ProductOffering[]): readonly Refusal[] {
  const accounts = accountCount(cart)
  if (accounts === 0) return [{ code: 'no-account', message: 'Kies minstens één belaccount.' }]
  return [
    ...(deviceCount(cart) > accounts ? [moreDevicesThanAccounts] : []),
    ...unsettledRefusals(cart, settleTelefonie(cart, catalogue).cart),
  ]
}

const moreDevicesThanAccounts: Refusal = {
  code: 'more-devices-than-accounts',
  message: 'Je hebt meer toestellen dan belaccounts gekozen.',
}

export const telefonieRules: TypeRules = {
  productType: 'telefonie',
  settle: settleTelefonie,
  refusals: (cart, { catalogue }) => telefonieRefusals(cart, catalogue),
}
