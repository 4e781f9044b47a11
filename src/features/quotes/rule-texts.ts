import { sharedTexts } from '../../common/texts.ts'
/** Why a version can be answered no more. */
export const versionTexts = {
  accepted: 'Deze prijsopgave is al geaccepteerd.',
  declined: 'Deze prijsopgave is afgewezen.',
  withdrawn: 'Deze prijsopgave is ingetrokken.',
  replaced: 'Deze versie is vervangen. De nieuwste vind je in onze laatste mail.',
  expired:
    'De laatste dag om te accepteren is voorbij. Wil je hem nog? Stel je vraag, dan maken we een nieuwe versie.',
} as const

/** Names of the statuses for staff. */
export const quoteStatusNames = {
  sent: 'wacht op de klant',
  accepted: 'geaccepteerd',
  declined: 'afgewezen',
  withdrawn: 'ingetrokken',
  superseded: 'vervangen',
  expired: 'verlopen',
} as const

/** Labels and errors of what a customer sends about a quote. */
export const quoteContractTexts = {
  question: 'Je vraag',
  questionMissing: 'Schrijf wat je wilt weten',
  reason: 'De reden',
  chooseParts: 'Kies wat je accepteert. Laad de pagina opnieuw als dat niet lukt.',
  linkGone: 'Deze link werkt niet (meer). Bel ons, dan sturen we je een nieuwe.',
} as const

/** Why a quote cannot be made so. */
export const quoteRefusals = {
  nothingOffered: 'Kies wat je aanbiedt.',
  notSold: sharedTexts.notSold,
  sayOfNotThere: (name: string) =>
    `${name} kan op dit adres niet. Bied je het toch aan, vul dan in wanneer je levert en wat de aanleg kost.`,
  sayOfLater: (name: string) =>
    `Van ${name} is op dit adres niet bekend wanneer we leveren of wat de aanleg kost. Vul dat in.`,
  notWithOthers: (name: string) => `${name} kan niet samen met de andere regels`,
  fewerWithOthers: (name: string, count: number) => `Van ${name} passen er ${count} bij de andere regels`,
  tooManyLines: (max: number) =>
    `Een prijsopgave heeft hoogstens ${max} regels: verdeel hem over meer prijsopgaven.`,
  tooMuch: 'Een prijsopgave gaat tot een miljoen euro.',
  discountOfNothing: 'Vul een korting in van meer dan € 0,00.',
  percentageOfNothing: (payment: string) =>
    `Dit percentage komt uit op € 0,00: er wordt ${payment} te weinig betaald.`,
  discountWithoutLine: 'De regel van deze korting staat niet (meer) in dit deel.',
  discountTooHighOnLine: (line: string) => `De korting is hoger dan wat ${line} kost.`,
  discountTooHigh: (payment: string) => `De korting is hoger dan wat er ${payment} betaald wordt.`,
} as const

/** Name of a discount as a line. */
export const discountTexts = {
  onAll: (reason: string) => `Korting: ${reason}`,
  onLine: (line: string, reason: string) => `Korting op ${line}: ${reason}`,
  percentage: (reason: string, percentage: number) => `${reason} (${percentage}%)`,
} as const

/** How often something is paid, for use in a sentence. */
export const paymentNames = { month: 'per maand', once: 'eenmalig' } as const

/** Over what a version changes. */
export const changedSinceBefore = 'Anders dan in de vorige versie'
