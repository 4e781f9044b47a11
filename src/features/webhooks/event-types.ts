import type { CaseKind } from '../cases/case-kinds.ts'

/** Types of events that a receiver can be told of. */
export const webhookTypes = [
  'order.created',
  'order.state-changed',
  'order.changed',
  'order.information-required',
  'cancel-request.created',
  'cancel-request.state-changed',
  'product.created',
  'product.state-changed',
  'product.deleted',
  'quote.created',
  'quote.state-changed',
  'quote.changed',
  'quote.information-required',
  'case.created',
  'case.state-changed',
  'case.changed',
  'catalogue.revision-planned',
  'catalogue.revision-launched',
  'catalogue.revision-undone',
] as const
export type WebhookType = (typeof webhookTypes)[number]

/** The type of an event that a member of staff sends to try a receiver; nobody subscribes to it. */
export const testType = 'webhook.test'
export type SentType = WebhookType | typeof testType

const subjects = {
  order: 'order',
  quote: 'quote',
  'fibre-enquiry': 'case',
  form: 'case',
  message: 'case',
} as const satisfies Record<CaseKind, string>

/** Stored events of a case by what they tell a receiver. Any other is the desk's own, such as a note or a view. */
const verbs: Readonly<Record<string, 'created' | 'state-changed' | 'changed'>> = {
  'case-opened': 'created',
  'quote-made': 'created',
  'application-made': 'changed',
  'state-changed': 'state-changed',
  'cancel-asked': 'state-changed',
  'change-asked': 'changed',
  'request-settled': 'changed',
  'delivery-planned': 'changed',
  'port-in-changed': 'changed',
  'parcel-added': 'changed',
  'parcel-corrected': 'changed',
  'parcel-removed': 'changed',
  'case-corrected': 'changed',
  'lines-proposed': 'changed',
  'lines-changed': 'changed',
  'lines-declined': 'changed',
  'line-change-withdrawn': 'changed',
  'quote-sent': 'changed',
  'quote-asked': 'changed',
  'mail-received': 'changed',
  'mail-reclassified': 'changed',
  'message-sent': 'changed',
}

/** Stored events of the catalogue; a launch is no event but a moment (server/write-messages.ts). */
const catalogueTypes: Readonly<Record<string, WebhookType>> = {
  'revision-planned': 'catalogue.revision-planned',
  'revision-undone': 'catalogue.revision-undone',
}

/** The type under which a receiver is told of a stored event; null where it is not told. @param kind of its case, if it has one */
export function webhookTypeOf(storedType: string, kind: CaseKind | null): WebhookType | null {
  if (kind === null) return catalogueTypes[storedType] ?? null
  const verb = verbs[storedType]
  return verb === undefined ? null : `${subjects[kind]}.${verb}`
}

/** Stored events that tell of something within a case alone (server/within-cases.ts). */
const withinCases = ['product-ended', 'product-kept', 'call-done', 'message-withdrawn'] as const

/** Stored events that a receiver may be told of. */
export const reportedEvents: readonly string[] = [
  ...Object.keys(verbs),
  ...Object.keys(catalogueTypes),
  ...withinCases,
]

/** TM Forum's APIs whose hub takes subscriptions, with the event of each type as the API's description names it. */
export const hubEvents = {
  TMF620: { 'catalogue.revision-launched': 'CatalogBatchEvent' },
  TMF622: {
    'order.created': 'ProductOrderCreateEvent',
    'order.state-changed': 'ProductOrderStateChangeEvent',
    'order.changed': 'ProductOrderAttributeValueChangeEvent',
    'order.information-required': 'ProductOrderInformationRequiredEvent',
    'cancel-request.created': 'CancelProductOrderCreateEvent',
    'cancel-request.state-changed': 'CancelProductOrderStateChangeEvent',
  },
  TMF637: {
    'product.created': 'ProductCreateEvent',
    'product.state-changed': 'ProductStateChangeEvent',
    'product.deleted': 'ProductDeleteEvent',
  },
  TMF648: {
    'quote.created': 'QuoteCreateEvent',
    'quote.state-changed': 'QuoteStateChangeEvent',
    'quote.changed': 'QuoteAttributeValueChangeEvent',
    'quote.information-required': 'QuoteInformationRequiredEvent',
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<WebhookType, string>>>>>
export type HubApi = keyof typeof hubEvents

/** TM Forum's name of a type in the hub of an API; null where that hub has none. */
export const hubEventOf = (api: HubApi, type: WebhookType): string | null =>
  (hubEvents[api] as Readonly<Partial<Record<WebhookType, string>>>)[type] ?? null

export const hubTypes = (api: HubApi): readonly WebhookType[] =>
  webhookTypes.filter(type => hubEventOf(api, type) !== null)
