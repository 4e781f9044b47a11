import type { ProductType } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import type { Step } from '../order-flow.ts'

/** Texts of the compose screens of all product types. */
export const composeTexts = {
  productsLoading: 'De producten worden geladen',
  promoted: 'Meest gekozen',
  atTheMost: (max: number, isByPhone: boolean) =>
    `Hoogstens ${max} per bestelling.${isByPhone ? '' : ' Heb je er meer nodig? Bel ons gerust.'}`,
  /** Beside the button to the next step. */
  missing: {
    address: 'Vul eerst je adres in, dan zie je wat er kan.',
    addressCheck: 'We kijken wat er op jouw adres mogelijk is.',
    product: 'Kies eerst een product.',
    numbers: 'Verbeter je nummers bij Nummerbehoud, of laat ze leeg.',
  },
} as const

/** The names, titles and buttons of the order flow (order-flow §2; decisions, "Names and titles"). */

/** Under the product type's name in the basket panel; internet has none. */
export const productTypeSubtitles: Readonly<Record<ProductType, string | null>> = {
  internet: null,
  cloud: 'Veilige online werkplek',
  mobiel: 'Overal bereikbaar met Unlimited data',
  telefonie: 'VoIP bellen met scherpe gesprekstarieven',
}

const documentTitles: Readonly<Record<Step, string>> = {
  samenstellen: 'Bestellen',
  winkelwagen: 'Winkelwagen',
  gegevens: 'Gegevens',
  controle: 'Controle',
  bedankt: 'Bedankt',
}

/** `Bestellen Internet`, `Winkelwagen Internet` …; without a product type, as on the empty basket, the step alone. */
export const documentTitle = (step: Step, productType: ProductType | null): string =>
  [documentTitles[step], productType && productTypeNames[productType]].filter(Boolean).join(' ')

const composeHeroTitles: Readonly<Record<ProductType, string>> = {
  internet: 'Zakelijke internet',
  cloud: 'Cloud diensten',
  mobiel: 'Mobiel',
  telefonie: 'Zakelijke Telefonie',
}

const stepHeroTitles: Readonly<Record<Exclude<Step, 'samenstellen'>, string>> = {
  winkelwagen: 'Winkelwagen',
  gegevens: 'Gegevens',
  controle: 'Controle',
  bedankt: 'Bedankt voor je bestelling!',
}

/** On the thank-you page of a quote request, and while it is not known what was placed. */
export const thankYouHeroTitles = {
  quote: 'Bedankt voor je aanvraag!',
  unknown: 'Je bestelling',
} as const

export const emptyBasketHeroTitle = 'Winkelwagen'

export const heroTitle = (step: Step, productType: ProductType): string =>
  step === 'samenstellen' ? composeHeroTitles[productType] : stepHeroTitles[step]

export const progressLabel = 'Voortgang van je bestelling'

/** Beside the name of a step, what to do there. */
export const stepTitles = {
  winkelwagen: 'Bekijk je winkelwagen',
  gegevens: 'Vul je gegevens in',
  controle: { order: 'Bestelling afronden', quote: 'Vrijblijvend prijsopgave' },
} as const

/** The steps of the progress bar. */
export const progressLabels = ['Winkelwagen', 'Gegevens', 'Controle'] as const

/** Label of a step's action button; a quote request on gegevens has its own button in the form. */
export const actionLabels = {
  samenstellen: 'In winkelwagen',
  winkelwagen: 'Naar gegevens',
  gegevens: 'Naar controle',
} as const satisfies Partial<Record<Step, string>>

/** When the products cannot be fetched; the English and the telefonie sentence to the letter (order-flow §8). */
export const catalogueFailureTexts = {
  english: 'Error fetching products. Please try again later.',
  dutch:
    'We kunnen de producten nu niet ophalen. Wat je al koos, staat er straks nog. Probeer het over een minuut opnieuw.',
  telefonie: 'Kan de productinformatie niet ophalen. Probeer het later opnieuw',
} as const

/** Notice about the storage of the visitor's input. */
export const personalDataTexts = {
  kept: 'We bewaren wat je invult in deze browser, tot 7 dagen na je laatste wijziging.',
  notKept:
    'Deze browser staat niet toe dat we iets bewaren. Wat je koos en invult, ben je kwijt als je dit tabblad sluit of de pagina ververst.',
  /** For a colleague who fills it in for a caller. */
  byPhone: 'Wat je voor de beller invult, blijft alleen in dit tabblad tot je bestelt of het sluit.',
  clear: 'Wis mijn gegevens',
  cleared: 'Je gegevens zijn gewist uit deze browser.',
  question: {
    title: 'Je gegevens wissen?',
    text: 'Wat je invulde gaat uit deze browser, ook je adres. Dat kun je niet terughalen. Je winkelwagen blijft.',
    confirm: 'Wis alles',
  },
} as const
