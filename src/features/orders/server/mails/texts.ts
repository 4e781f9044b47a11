import { sharedTexts } from '../../../../common/texts.ts'
/** The words of the mails about an order. */

export const orderConfirmationTexts = {
  subject: (number: string, brand: string) => `Je bestelling ${number} bij ${brand}`,
  preview: (number: string, callBy: string) =>
    `Bestelnummer ${number}. We bellen je binnen 1 werkdag, ${callBy}, om de bestelling door te nemen.`,
  previewByPhone: (number: string) =>
    `Bestelnummer ${number}. Wat je telefonisch met ons hebt doorgenomen, op een rij.`,
  previewMovedOn: (number: string) => `Bestelnummer ${number}. Wat je bij ons hebt besteld, op een rij.`,
  heading: 'Bedankt voor je bestelling!',
  received: (company: string, moment: string) =>
    `We hebben je bestelling voor ${company} ontvangen op ${moment}.`,
  receivedByPhone: (company: string, moment: string) =>
    `We hebben je telefonische bestelling voor ${company} ontvangen op ${moment}.`,
  number: 'Je bestelnummer: {number}',
  order: 'Je bestelling',
  next: 'Hoe gaat het verder?',
  byPhone: 'Je hebt de bestelling telefonisch met ons doorgenomen. Klopt er iets niet? Bel ons dan.',
  weCall: (phone: string, callBy: string) =>
    `Binnen 1 werkdag bellen we je op ${phone} om de bestelling samen door te nemen, ${callBy}.`,
  /** In place of what was promised with the order. */
  movedOn: 'Hoe je bestelling er nu voor staat, zie je met de knop hierboven.',
  weConfirm: 'Klopt alles, dan bevestigen we de bestelling samen.',
  details: 'Je gegevens',
  mandateGivenOn: 'Gegeven op',
  questions: sharedTexts.questions,
  questionsText: 'Bel ons op {phone} en houd je bestelnummer bij de hand, of beantwoord deze e-mail.',
  files: 'Bij deze e-mail vind je als pdf de bevestiging van je bestelling en de algemene voorwaarden.',
  filesWithSummary:
    'Bij deze e-mail vind je als pdf de bevestiging van je bestelling, de samenvatting van het contract en de algemene voorwaarden.',
  terms: 'Op je bestelling zijn onze {terms} (versie {version}) van toepassing.',
  termsLink: 'algemene voorwaarden',
} as const

export const orderConfirmedTexts = {
  subject: (number: string, brand: string) => `Je bestelling ${number} bij ${brand} is bevestigd`,
  preview: 'We hebben je bestelling samen doorgenomen. De levering begint.',
  heading: 'Je bestelling is bevestigd',
  intro: (number: string, company: string) =>
    `We hebben bestelling ${number} voor ${company} met je doorgenomen. De levering begint.`,
  order: 'Je bestelling',
  next: 'Hoe gaat het verder?',
  planned: (when: string) => `We leveren op ${when}.`,
  unplanned: 'We spreken een dag voor de levering met je af, en mailen je die.',
  numbers:
    'We vragen je nummers op bij je huidige aanbieder. Zeg daar niets op voordat ze over zijn: een opgezegd nummer kan verloren gaan.',
} as const

export const deliveryPlannedTexts = {
  subject: (day: string, brand: string) => `We leveren op ${day} | ${brand}`,
  preview: (when: string) => `Je bestelling wordt geleverd op ${when}.`,
  heading: 'De levering is gepland',
  questions: 'Komt deze dag niet uit?',
  intro: (number: string, company: string) => `Bestelling ${number} voor ${company} leveren we op:`,
  address: 'Adres',
  installer: 'Monteur',
  calendar: 'Bij deze e-mail zit de afspraak voor je agenda.',
  openDoor: 'Zorg dat er dan iemand is die de deur opent.',
  openDoorToLine: 'Zorg dat er dan iemand is die de deur opent en weet waar de meterkast is.',
} as const

/** In place of those above where the day was moved. */
export const deliveryMovedTexts = {
  subject: (day: string, brand: string) => `De levering is verplaatst naar ${day} | ${brand}`,
  preview: (before: string, when: string) => `De levering is verplaatst van ${before} naar ${when}.`,
  heading: 'De levering is verplaatst',
  intro: (number: string, company: string, before: string) =>
    `We zouden bestelling ${number} voor ${company} leveren op ${before}. Dat is verplaatst naar:`,
} as const

export const orderDeliveredTexts = {
  subject: (number: string, brand: string) => `Je bestelling ${number} bij ${brand} is geleverd`,
  preview: 'Alles is geleverd. Werkt er iets niet? Laat het ons weten.',
  heading: 'Je bestelling is geleverd',
  questions: 'Werkt er iets niet?',
  intro: (number: string, company: string) =>
    `Bestelling ${number} voor ${company} is helemaal geleverd. Dank je wel dat je voor ons koos.`,
  delivered: 'Wat er geleverd is',
} as const

export const orderDeliveredInPartTexts = {
  subject: (number: string, brand: string) =>
    `Je bestelling ${number} bij ${brand} is geleverd, je nummers volgen`,
  preview: sharedTexts.deliveredButNumbers,
  heading: 'Je bestelling is geleverd, je nummers volgen',
  intro: (number: string, company: string) =>
    `Bestelling ${number} voor ${company} is geleverd. Alleen je nummers komen nog mee. Tot die tijd blijven ze werken bij je huidige aanbieder.`,
  numbers: 'Nummers die nog meekomen',
} as const

export const orderCancelledTexts = {
  subject: (number: string, brand: string) => `Je bestelling ${number} bij ${brand} is geannuleerd`,
  preview: 'Je bestelling gaat niet door. Klopt dat niet? Laat het ons weten.',
  heading: 'Je bestelling is geannuleerd',
  questions: 'Klopt dit niet?',
  intro: (number: string, company: string) =>
    `Bestelling ${number} voor ${company} gaat niet door. We leveren hem niet en brengen er niets meer voor in rekening.`,
  cancelled: 'Wat niet doorgaat',
} as const

/** The mandate was drawn again because characters were missing. */
export const mandateCorrectedTexts = {
  subject: (number: string, brand: string) =>
    `Je machtiging bij bestelling ${number} van ${brand} is gecorrigeerd`,
  heading: 'Je machtiging is gecorrigeerd',
  preview: 'Er ontbraken tekens in. Je hoeft niets te doen.',
  intro: (number: string, company: string) =>
    `In het document van de SEPA-machtiging bij bestelling ${number} voor ${company} ontbraken tekens, zichtbaar of bij kopiëren, zoeken en voorlezen. We hebben het opnieuw opgemaakt.`,
  same: 'Wat je hebt afgesproken verandert niet: kenmerk, rekening en tekst zijn dezelfde. Je hoeft niets te doen.',
  inAccount:
    'Het eerdere document blijft bewaard. In je account staan beide bij de bestelling, het nieuwe met de dag waarop het gecorrigeerd is.',
  onRequest: 'Het eerdere document blijft bewaard. Wil je een van beide hebben, vraag er dan om.',
} as const

/** The order does not continue as expected: `standing` follows on "Je bestelling", `what` is what that means. */
export const orderTurnTexts = {
  subject: (number: string, brand: string, standing: string) =>
    `Je bestelling ${number} bij ${brand} ${standing}`,
  heading: (standing: string) => `Je bestelling ${standing}`,
  intro: (number: string, company: string, what: string) =>
    `Over bestelling ${number} voor ${company}: ${what}`,
  held: {
    standing: 'wacht op jou',
    what: 'We kunnen nog niet verder.',
    next: 'Laat het ons weten, dan gaan we verder.',
    questions: 'Wil je iets doorgeven of vragen?',
  },
  rejected: {
    standing: 'kunnen we niet aannemen',
    what: 'We leveren hem niet en brengen er niets voor in rekening.',
    next: 'Wil je iets anders bestellen, dan denken we graag mee.',
    questions: 'Wil je meer weten?',
  },
  failed: {
    standing: 'kunnen we niet leveren',
    what: 'De levering is niet gelukt.',
    next: 'We brengen niets in rekening dat niet werkt. Bel of mail ons, dan zoeken we samen een oplossing.',
    questions: 'Hoe nu verder?',
  },
  reopened: {
    standing: 'gaat verder',
    what: 'Wat we je daarover het laatst mailden geldt niet meer.',
    next: 'Met de knop hieronder zie je hoe het er nu voor staat.',
    questions: 'Heb je vragen?',
  },
} as const

export const orderNoticeTexts = {
  subject: (number: string, company: string) => `Nieuwe bestelling ${number} van ${company}`,
  preview: (company: string, productType: string) =>
    `${company} bestelde ${productType}. Bel binnen 1 werkdag.`,
  heading: 'Nieuwe bestelling {number}',
  intro: (moment: string, name: string, phone: string) =>
    `Ontvangen op ${moment}. Bel ${name} binnen 1 werkdag op ${phone}.`,
  beware: 'Let op:',
  reseller: (id: string) => `Besteld via reseller ${id}.`,
  numbers: 'Nummerbehoud aangevraagd.',
  order: 'Bestelling',
  customer: 'Klant',
} as const

/** To staff: what no register could be asked about. */
export const checksOwedTexts = {
  owed: 'Nog te controleren:',
  kvkNumber: 'het KVK nummer. Zoek het op in het handelsregister.',
  address: 'het installatieadres. Het adressenregister gaf geen antwoord.',
  delivery:
    'de levering. Het netwerk zegt nu minder dan de prijsopgave: de klant leest geen levertijd tot je dit hebt nagekeken.',
  vatNumber: 'het BTW nummer. Zoek het op in VIES.',
} as const

/** The words of the way to where an order or a quote stands. */
export const progressMailTexts = {
  follow: 'Volg je bestelling',
  inAccount: 'Je vindt de bestelling ook {account}.',
  account: 'in je account',
  standing: 'Bekijk hoe het ervoor staat',
} as const
