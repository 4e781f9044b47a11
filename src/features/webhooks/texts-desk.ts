import type { SentType } from './event-types.ts'
import type { SignatureKind } from './signature-kinds.ts'

const counted = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

export const webhooksTitle = 'Webhooks'

export const listTexts = {
  intro: 'Systemen die van ons horen wat er gebeurt.',
  toClients: 'Alle koppelingen',
  add: 'Nieuwe webhook',
  name: 'Naam',
  receiver: 'Ontvanger',
  owner: 'Van wie',
  own: 'Van onszelf',
  success: 'Laatst aangekomen',
  never: 'nog nooit',
  state: 'Status',
  ofClient: 'Koppeling',
  everyOwner: 'Alles',
  noneOfClient: 'Deze koppeling heeft geen webhooks',
  noneOfClientText: 'Maak er een, of wis de filters.',
  none: 'Er zijn nog geen webhooks.',
  noneText: 'Maak er een voor elk systeem dat moet horen wat er gebeurt.',
} as const

/** How a webhook does, in a word or two. */
export const healthTexts = {
  active: 'Werkt',
  unused: 'Nog niets verstuurd',
  waiting: (count: number) => counted(count, 'bericht wacht', 'berichten wachten'),
  failing: 'Komt niet aan',
  paused: 'Gepauzeerd',
  off: 'Uitgezet',
} as const

/** Events that a webhook tells of. */
export const typeNames: Readonly<Record<SentType, string>> = {
  'order.created': 'Bestelling binnengekomen',
  'order.state-changed': 'Bestelling heeft een andere status',
  'order.changed': 'Bestelling gewijzigd',
  'order.information-required': 'Bestelling wacht op de klant',
  'cancel-request.created': 'Klant vraagt om annulering',
  'cancel-request.state-changed': 'Annulering beslist',
  'product.created': 'Klant heeft een product',
  'product.state-changed': 'Product van een klant eindigt',
  'product.deleted': 'Oplevering van een product teruggedraaid',
  'agreement.created': 'Contract begint',
  'agreement.state-changed': 'Contract eindigt, of loopt toch door',
  'agreement.changed': 'Deel van een contract eindigt, of loopt toch door',
  'agreement.deleted': 'Oplevering van een contract teruggedraaid',
  'quote.created': 'Prijsopgave aangevraagd of gemaakt',
  'quote.state-changed': 'Prijsopgave heeft een andere status',
  'quote.changed': 'Prijsopgave gewijzigd',
  'quote.information-required': 'Prijsopgave wacht op informatie',
  'case.created': 'Formulier of mail binnengekomen',
  'case.state-changed': 'Formulier of mail heeft een andere status',
  'case.changed': 'Formulier of mail gewijzigd',
  'catalogue.revision-planned': 'Herziening van de catalogus gepland',
  'catalogue.revision-launched': 'Herziening van de catalogus ingegaan',
  'catalogue.revision-undone': 'Herziening van de catalogus teruggedraaid',
  'webhook.test': 'Proefbericht',
}

export const signatureNames: Readonly<Record<SignatureKind, string>> = {
  hmac: 'Gedeeld geheim (HMAC)',
  ed25519: 'Sleutelpaar (ed25519)',
}

export const editorTexts = {
  title: 'Instellingen',
  newTitle: 'Nieuwe webhook',
  nameHint: 'Bijvoorbeeld het systeem dat meeluistert.',
  urlHint: 'Een openbaar adres dat met https:// begint.',
  ownerHint: 'Een koppeling hoort alleen wat zij zelf mag lezen.',
  own: 'Van onszelf',
  typesHint: 'Kies waarvan de ontvanger hoort.',
  actions: { add: 'Nieuw', modify: 'In de plaats van een contract', delete: 'Einde van een contract' },
  actionsHint: 'Wijzigingen en verhuizingen hebben in TMF622 de actie modify, opzeggingen de actie delete.',
  statesHint: 'Kies niets voor elke status.',
  productsHint: 'Kies niets voor elk product.',
  contactHint:
    'Wie mailen we als berichten niet aankomen? Laat leeg voor het adres van de koppeling of van onszelf.',
  signatureHint:
    'Bij een gedeeld geheim controleert de ontvanger met hetzelfde geheim. Bij een sleutelpaar met een openbare sleutel.',
  active: 'Deze webhook staat aan',
  make: 'Webhook maken',
  save: 'Opslaan',
  saved: 'De webhook is opgeslagen.',
  conflict: 'De webhook is niet opgeslagen.',
  configured:
    'Adres en gebeurtenis van deze webhook staan in de configuratie van de shop (WEBINAR_WEBHOOK_URL).',
  byHub: (api: string) =>
    `Deze webhook is gemaakt via de hub van ${api}. De gebeurtenissen liggen daar vast.`,
} as const

export const pageTexts = {
  toList: 'Alle webhooks',
  test: 'Proefbericht sturen',
  tested: 'Het proefbericht is verstuurd.',
  testFailed: 'Het proefbericht is niet verstuurd.',
  offReasons: {
    gone: 'De ontvanger antwoordde dat hij niet meer bestaat (410). Zet de webhook hieronder weer aan als hij hersteld is.',
    failing:
      'De ontvanger nam meer dan drie dagen niets aan. Zet de webhook hieronder weer aan als hij hersteld is.',
  },
  failingSince: (moment: string) => `Sinds ${moment} komt er niets aan. We blijven het proberen.`,
  slowUntil: (moment: string) => `De ontvanger heeft het druk. We roepen hem weer aan vanaf ${moment}.`,
  remove: 'Webhook verwijderen',
  removeTitle: (name: string) => `Webhook ‘${name}’ verwijderen?`,
  removeText: 'De ontvanger hoort niets meer en het logboek van de webhook verdwijnt.',
  removed: 'De webhook is verwijderd.',
  removeFailed: 'De webhook is niet verwijderd.',
} as const

export const secretTexts = {
  title: 'Geheim',
  intro:
    'Hiermee controleert de ontvanger dat een bericht van ons komt. Maak een tweede geheim om het te wijzigen: tot je het oude intrekt, tekenen we met beide.',
  made: (kind: string, moment: string) => `${kind}, gemaakt op ${moment}`,
  publicKey: 'Openbare sleutel',
  add: 'Tweede geheim maken',
  addFailed: 'Er is geen geheim gemaakt.',
  revoke: 'Intrekken',
  revokeOf: (moment: string) => `Trek het geheim van ${moment} in`,
  revoked: 'Het geheim is ingetrokken.',
  revokeFailed: 'Het geheim is niet ingetrokken.',
  shownTitle: 'Geheim van de webhook',
  once: 'Kopieer het nu naar de ontvanger. Een geheim wordt niet nog eens getoond.',
  shown: 'Geheim',
} as const

export const logTexts = {
  title: 'Berichten',
  caption: 'Berichten van deze webhook',
  none: 'Er zijn de laatste 30 dagen geen berichten verstuurd.',
  type: 'Gebeurtenis',
  created: 'Gemaakt',
  attempts: 'Pogingen',
  answer: 'Antwoord',
  noAnswer: 'geen antwoord',
  next: (moment: string) => `volgende poging ${moment}`,
  state: 'Status',
  states: { waiting: 'Wacht', delivered: 'Aangekomen', failed: 'Niet aangekomen' },
  replayTitle: 'Opnieuw versturen',
  replayText: 'Verstuurt de berichten van deze dagen nog eens, onder hetzelfde kenmerk.',
  from: 'Van',
  to: 'Tot en met',
  onlyFailed: 'Alleen wat niet aankwam',
  replay: 'Verstuur opnieuw',
  replayed: (count: number) => `${counted(count, 'bericht wordt', 'berichten worden')} opnieuw verstuurd.`,
  replayFailed: 'Er is niets opnieuw verstuurd.',
} as const

export const messageTexts = {
  toWebhook: 'Terug naar de webhook',
  id: 'Kenmerk (webhook-id)',
  request: 'Verzoek',
  gone: 'Waar dit bericht over ging, is verwijderd.',
  attempts: 'Pogingen',
  noAttempts: 'Nog geen poging.',
  at: 'Moment',
  took: 'Duur',
  seconds: (ms: number) => `${(ms / 1000).toLocaleString('nl', { maximumFractionDigits: 2 })} s`,
  status: 'Antwoord',
  body: 'Inhoud van het antwoord',
  errors: {
    'it did not answer in time': 'geen antwoord binnen 15 seconden',
    'its address is not public': 'het adres is niet openbaar',
    'what it tells about is gone': 'waar het over ging, is verwijderd',
  } as Readonly<Record<string, string>>,
  noConnection: (code: string) => `geen verbinding (${code})`,
} as const
