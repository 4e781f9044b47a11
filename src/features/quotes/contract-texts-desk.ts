/** Labels and errors of what staff make a quote of. */
export const quoteDeskFieldTexts = {
  periodMissing: 'Kies per maand of eenmalig',
  wrongAmount: 'Vul een bedrag in van 0 tot 100.000 euro, met hoogstens twee cijfers achter de komma',
  wrongPercentage: 'Vul een heel percentage in van 1 tot en met 100',
  description: 'Omschrijving',
  wrongQuantity: (max: number) => `Een aantal is een heel getal van 1 tot en met ${max}`,
  reason: 'Reden',
  reasonMissing: 'Vul in waarom je de korting geeft',
  tooManyFreeLines: (max: number) => `Een prijsopgave heeft hoogstens ${max} vrije regels`,
  tooManyDiscounts: (max: number) => `Een prijsopgave heeft hoogstens ${max} kortingen`,
  termMissing: 'Kies een looptijd',
  wrongFreeMonths: (max: number) => `Kies 0 tot en met ${max} gratis maanden`,
  textToCustomer: 'Tekst voor de klant',
  wrongValidity: (max: number) => `Een prijsopgave geldt 1 tot en met ${max} dagen`,
  aboutMissing: 'Kies waar de prijsopgave over gaat',
} as const
