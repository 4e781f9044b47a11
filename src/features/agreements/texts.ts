/** Why a customer no longer has a product. */
export const productEndTexts = {
  customerRequest: 'Op verzoek van de klant',
  moved: 'Verhuisd',
  replaced: 'Vervangen door een ander product',
  businessEnded: 'Het bedrijf is gestopt',
  notPaid: 'Niet betaald',
  supplier: 'De leverancier stopt ermee',
} as const

/** Why a product is not ended so. */
export const productEndRefusals = {
  gone: 'Dit product heeft de klant niet uit deze bestelling.',
  alreadyEnded: 'Dit product is al beëindigd.',
  notDelivered: 'Deze bestelling is nog niet geleverd.',
  beforeStart: 'Deze dag ligt voor de levering.',
  tooFar: 'Kies een dag binnen twee jaar.',
  reasonMissing: 'Kies waarom het product eindigt.',
} as const

/** Labels of the form. */
export const productEndFields = { day: 'Einddag', reason: 'Reden' } as const
