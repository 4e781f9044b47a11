import { formatEuro } from '../../../common/money.ts'
import type { LinePromise } from '../../addresses/line-promise.ts'
import { weekCount } from '../../addresses/promise-texts.ts'
import type { InternetTerm, Reach } from '../../carts/internet.ts'
import { type Delivery, deliversOnDays, deliveryFact, deliveryInWords } from '../../cases/delivery-texts.ts'
import type { FibreAvailability } from '../../catalogue/product-sub-types.ts'

export const internetSections = {
  address: 'Waar wil je internet?',
  line: 'Kies je internetverbinding',
  router: 'Kies je router',
  extras: 'Maak je pakket compleet',
} as const

/** The Dutch texts of the internet compose screen (order-flow §2, §8 and §9). */

/** Meaning of a fibre line's availability, in two words on the card. */
export const availabilityLabels: Readonly<Record<FibreAvailability, string>> = {
  'on-net': 'Direct leverbaar',
  'near-net': 'Glasvezel in de buurt',
  'no-net': 'Niet leverbaar',
  other: 'Op aanvraag',
}

/** The consequence where no line is ready. @param promise that of a line with this availability, if there is one */
export function availabilityInWords(
  availability: Exclude<FibreAvailability, 'on-net'>,
  promise: LinePromise | null,
): string {
  switch (availability) {
    case 'near-net': {
      const digging = promise?.weeks
        ? `We moeten graven en dat duurt ${weekCount(promise.weeks)}. `
        : 'We moeten graven. '
      const costs = promise?.constructionInCents
        ? ` Die zijn hier ${formatEuro(promise.constructionInCents)}.`
        : ''
      return `Er ligt glasvezel in jouw straat, maar nog niet in jouw pand. ${digging}Daarom maken we eerst een vrijblijvende prijsopgave met de kosten van de aanleg.${costs}`
    }
    case 'no-net':
      return 'Dit abonnement kunnen we op jouw adres niet leveren. Een eigen glasvezelverbinding kan vaak wel: vraag naar de mogelijkheden.'
    case 'other':
      return 'We moeten eerst uitzoeken of dit abonnement op jouw adres kan. Daarom maken we eerst een vrijblijvende prijsopgave.'
  }
}

/** Why a chosen line makes the request a quote; lines that can be ordered need no such text. */
export const quoteReasons: Readonly<Partial<Record<FibreAvailability, string>>> = {
  'near-net':
    'Voor dit abonnement moeten we nog graven. Je krijgt eerst een voorstel met alle kosten, en je zit nergens aan vast.',
  other:
    'Voor dit abonnement zoeken we eerst uit of het op jouw adres kan. Je krijgt daarna een voorstel, en je zit nergens aan vast.',
}

export const dslAvailability = 'Direct leverbaar'

/** Services included with every fibre line (order-flow §9). */
export const fibreService = [
  'Support 24 uur per dag, 7 dagen per week',
  '6 uur hersteltijd bij een storing',
  'Binnen één werkdag contact over je aanvraag',
] as const

export const fibreEnquiryTexts = {
  title: 'Een eigen glasvezelverbinding',
  text: 'Alleen voor jouw bedrijf, tot 10 Gbit/s en met vaste hersteltijden. We zoeken uit wat kan en wat het kost.',
  ask: 'Zakelijke glasvezel aanvragen',
  legend: 'Je aanvraag',
  chooseBandwidth: 'Kies een bandbreedte',
  next: 'We nemen binnen één werkdag contact met je op.',
  send: 'Aanvraag versturen',
  cancel: 'Annuleren',
  /** order-flow §8, to the letter; a refusal shows the server's reason where it gives one. */
  sent: 'Het formulier is succesvol verzonden!',
  refused: 'Onbekende fout opgetreden.',
  failed: 'Er is een probleem opgetreden bij het verzenden van het formulier. Probeer het later opnieuw.',
  /** Beside it, where the answer got lost. */
  notKnown: 'We kregen geen antwoord van de server: we weten niet of je aanvraag is aangekomen.',
} as const

export const yourAddressTexts = {
  title: 'Jouw adres',
  /** Label of the button for screen-reader users who hear it without the address. */
  change: 'Wijzigen van jouw adres',
} as const

const speed = (mbs: number) => `${mbs}\u00a0${speedTexts.unit}`

/** The first thing said of an address: what is there, how fast, and from what price. null where nothing can be had. */
export function answerInWords(fibre: Reach | null, dsl: Reach | null): string | null {
  const from = ({ fromInCents }: Reach) => `vanaf ${formatEuro(fromInCents)} per maand`
  if (fibre?.availability === 'on-net')
    return `Glasvezel tot ${speed(fibre.fastestMbs)} ligt er al, ${from(fibre)}.`
  const later =
    fibre &&
    `Glasvezel tot ${speed(fibre.fastestMbs)} ${fibre.availability === 'near-net' ? 'ligt in de buurt' : 'kan op aanvraag'}`
  if (dsl)
    return [`DSL tot ${speed(dsl.fastestMbs)} ligt er al, ${from(dsl)}.`, later && `${later}.`]
      .filter(Boolean)
      .join(' ')
  return fibre && `${later}, ${from(fibre)}.`
}

export const termTexts = {
  legend: 'Looptijd',
  /** Consequences of a term for the price and the router (order-flow §9). */
  facts: {
    12: 'Elk jaar vrij om te kiezen. Je huurt de router.',
    36: 'Lager maandbedrag. De router is inbegrepen.',
  } satisfies Readonly<Record<InternetTerm, string>>,
  /** Saving of the three-year term next to this one; amounts with their sign. */
  saving: {
    12: (monthly: string, overTerm: string) =>
      `3\u00a0jaar scheelt ${monthly} per maand, ${overTerm} in\u00a0totaal.`,
    36: (monthly: string, overTerm: string) =>
      `Je bespaart ${monthly} per maand, ${overTerm} in\u00a0totaal.`,
  } satisfies Readonly<Record<InternetTerm, (monthly: string, overTerm: string) => string>>,
} as const

export const lineTexts = {
  fibre: {
    title: 'Glasvezel',
    common: 'Bij elke glasvezelverbinding',
    facts: ['Even snel naar boven als naar beneden'],
  },
  dsl: { title: 'DSL', common: 'Bij elke DSL-verbinding', facts: ['Over de koperlijn die er al ligt'] },
  /** Under the rows: what their bars are. */
  bars: 'De balken vergelijken de snelheid: boven downloaden, onder uploaden.',
} as const

/** Down and up are read aloud; the eye gets arrows. */
export const speedTexts = { down: 'down', up: 'up', unit: 'Mbit/s' } as const

export const routerTexts = { legend: 'Router', noCosts: 'Geen kosten' } as const

export const nothingDeliverableTexts = {
  title: 'Op dit adres kunnen we nog niet leveren',
  reason: 'Hier ligt geen glasvezel of koperlijn waarover we kunnen leveren',
  advice:
    'Klopt het adres? Anders kun je een eigen glasvezelverbinding aanvragen, of bel ons op {phone}: we denken graag mee.',
  /** To a colleague who has a caller on the line. */
  adviceByPhone: 'Klopt het adres? Anders kun je voor de beller een eigen glasvezelverbinding aanvragen.',
  lines: 'Niet leverbaar op dit adres',
} as const

export const extrasTexts = {
  /** `price` is the lowest of a group: `€ 3,50 p/m`. */
  from: (price: string) => `vanaf ${price}`,
  added: (name: string) => `Toegevoegd: ${name}`,
  removed: (name: string) => `Verwijderd: ${name}`,
  /** `price` is an amount with its sign. */
  tvBoxes: (maximum: number, price: string) => `Eén per televisie, hoogstens ${maximum}. ${price} per stuk.`,
} as const

/** Delivery in one line: the specified words, and the days once they are known. */
export function deliveryInShort(delivery: Delivery): string {
  const { promised } = delivery
  const { title } = deliveryFact(delivery)
  return promised && deliversOnDays(delivery)
    ? `${title}: bestel je vandaag, dan ${deliveryInWords(promised)}.`
    : `${title}.`
}
