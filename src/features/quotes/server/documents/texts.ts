/** The words of the documents of a quote; what it says alike on the page stands in quotePageTexts. */

export const quoteDocumentTexts = {
  title: (number: string) => `Prijsopgave ${number}`,
  /** Among other documents. */
  titleInList: (number: string, version: number) => `Prijsopgave ${number}, versie ${version}`,
  subject: 'Prijsopgave',
  subjectOfVersion: (version: number) => `Versie ${version}`,
  intro: (company: string, name: string, until: string) =>
    `Voor ${company}, ter attentie van ${name}. Deze prijsopgave geldt tot en met ${until}.`,
  next: 'Hoe het verder gaat',
  accept:
    'Ga je akkoord? Dat laat je weten via de link in onze e-mail. Je vult daar in wat we voor de bestelling nog niet weten en krijgt meteen je bestelnummer. We bellen je binnen 1 werkdag om de bestelling door te nemen; daarna plannen we de levering op een dag die jou past.',
  ask: 'Heb je een vraag, of wil je iets anders? Stel hem via dezelfde link. Niets doen mag ook: na de laatste dag vervalt de prijsopgave vanzelf.',
  details: 'Gegevens',
  number: 'Nummer',
  version: 'Versie',
  sentAt: 'Verstuurd op',
  until: 'Geldig tot en met',
  madeBy: 'Gemaakt door',
  terms:
    'Op een bestelling uit deze prijsopgave zijn onze algemene voorwaarden van toepassing. Die staan op onze website en ontvang je bij de bevestiging.',
  /** @param places of parts in the quote: `1`, or `1 t/m 25` */
  part: (places: string, title: string) => `${places}. ${title}`,
  perPartOfMany: 'De bedragen zijn per deel.',
  upTo: ' t/m ',
  or: ', of ',
  addresses: 'Adressen',
  withoutWholeDiscount: 'Neem je niet alles',
  perPart: (totals: string) =>
    `dan vervalt de korting op het geheel, en komt alles bij elkaar op ${totals} excl. btw`,
  inWhole: (totals: string) =>
    `Neem je alle delen tegelijk, dan kost dit deel ${totals} excl. btw: de korting op het geheel is er dan af.`,
  firstInvoice: 'Eerste factuur',
  amount: (withoutVat: string, withVat: string, percentage: number) =>
    `${withoutVat} excl. btw, ${withVat} incl. ${percentage}% btw`,
} as const

export const quoteRequestTexts = {
  title: (number: string) => `Aanvraag ${number} voor een prijsopgave`,
  intro: (company: string, moment: string) =>
    `We hebben de aanvraag van ${company} ontvangen op ${moment}. Een aanvraag is vrijblijvend: de bedragen hieronder zijn die van onze website en nog geen aanbod.`,
  request: 'Aanvraag',
  details: 'Gegevens',
  number: 'Aanvraagnummer',
} as const
