import type { RequestType } from '../../orders/contract.ts'

/** Texts for choosing between an order and a quote request, on samenstellen and controle. */

export const requestTypeNames: Readonly<Record<RequestType, string>> = {
  order: 'Bestelling',
  quote: 'Vrijblijvende prijsopgave',
}

export const requestTypeTexts = {
  title: 'Type aanvraag',
  question: 'Wat wil je aanvragen?',
  onlyQuote: 'Op jouw adres maken we eerst een vrijblijvende prijsopgave. Bestellen kan daarna.',
  facts: {
    order: 'Je bestelt direct. We bellen je binnen 1 werkdag om alles door te nemen.',
    orderByPhone: 'De bestelling wordt direct geplaatst. Terugbellen hoeft daarna niet meer.',
    quote: 'Je zit nergens aan vast. Je krijgt eerst een voorstel met alle kosten.',
  },
  orderComesLater: 'Kan pas na een prijsopgave.',
  becameQuote: 'Je aanvraag is nu een vrijblijvende prijsopgave',
  chooseQuote: 'Kies hier de vrijblijvende prijsopgave.',
} as const
