/** The ids of what a compose screen leads to where something is missing. */
export const composePlaces = {
  /** The field of the address check, by its name. */
  postcode: 'zipCode',
  /** The heading over the lines, licences, subscriptions or accounts. */
  products: 'producten',
  numbers: 'nummerbehoud',
} as const
