/** What stands around the products and amounts of a cart: in the basket panel, on winkelwagen and wherever a cart is summed up. */

export const basketTexts = {
  title: 'Alles op een rij',
  monthlyInBar: 'Per maand, excl. btw',
  oneTimeInBar: 'Eenmalig, excl. btw',
  monthly: 'Per maand',
  oneTime: 'Eenmalig',
  totalMonthly: 'Totaal per maand',
  totalOneTime: 'Totaal eenmalig',
  loading: 'Je winkelwagen wordt geladen.',
  totalLoading: 'wordt geladen',
  /** order-flow §2, to the letter. */
  empty: 'Je bestelling is op dit moment nog leeg.',
  changes: 'Automatisch aangepast',
  unfold: 'Toon regels',
  fold: 'Verberg regels',
  installation: {
    title: 'Nu gratis installatie',
    text: 'Je krijgt gratis een modem of mediaconverter van ons in bruikleen.',
  },
} as const

/** The table of a cart. */
export const cartTableTexts = {
  product: 'Product',
  oneTime: 'Eenmalig',
  monthly: 'Per maand',
  totalWithoutVat: (percentage: number) => `Totaal excl. ${percentage}%\u00a0btw`,
  totalWithVat: (percentage: number) => `Totaal incl. ${percentage}%\u00a0btw`,
  numbersToKeep: 'Nummerbehoud',
} as const

/** What the first invoice and the whole term come to. */
export const termFactsTexts = {
  firstInvoice: 'Eerste factuur',
  /** `term` is in words: `2 jaar`. */
  overTerm: (term: string) => `Totaal over ${term}`,
  month: 'Een volle maand',
  freeMonth: 'Een maand, abonnement gratis',
  oneTimeOnly: 'Het eenmalige bedrag',
  plusOneTime: (month: string) => `${month}, plus eenmalig`,
} as const

export const vatTexts = {
  switch: (percentage: number) => `Toon ook incl. ${percentage}% btw`,
  /** After an amount. */
  withVat: 'incl. btw',
  allWithout: (percentage: number) => `Alle bedragen zijn exclusief ${percentage}% btw.`,
  othersWithout: (percentage: number) => `Alle andere bedragen zijn exclusief ${percentage}% btw.`,
} as const

export const cartPageTexts = {
  title: 'Bekijk je winkelwagen',
  /** To the letter (order-flow §2). */
  summary: { order: 'Overzicht van jouw bestelling:', quote: 'Vrijblijvend prijsopgave:' },
  clear: 'Winkelwagen leegmaken',
  remove: 'Verwijderen',
  removeOf: (name: string) => `${name} verwijderen`,
  isRemoved: (name: string) => `${name} is verwijderd.`,
} as const

export const emptyBasketTexts = {
  loading: 'De winkelwagen wordt geladen.',
  title: 'Je winkelwagen is nog leeg',
  text: 'Kies waarmee je wilt beginnen. Je stelt je bestelling zelf samen en ziet meteen wat het kost.',
} as const

/** When another tab composes something else. */
export const otherTabTexts = {
  composes: (typeName: string) => `In een ander tabblad stel je ${typeName} samen`,
  isDone: 'In een ander tabblad is deze bestelling afgerond of gewist',
  question: 'Je winkelwagen bevat één soort bestelling tegelijk. Waarmee wil je verder?',
  goOnWith: (typeName: string) => `Verder met ${typeName}`,
  beginAgainWith: (typeName: string) => `Opnieuw beginnen met ${typeName}`,
} as const

/** What of a stored cart did not come back as it was; ends without a full stop. */
export const storedCartTexts = {
  unreadable: 'Je bewaarde winkelwagen was onleesbaar en is leeggemaakt',
  unreadableLine: 'Verwijderd: een product dat onleesbaar was bewaard',
  tooManyLines: (maximum: number) => `Een bestelling heeft hoogstens ${maximum} regels`,
  removed: (name: string) => `Verwijderd: ${name}, het bewaarde aantal klopte niet`,
  changed: (name: string, quantity: number) =>
    `Aangepast: ${name}, het bewaarde aantal klopte niet en is nu ${quantity}`,
} as const
