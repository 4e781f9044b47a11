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
