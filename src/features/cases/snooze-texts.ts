import { deskDay } from '../../common/desk-moments.ts'

/** The words of waiting with a case. */

export const snoozeRefusals = {
  notLater: 'Kies een dag na vandaag.',
  isAsked: 'De klant wacht op jouw antwoord. Antwoord eerst, of wacht tot een dag.',
  callAgreed: (day: string) =>
    `Met de klant is een belafspraak op ${day}. Kies een eerdere dag of verplaats de afspraak.`,
  deliveryAgreed: (day: string) =>
    `De levering staat op ${day}. Kies een eerdere dag of verplaats de levering.`,
  notWaiting: 'Deze zaak wacht niet (meer).',
} as const

export const snoozeTexts = {
  open: 'Laten wachten',
  title: 'Tot wanneer wacht deze zaak?',
  intro: 'De zaak zakt in de lijst en komt op zijn dag terug, of eerder als de klant iets laat weten.',
  untilAnswer: 'Tot de klant antwoordt',
  untilAnswerHint: 'De dag is dan de uiterste: daarna kijken we er toch naar.',
  day: 'Wachten tot',
  save: 'Laten wachten',
  end: 'Niet meer wachten',
  /** In the list and in the case: it waits for its day, or for its customer. */
  waits: ({ until, untilAnswer }: { until: string; untilAnswer: boolean }) =>
    untilAnswer
      ? `Rust tot antwoord, uiterlijk ${deskDay(new Date(until))}`
      : `Rust tot ${deskDay(new Date(until))}`,
} as const
