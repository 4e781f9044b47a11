import type { TransferSide, TransferStatus } from './transfer.ts'

/** The sides of a transfer within a sentence. */
export const sideTexts = {
  from: 'de oude contractant',
  to: 'de nieuwe contractant',
  unknown: 'een van beide kanten',
} as const

/** The words of transfers at the desk. */
export const transferDeskTexts = {
  title: 'Overname',
  none: 'Geen overname',
  summaries: {
    waiting: 'Wacht op akkoord',
    planned: 'Vastgelegd',
    held: 'Overgenomen',
    declined: 'Geweigerd',
    cancelled: 'Geannuleerd',
    lapsed: 'Verlopen',
  } satisfies Record<TransferStatus, string>,
  statuses: {
    waiting: (day: string) => `Gaat in op ${day}, zodra iedereen akkoord is.`,
    planned: (day: string) => `Gaat in op ${day}. Tot de dag ervoor kun je hem annuleren.`,
    held: (day: string) => `Geldt sinds ${day}.`,
    declined: (day: string) => `Zou ingaan op ${day}, maar is geweigerd.`,
    cancelled: (day: string) => `Zou ingaan op ${day}, maar is geannuleerd.`,
    lapsed: (day: string) => `Zou ingaan op ${day}, maar niet iedereen was op tijd akkoord.`,
  } satisfies Record<TransferStatus, (day: string) => string>,
  heading: (from: string, to: string) => `Van ${from} naar ${to}`,
  facts: {
    from: 'Oude contractant',
    to: 'Nieuwe contractant',
    approval: 'Tweede collega',
    kvk: 'KvK-nummer',
    kvkNotChecked: (kvk: string) => `${kvk}, nog niet nagekeken in het register`,
    contact: 'Contact',
    address: 'Adres',
    invoiceEmail: 'Facturen naar',
    iban: 'IBAN eindigt op',
    mandate: 'Machtiging',
    reason: 'Reden',
  },
  agreed: (moment: string) => `akkoord op ${moment}`,
  asked: (moment: string) => `nog niet akkoord; link gemaild op ${moment}`,
  linkOver: (moment: string) => `nog niet akkoord; de link van ${moment} is verlopen`,
  approved: (moment: string) => `goedgekeurd op ${moment}`,
  notApproved: 'nog niet goedgekeurd',
  begin: 'Contract laten overnemen',
  beginTitle: 'Wie neemt het contract over?',
  beginText:
    'Beide bedrijven krijgen een mail met een link om akkoord te gaan. Daarnaast keurt een collega de overname goed. Begindag, looptijd, prijs en nummers blijven zoals ze zijn.',
  paymentNote: 'Het bedrijf geeft zelf de machtiging, op de pagina achter zijn link.',
  beginSubmit: 'Begin en mail beide bedrijven',
  wanted: 'Overname door',
  dayHint: 'Vandaag, of tot 60 dagen vooruit. Alles moet uiterlijk die dag akkoord zijn.',
  invoiceEmailHint: 'Leeg laten als facturen naar het e-mailadres hierboven gaan.',
  reasonHint: 'Staat alleen in de zaak.',
  /** For who hears it. */
  checkKvk: 'Controleer nu: KVK nummer van de nieuwe contractant',
  approve: 'Overname goedkeuren',
  approveTitle: 'De overname goedkeuren?',
  approveText: (from: string, to: string, day: string) =>
    `${to} neemt dit contract op ${day} over van ${from}, zodra ook beide bedrijven akkoord zijn.`,
  cancel: 'Overname annuleren',
  cancelTitle: 'De overname annuleren?',
  cancelText: 'Er verandert dan niets aan het contract. Beide bedrijven krijgen daarvan een mail.',
  mailLink: 'Nieuwe link mailen',
  /** For who hears it. */
  mailLinkOf: (side: TransferSide) => `Nieuwe link mailen aan ${sideTexts[side]}`,
  mailLinkTitle: (side: TransferSide) => `Een nieuwe link mailen aan ${sideTexts[side]}?`,
  mailLinkText: 'De vorige link werkt dan niet meer.',
} as const
