import type { ProductType } from '../../catalogue/product.ts'

/** One line per product type, beside the links of the empty basket and the thank-you page. */
export const productTypeTaglines: Readonly<Record<ProductType, string>> = {
  internet: 'Snel en stabiel zakelijk internet over glasvezel of DSL.',
  cloud: 'Kantoorprogramma’s, mail en werkplekbeheer voor je hele team.',
  mobiel: 'Zakelijk mobiel bellen en internetten, overal bereikbaar.',
  telefonie: 'Bellen via internet, op je vaste nummer, met toestellen naar keuze.',
}

export const emptyBasketTexts = {
  loading: 'De winkelwagen wordt geladen.',
  title: 'Je winkelwagen is nog leeg',
  text: 'Kies waarmee je wilt beginnen. Je stelt je bestelling zelf samen en ziet meteen wat het kost.',
} as const

/** Texts around products and amounts of a cart: the basket panel, winkelwagen and every summary. */

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
