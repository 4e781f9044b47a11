import { sentence } from '../../../../common/sentence.ts'
import { sharedTexts } from '../../../../common/texts.ts'
import { ordersStayText } from '../../texts.ts'

/** The words of the mails about a quote; what it says alike on the page stands in quotePageTexts. */

export const quoteConfirmationTexts = {
  subject: (number: string, brand: string) => `Je aanvraag ${number} voor een prijsopgave bij ${brand}`,
  preview: (number: string, callBy: string) =>
    `Aanvraagnummer ${number}. We bellen je binnen 1 werkdag, ${callBy}, over de prijsopgave.`,
  previewByPhone: (number: string) =>
    `Aanvraagnummer ${number}. Wat je telefonisch met ons hebt doorgenomen, op een rij.`,
  previewMovedOn: (number: string) => `Aanvraagnummer ${number}. We hebben je aanvraag ontvangen.`,
  heading: 'Bedankt voor je aanvraag!',
  received: (moment: string) =>
    `We hebben je aanvraag voor een vrijblijvende prijsopgave ontvangen op ${moment}. Je zit nergens aan vast.`,
  number: 'Je aanvraagnummer: {number}',
  follow: 'Volg je aanvraag',
  request: 'Je aanvraag',
  next: 'Hoe gaat het verder?',
  byPhone: 'Je hebt je aanvraag telefonisch met ons doorgenomen. Klopt er iets niet? Bel ons dan.',
  weCall: (phone: string, callBy: string) =>
    `Binnen 1 werkdag bellen we je op ${phone} om je aanvraag door te nemen, ${callBy}.`,
  /** In place of what was promised with the request. */
  movedOn: 'Hoe je aanvraag er nu voor staat, zie je met de knop hierboven.',
  weFindOut: 'We zoeken uit wat er op je adres mogelijk is en sturen je de prijsopgave.',
  wePlan: 'Ben je akkoord, dan plannen we samen de levering.',
  details: 'Je gegevens',
  questions: sharedTexts.questions,
  questionsText: 'Bel ons op {phone} en houd je aanvraagnummer bij de hand, of beantwoord deze e-mail.',
} as const

export const quoteRequestNoticeTexts = {
  subject: (number: string, company: string) => `Nieuwe prijsaanvraag ${number} van ${company}`,
  preview: (company: string) => `${company} vraagt een prijsopgave. Bel binnen 1 werkdag.`,
  heading: 'Nieuwe prijsaanvraag {number}',
  intro: (moment: string, name: string, phone: string) =>
    `Ontvangen op ${moment}. Bel ${name} binnen 1 werkdag op ${phone}.`,
  beware: 'Let op:',
  nearFibre: 'Glasvezel ligt in de buurt (near-net): vraag de graafkosten op.',
  unknownFibre: 'Zoek uit of glasvezel op dit adres mogelijk is.',
  reseller: (id: string) => `Aangevraagd via reseller ${id}.`,
  request: 'Aanvraag',
  requester: 'Aanvrager',
} as const

/** The same in every mail with a version. */
export const quoteVersionTexts = {
  until: 'Geldig tot en met {day}',
  decide: sharedTexts.lookAndDecide,
} as const

export const quoteSentTexts = {
  subject: (number: string, brand: string) => `Je prijsopgave ${number} van ${brand}`,
  preview: 'Bekijk wat we aanbieden en laat weten of je akkoord gaat.',
  heading: 'Je prijsopgave',
  intro: (company: string) =>
    `${sentence(`Hierbij onze prijsopgave voor ${company}`)} Je zit nergens aan vast tot je akkoord gaat.`,
  file: 'Bij deze e-mail vind je de prijsopgave als pdf.',
  madeBy: (name: string) => `Hij is gemaakt door ${name}.`,
} as const

/** In place of those above for a version after the first. */
export const nextVersionSentTexts = {
  subject: (number: string, brand: string) => `Nieuwe versie van je prijsopgave ${number} van ${brand}`,
  heading: 'Een nieuwe versie van je prijsopgave',
  intro: (company: string) =>
    `${sentence(`Hierbij een nieuwe versie van onze prijsopgave, die de vorige vervangt, voor ${company}`)} Je zit nergens aan vast tot je akkoord gaat.`,
} as const

export const quoteReminderTexts = {
  subject: (number: string, brand: string) => `Je prijsopgave ${number} van ${brand} verloopt binnenkort`,
  preview: 'Laat weten of je akkoord gaat, of stel je vraag.',
  heading: 'Je prijsopgave verloopt binnenkort',
  intro: (company: string) =>
    `We hoorden nog niet wat je van onze prijsopgave voor ${company} vindt. Wil je er nog iets over weten? Stel je vraag met één klik.`,
  introOfRest: (company: string) =>
    `Van onze prijsopgave voor ${company} accepteerde je een deel. Over de rest hoorden we nog niets. Wil je er nog iets over weten? Stel je vraag met één klik.`,
} as const

export const quoteWithdrawnTexts = {
  subject: (number: string, brand: string) => `Je prijsopgave ${number} van ${brand} is ingetrokken`,
  preview: 'De prijsopgave geldt niet meer. Wil je toch verder? Laat het ons weten.',
  heading: 'Je prijsopgave is ingetrokken',
  intro: (number: string, company: string) =>
    `We hebben prijsopgave ${number} voor ${company} ingetrokken: je kunt hem niet meer accepteren. Je hoeft niets te doen.`,
  questions: 'Wil je toch verder?',
} as const

/** It does not go on, or goes on after all: `standing` follows on "Je prijsopgave". */
export const quoteTurnTexts = {
  subject: (number: string, brand: string, standing: string) =>
    `Je prijsopgave ${number} van ${brand} ${standing}`,
  heading: (standing: string) => `Je prijsopgave ${standing}`,
  intro: (number: string, company: string) => `Over prijsopgave ${number} voor ${company}:`,
  questions: 'Heb je vragen?',
  ended: {
    standing: 'gaat niet door',
    next: 'Je hoeft niets te doen. Wil je toch verder, laat het ons weten.',
  },
  reopened: {
    standing: 'gaat verder',
    next: 'Wat we je daarover het laatst lieten weten geldt niet meer.',
  },
} as const

/** The same in every notice to who made a quote. */
export const quoteNoticeTexts = {
  /** The quote and whose it is: "100-000-001 van Bakkerij De Korenmolen". */
  which: (number: string, company: string) => `${number} van ${company}`,
  preview: (company: string, number: string) => `${company}, prijsopgave ${number}.`,
  openCase: 'Open de zaak',
  version: (number: string, version: number) => `Prijsopgave ${number}, versie ${version}`,
  customer: 'Klant',
} as const

export const quoteOpenedNoticeTexts = {
  subject: (which: string) => `Prijsopgave ${which} is geopend`,
  heading: 'Je prijsopgave is geopend',
  text: (company: string) =>
    `${company} heeft de prijsopgave voor het eerst bekeken. Een goed moment om te bellen als er nog vragen zijn.`,
} as const

export const quoteQuestionNoticeTexts = {
  subject: (which: string) => `Vraag over prijsopgave ${which}`,
  heading: 'Vraag over je prijsopgave',
  text: (name: string, company: string) =>
    `${name} van ${company} heeft een vraag. Beantwoord deze e-mail, of leg je antwoord vast op de zaak.`,
} as const

export const quoteAcceptedNoticeTexts = {
  subject: (which: string) => `Prijsopgave ${which} is geaccepteerd`,
  subjectOfParts: (which: string) => `Prijsopgave ${which} is deels geaccepteerd`,
  heading: 'Je prijsopgave is geaccepteerd',
  headingOfParts: 'Je prijsopgave is deels geaccepteerd',
  text: (company: string, orders: number) =>
    orders === 1
      ? `${company} is akkoord. De bestelling staat in de werklijst, tegen precies deze prijzen.`
      : `${company} is akkoord met alle ${orders} delen. Elk deel is een bestelling in de werklijst, tegen precies deze prijzen.`,
  textOfParts: (company: string, accepted: number, all: number) =>
    `${company} heeft ${accepted} van de ${all} delen geaccepteerd: dat staat als bestelling in de werklijst. De rest kan nog geaccepteerd worden tot de laatste dag.`,
} as const

export const quoteDeclinedNoticeTexts = {
  subject: (which: string) => `Prijsopgave ${which} is afgewezen`,
  heading: 'Je prijsopgave is afgewezen',
  text: (company: string) => `${company} gaat niet akkoord.`,
  textWithoutReason: (company: string) => `${company} gaat niet akkoord. Een reden gaf de klant niet.`,
  textOfRest: (company: string) => `${company} wil niet wat er nog open stond. ${ordersStayText}`,
} as const

export const quoteExpiredNoticeTexts = {
  subject: (which: string) => `Prijsopgave ${which} is verlopen`,
  heading: 'Je prijsopgave is verlopen',
  text: (company: string) =>
    `${company} heeft niet geantwoord en kan de prijsopgave nu niet meer accepteren. Op de zaak verleng je hem met één druk, tegen dezelfde prijzen.`,
  textOfRest: (company: string) =>
    `${company} accepteerde niet alles, en kan de rest nu niet meer accepteren. Op de zaak verleng je die met één druk, tegen dezelfde prijzen.`,
} as const

/** Parts that were accepted together, each an order. */
export const acceptanceTexts = {
  subject: (count: number, quote: string, brand: string) =>
    `Je ${count} bestellingen bij ${brand} | prijsopgave ${quote}`,
  preview: (count: number, callBy: string) =>
    `${count} bestellingen. We bellen je binnen 1 werkdag, ${callBy}, om ze door te nemen.`,
  previewMovedOn: (count: number) => `${count} bestellingen. Wat je bij ons hebt besteld, op een rij.`,
  movedOn: 'Hoe elke bestelling er nu voor staat, zie je achter het nummer hierboven.',
  heading: 'Bedankt voor je bestellingen!',
  received: (quote: string, company: string, moment: string) =>
    `Je hebt prijsopgave ${quote} voor ${company} geaccepteerd op ${moment}.`,
  count: (count: number, quote: string) => `Dat zijn ${count} bestellingen van prijsopgave ${quote}.`,
  order: 'Bestelling',
  orders: 'Je bestellingen',
  follow: 'Met het nummer van een bestelling volg je hoe het ermee staat.',
  weCall: (phone: string, callBy: string) =>
    `Binnen 1 werkdag bellen we je op ${phone} om de bestellingen samen door te nemen, ${callBy}.`,
  weConfirm: 'Klopt alles, dan bevestigen we de bestellingen samen.',
  /** @param unknown how many of them say no weeks */
  delivery: (unknown: number, count: number) => {
    if (unknown === count) return 'De levering start, op dagen die we met je afspreken.'
    const told = 'De levering start. Hoe lang die duurt, staat hierboven bij elke bestelling'
    return unknown === 0 ? `${told}.` : `${told}. Waar niets staat, spreken we de dag met je af.`
  },
  questionsText: 'Bel ons op {phone} en noem het nummer van de prijsopgave, of beantwoord deze e-mail.',
  files:
    'Bij deze e-mail vind je als pdf de bevestiging van al je bestellingen en de algemene voorwaarden. Wat bij één bestelling hoort, vind je ook achter het nummer hierboven.',
  filesWithSummaries:
    'Bij deze e-mail vind je als pdf de bevestiging van al je bestellingen, de samenvattingen van de contracten en de algemene voorwaarden. Van elke bestelling vind je ze ook achter het nummer hierboven.',
  filesByLink:
    'De documenten zijn samen te groot voor een e-mail. Je vindt ze als pdf achter het nummer van elke bestelling hierboven.',
  terms: 'Op je bestellingen zijn onze {terms} (versie {version}) van toepassing.',
} as const

export const acceptanceNoticeTexts = {
  subject: (count: number, quote: string, company: string) =>
    `${count} nieuwe bestellingen van ${company} | prijsopgave ${quote}`,
  preview: (company: string, count: number) => `${company} accepteerde ${count} delen. Bel binnen 1 werkdag.`,
  heading: (count: number, quote: string) => `${count} nieuwe bestellingen van prijsopgave ${quote}`,
  openCase: 'Open de zaak van de prijsopgave',
  orders: 'Bestellingen',
} as const
