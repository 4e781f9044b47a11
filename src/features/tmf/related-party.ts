/** Who has to do with an order, a product or a quote. */

export type RelatedParty = {
  readonly id: string
  readonly name?: string
  readonly role?: string
  readonly '@referredType': 'Organization' | 'Individual'
}

/** An organisation is known by its KVK number, whether it has an account or not. */
export const customerParty = (kvkNumber: string, name: string): RelatedParty => ({
  id: kvkNumber,
  name,
  role: 'customer',
  '@referredType': 'Organization',
})

export const resellerParty = ({ id, name }: { readonly id: string; readonly name: string }): RelatedParty => ({
  id,
  name,
  role: 'reseller',
  '@referredType': 'Organization',
})
