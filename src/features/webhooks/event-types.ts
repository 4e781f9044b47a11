import { byKind, type EventKind, type NameOf } from '../../common/event-kind.ts'
import type { CaseKind } from '../cases/case-kinds.ts'
import type { revisionEvents } from '../catalogue/events.ts'
import type { NotifiedAs, NotifiedAsOf } from './notified-events.ts'

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
  'agreement.created',
  'agreement.state-changed',
  'agreement.changed',
  'agreement.deleted',
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
/** The kinds of things that events are about, as their types begin. */
export type WebhookSubject = WebhookType extends `${infer Subject}.${string}` ? Subject : never

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

/** Events of revisions of the catalogue; a launch is no event but a moment (server/new-messages.ts). */
const catalogueTypes: Readonly<Record<NameOf<typeof revisionEvents>, WebhookType | null>> = {
  'revision-planned': 'catalogue.revision-planned',
  'revision-undone': 'catalogue.revision-undone',
  'revision-made': null,
  'revision-changed': null,
  'revision-dropped': null,
  'revision-approved': null,
  'revision-undo-requested': null,
  'revision-undo-refused': null,
  'revision-undo-withdrawn': null,
}

const catalogueTypeOf = byKind(catalogueTypes)

/**
 * The type under which a receiver is told of a stored event; null where it is not told.
 * @param kind of its case, if it has one
 * @param notifiedAs what the event tells
 */
export function webhookTypeOf(
  stored: EventKind,
  kind: CaseKind | null,
  notifiedAs: NotifiedAs,
): WebhookType | null {
  if (kind === null) return catalogueTypeOf(stored)
  return notifiedAs === null || notifiedAs === 'within' ? null : `${subjects[kind]}.${notifiedAs}`
}

/** Whether a receiver may be told of a stored event. */
export const mayBeNotified = (stored: EventKind, notifiedAsOf: NotifiedAsOf): boolean =>
  notifiedAsOf(stored) !== null || catalogueTypeOf(stored) !== null

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
  TMF651: {
    'agreement.created': 'AgreementCreateEvent',
    'agreement.state-changed': 'AgreementStateChangeEvent',
    'agreement.changed': 'AgreementAttributeValueChangeEvent',
    'agreement.deleted': 'AgreementDeleteEvent',
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
