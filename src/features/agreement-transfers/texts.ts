import { formatDay } from '../../common/moments.ts'

const inWords = (day: string): string => formatDay(new Date(day))

/** Why a transfer is not begun, agreed to, approved or cancelled. */
export const transferRefusals = {
  past: 'Kies vandaag of een dag daarna.',
  tooFar: (day: string) => `Kies een dag tot en met ${inWords(day)}.`,
  notDelivered: 'Alleen een contract van een geleverde bestelling kan worden overgenomen.',
  nothingRuns: 'Van dit contract loopt niets meer.',
  notice: 'Van dit contract is iets opgezegd. Trek die opzegging eerst in, of begin na de laatste dag.',
  replaced: (order: string) =>
    `Bestelling ${order} komt in de plaats van dit contract. Wacht tot die geleverd is.`,
  underWay: 'Er loopt al een overname van dit contract. Annuleer die eerst.',
  sameCompany: 'Dit bedrijf heeft het contract al.',
  blocked: 'Dit bedrijf is geblokkeerd. Het kan geen contract overnemen.',
  gone: 'Deze overname loopt niet meer.',
  callUs: 'Deze overname kan nu niet doorgaan. Bel ons.',
  tooLate: 'De overname geldt al en kan niet meer worden geannuleerd.',
  approvedAlready: 'Deze overname is al goedgekeurd.',
  ownTransfer: 'Een overname die je zelf begon, keurt een collega goed.',
  aloneWithoutFactor:
    'Je bent de enige die dit mag. Stel eerst een tweede factor in bij je account, dan kun je het zelf na 24 uur.',
  aloneTooEarly: (from: string) => `Je bent de enige die dit mag. Je kunt het zelf vanaf ${from}.`,
  agreedAlready: 'Deze kant is al akkoord.',
  linkGone: 'Deze link werkt niet meer: hij is gebruikt, ouder dan 7 dagen of vervangen door een nieuwere.',
  notAgreed: 'Zet dit vinkje om akkoord te gaan.',
  lapsed: 'De dag van deze overname is voorbij. Bel ons als jullie hem nog willen.',
} as const

/** The mandate of who took an agreement over, among the documents in the account. */
export const partyMandateTexts = {
  title: (number: string) => `SEPA-machtiging bij overgenomen contract C${number}`,
  none: 'Bij dit contract hoort geen machtiging van jullie.',
} as const

/** The pages on which both sides agree. */
export const transferPageTexts = {
  /** Over the page that the link leads to. */
  pageTitle: 'Overname van een contract',
  notChecked: 'De overname kan nu niet getoond worden',
  dead: 'Deze link werkt niet meer',
  deadText: (phone: string) =>
    `Een link om akkoord te gaan werkt 7 dagen, één keer, en alleen de nieuwste. Bel ons op ${phone} voor een nieuwe.`,
  over: 'Akkoord gaan kan niet meer',
  lines: 'Wat er overgaat',
  line: (amount: string) => `${amount} per maand`,
  bought: 'gekocht',
  term: (day: string) => `looptijd tot en met ${day}`,
  termEnded: 'per maand op te zeggen',
  together: (amount: string) =>
    `Samen ${amount} per maand, excl. btw. Begindag, looptijd, prijs en nummers blijven zoals ze zijn.`,
  address: 'Adres',
  day: 'Vanaf',
  from: {
    intro: (number: string, company: string, to: string, day: string) =>
      `${company} draagt contract ${number} over aan ${to}, vanaf ${inWords(day)}.`,
    owes: (day: string) =>
      `Vanaf die dag zijn jullie voor dit contract niets meer verschuldigd. Wat tot en met de dag ervoor loopt, betalen jullie nog. Tot ${inWords(day)} verandert er niets.`,
    agrees: (to: string, day: string) =>
      `Wij dragen dit contract vanaf ${inWords(day)} over aan ${to} en zijn er vanaf die dag niets meer voor verschuldigd.`,
  },
  to: {
    intro: (number: string, company: string, from: string, day: string) =>
      `${company} neemt contract ${number} over van ${from}, vanaf ${inWords(day)}.`,
    owes: 'Vanaf die dag betalen jullie wat hieronder staat, en gelden voor jullie de voorwaarden van het contract.',
    agrees: (from: string, day: string) =>
      `Wij nemen dit contract vanaf ${inWords(day)} over van ${from}, met de looptijd en de prijs die hier staan.`,
    company: 'Jullie gegevens',
  },
  company: 'Bedrijf',
  kvk: 'KvK-nummer',
  contact: 'Contactpersoon',
  invoiceEmail: 'Facturen naar',
  mandate: 'Machtiging',
  mandateReference: 'Staat in de bevestiging van de overname',
  mandateGiven: 'Wij betalen per automatische incasso en geven daarvoor deze machtiging.',
  correct: 'Klopt er iets niet? Weiger dan en schrijf wat er anders moet, of bel ons.',
  answer: 'Je antwoord',
  consents: 'Voorwaarden en machtiging',
  words: 'Opmerking',
  agree: 'Ga akkoord',
  decline: 'Weiger',
  failed: 'Je antwoord is niet verstuurd',
  agreed: 'Je akkoord is vastgelegd',
  agreedText:
    'Zodra ook de andere kant akkoord is en wij het hebben goedgekeurd, krijgen jullie een bevestiging per e-mail.',
  declined: 'De overname gaat niet door',
  declinedText:
    'We hebben je antwoord ontvangen. Er verandert niets aan het contract; we bellen je als dat nodig is.',
} as const

/** Labels of the fields. */
export const transferFields = {
  holdsFrom: 'Vanaf welke dag?',
  reason: 'Waarom?',
  invoiceEmail: 'E-mailadres voor facturen',
  words: 'Opmerking',
} as const
