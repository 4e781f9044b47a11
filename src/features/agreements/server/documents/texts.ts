import type { EndingLine } from '../../contract.ts'
import { priceOfMonthsLeft } from '../../cost-words.ts'

/** The words of the document that confirms a notice. */
export const noticeDocumentTexts = {
  title: 'Bevestiging van opzegging',
  agreement: 'Contract',
  organisation: 'Organisatie',
  address: 'Adres',
  givenOn: 'Opgezegd op',
  by: 'Opgezegd door',
  giver: { customer: 'de organisatie', us: 'ons' },
  switchesOn: 'Gaat over op',
  ground: 'Reden',
  product: 'Product',
  lastDay: 'Laatste dag',
  cost: (isAtMost: boolean) => (isAtMost ? 'Ten hoogste excl. btw' : 'Kosten excl. btw'),
  total: 'Samen',
  /** Of several agreements. */
  agreements: 'Contracten',
  together: 'Alles samen',
  why: (lines: readonly EndingLine[]) =>
    `De kosten zijn ${priceOfMonthsLeft(lines)}. Je betaalt nooit meer dan dit bedrag.`,
  free: 'Deze opzegging kost niets.',
  back: (until: string) =>
    `Tot en met ${until} kan deze opzegging worden ingetrokken: in het account, per e-mail of telefoon.`,
  backEach: (until: string) =>
    `Tot en met ${until} kan elk van deze opzeggingen apart worden ingetrokken: in het account, per e-mail of telefoon.`,
  stop: (until: string) => `Is dit niet gevraagd? Tot en met ${until} houden we het tegen; bel ons meteen.`,
  disagree: 'Bezwaar of een vraag? Bel of mail ons, het liefst voor de laatste dag.',
} as const
