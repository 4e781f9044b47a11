type OfferCode = typeof import('./offer.ts')

let code: OfferCode | null = null

/** Checks an address and shows what can be had there: nothing of it is needed to ask for the address. */
export const importOffer = async (): Promise<OfferCode> => {
  code ??= await import('./offer.ts')
  return code
}

/** The same where it is here: always, once an address was checked. */
export const offerCode = () => code
