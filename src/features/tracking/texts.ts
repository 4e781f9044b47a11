import { sharedTexts } from '../../common/texts.ts'
import { unbroken } from '../../common/unbroken.ts'
import type { CancellationMode } from '../cases/cancellation.ts'
import type { RequestKind } from '../cases/customer-requests.ts'
import type { CaseProgress } from './contract.ts'
import { hearsByWords } from './progress-steps.ts'

/** Where an order or a quote request stands, as its customer reads it. */

export const progressTexts = {
  title: 'Hoe staat het ervoor?',
  standing: { done: 'Klaar', now: 'Nu', ahead: 'Straks' },
  numbers: 'Je nummers',
} as const

/** How an order is delivered, beside its planned day. */
export const orderDeliveryTexts = {
  title: 'Levering',
  calendar: 'Zet de levering in je agenda (.ics)',
  preferred: (preference: string) => `Je voorkeur: ${preference}.`,
} as const

export const customerRequestTexts = {
  title: 'Iets veranderen',
  change: 'Wijziging doorgeven',
  askToCancel: 'Annuleren aanvragen',
  words: { change: 'Wat moet er anders?', cancel: 'Waarom?' },
  changeNote: 'We bellen je binnen 1 werkdag om de wijziging door te nemen.',
  cancelNote: (way: CancellationMode) =>
    way === 'at-once'
      ? 'Dit kun je niet terugdraaien. Je kunt altijd opnieuw bestellen.'
      : 'We bellen je binnen 1 werkdag over wat er kan.',
  send: { change: 'Versturen' },
  keep: 'Niet doen',
  failed: 'Dit is niet verstuurd',
  asked: {
    cancel: 'Je hebt gevraagd om te annuleren',
    change: 'Je hebt een wijziging doorgegeven',
    question: 'Je hebt een vraag gesteld',
    mail: 'Je hebt ons gemaild',
    'notice-withdrawn': 'Je hebt je opzegging ingetrokken',
    'transfer-declined': 'De overname van je contract gaat niet door',
  } as const satisfies Record<RequestKind, string>,
  askedTitle: 'Wat je vroeg',
  /** A question and a mail are answered by mail too. */
  askedText: ({ hearsBy, isCalled, asked }: Pick<CaseProgress, 'hearsBy' | 'isCalled' | 'asked'>) =>
    hearsBy
      ? hearsByWords(hearsBy, isCalled && asked.every(({ kind }) => kind !== 'question' && kind !== 'mail'))
      : 'Je hoort snel van ons.',
  cancelled: 'Het is geannuleerd.',
  taken: 'Je bericht is verstuurd.',
} as const

/** The page that a link in a mail leads to. */
export const progressPageTexts = {
  of: (company: string, day: string) => `Van ${company}, ${unbroken(day)}`,
  notChecked: 'We kunnen nu niet laten zien hoe het ervoor staat',
  dead: sharedTexts.deadLink,
  deadText: (phone: string) => `Bel ons op ${phone}, dan vertellen we je hoe het ervoor staat.`,
  products: 'Producten en prijzen',
  documents: 'Documenten',
  questions: sharedTexts.questions,
  questionsText: (number: string) => `Bel ons en houd nummer ${number} bij de hand:`,
} as const

/** Ordering once more what an order has. */
export const orderAgainTexts = {
  elsewhere: 'Hetzelfde bestellen op een ander adres',
  again: 'Hetzelfde nog eens bestellen',
  question: 'Je winkelwagen vervangen?',
  questionText: (productType: string) =>
    `Er staat nog een bestelling van ${productType} in je winkelwagen. Die gaat eruit.`,
  replace: 'Vervang mijn winkelwagen',
} as const
