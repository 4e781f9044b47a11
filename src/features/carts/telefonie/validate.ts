import type { ProductOffering } from '../../catalogue/product.ts'
import type { Cart } from '../cart-line.ts'
import { compositionViolations } from '../composition-violations.ts'
import { telefonieRefusals } from '../texts.ts'
import type { RuleViolation, TypeRules } from '../type-rules.ts'
import { accountCount, deviceCount, normalizeTelefonie } from './normalize.ts'

/** Why this cart cannot be ordered: it needs an account, no more devices than accounts, and what the rules add. */
export function validateTelefonie(
  cart: Cart,
  catalogue: readonly ProductOffering[],
): readonly RuleViolation[] {
  const accounts = accountCount(cart)
  if (accounts === 0) return [{ code: 'no-account', message: telefonieRefusals.noAccount }]
  return [
    ...(deviceCount(cart) > accounts ? [moreDevicesThanAccounts] : []),
    ...compositionViolations(cart, normalizeTelefonie(cart, catalogue).cart),
  ]
}

const moreDevicesThanAccounts: RuleViolation = {
  code: 'more-devices-than-accounts',
  message: telefonieRefusals.tooManyDevices,
}

export const telefonieRules: TypeRules = {
  productType: 'telefonie',
  normalize: normalizeTelefonie,
  validate: (cart, { catalogue }) => validateTelefonie(cart, catalogue),
}
