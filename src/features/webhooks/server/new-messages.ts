import { randomUUID } from 'node:crypto'
import { ne, sql } from 'drizzle-orm'
import { siteForms } from '../../../../content/site-forms.ts'
import type { Database, Queryable } from '../../../platform/database/pool.ts'
import { casesOfCalls } from '../../../platform/deliveries/queued-calls.ts'
import { type LiveClient, liveClients } from '../../api-clients/server/live-clients.ts'
import { type OrderAction, purposeActions } from '../../cases/order-purpose.ts'
import { type Case, casesByIds } from '../../cases/server/case.ts'
import { visibleAmong } from '../../cases/server/visible-cases.ts'
import { launchedBetween } from '../../catalogue/server/launched.ts'
import { formsOf } from '../../forms/server/submissions.ts'
import { lineCounts } from '../../orders/server/lines.ts'
import { mayBeNotified, type WebhookSubject, type WebhookType, webhookTypeOf } from '../event-types.ts'
import { type Happening, type LoggedEvent, stateAfter } from '../happening.ts'
import type { NotifiedAs, NotifiedAsOf } from '../notified-events.ts'
import { bodyOf, type SendingShop } from './bodies.ts'
import { type StoredSubscription, webhookMessages, webhookSubscriptions } from './tables.ts'
import { happeningsWithin } from './within-cases.ts'

/** A message that a receiver is owed. */
type Owed = { readonly subscription: StoredSubscription; readonly happening: Happening }

/**
 * Writes down what each receiver is to be told of these events. Each receiver is told once of each, however often they
 * are read: the source of a message is unique.
 * @returns whether a receiver is to be told of something new
 */
export async function tellOfEvents(
  database: Database,
  shop: SendingShop,
  logged: readonly LoggedEvent[],
  notifiedAsOf: NotifiedAsOf,
): Promise<boolean> {
  const told = logged.filter(({ type }) => mayBeNotified(type, notifiedAsOf))
  if (told.length === 0) return false
  const subscriptions = await unpausedSubscriptions(database)
  if (subscriptions.length === 0) return false
  const ids = [...new Set(told.flatMap(({ caseId }) => caseId ?? []))]
  const cases = new Map((await casesByIds(database, ids)).map(row => [row.id, row]))
  const isByHub = subscriptions.some(({ format }) => format === 'tmf')
  const lines = isByHub && ids.length > 0 ? await lineCounts(database, ids) : new Map<number, number>()
  const actions = actionsOf(cases)
  const happenings = [
    ...told.flatMap(event => happeningOf(event, notifiedAsOf(event.type), { cases, lines, actions })),
    ...(await happeningsWithin(
      database,
      told,
      { cases, actions },
      subscriptions.flatMap(({ types }) => types),
    )),
  ]
  return write(database, shop, await owedOf(database, subscriptions, happenings, cases))
}

/** Whether each order among these cases adds something, modifies what its customer has, or ends it. */
const actionsOf = (cases: ReadonlyMap<number, Case>): ReadonlyMap<number, OrderAction> =>
  new Map(
    [...cases.values()].flatMap(({ id, kind, purpose }) =>
      kind === 'order' ? [[id, purposeActions[purpose]] as const] : [],
    ),
  )

/** The same of revisions of the catalogue that began to hold in a span of time. */
export async function tellOfLaunches(
  database: Database,
  shop: SendingShop,
  span: { readonly after: Date; readonly until: Date },
): Promise<boolean> {
  const launched = await launchedBetween(database, span)
  if (launched.length === 0) return false
  const happenings = launched.map(({ id, name, startsAt }) => ({
    source: `revision ${id}`,
    eventId: null,
    type: 'catalogue.revision-launched' as const,
    at: startsAt,
    subject: { kind: 'revision', id: name, state: 'Launched' } as const,
  }))
  const subscriptions = await unpausedSubscriptions(database)
  return write(database, shop, await owedOf(database, subscriptions, happenings, new Map()))
}

/** Whether anybody is to be told of anything. */
export const hasReceivers = async (database: Queryable): Promise<boolean> =>
  (await unpausedSubscriptions(database)).length > 0

/** Those that a colleague did not stop. One that the shop stopped calling gets its messages as failed, so that they can be sent again. */
const unpausedSubscriptions = (database: Queryable): Promise<readonly StoredSubscription[]> =>
  database.select().from(webhookSubscriptions).where(ne(webhookSubscriptions.status, 'paused'))

function happeningOf(
  { id, type: storedType, occurredAt, caseId, data }: LoggedEvent,
  notifiedAs: NotifiedAs,
  {
    cases,
    lines,
    actions,
  }: {
    readonly cases: ReadonlyMap<number, Case>
    readonly lines: ReadonlyMap<number, number>
    readonly actions: ReadonlyMap<number, OrderAction>
  },
): readonly Happening[] {
  const about = caseId === null ? null : cases.get(caseId)
  // Deleted since.
  if (about === undefined) return []
  const type = webhookTypeOf(storedType, about?.kind ?? null, notifiedAs)
  if (type === null) return []
  const origin = { source: `event ${id}`, eventId: id, type, at: occurredAt }
  if (about === null) {
    const state = type === 'catalogue.revision-undone' ? 'Obsolete' : 'Active'
    return [{ ...origin, subject: { kind: 'revision', id: String(data.revision), state } }]
  }
  const { id: ofCase, number, kind, productType } = about
  const state = stateAfter({ storedType, data, kind, state: about.state })
  const subject = {
    kind,
    caseId: ofCase,
    id: number,
    state,
    productType,
    lines: lines.get(ofCase) ?? 0,
    action: actions.get(ofCase) ?? null,
  }
  return [{ ...origin, subject }]
}

/** The messages that each receiver is owed: its types, its filter, and what its client may see. */
async function owedOf(
  database: Queryable,
  subscriptions: readonly StoredSubscription[],
  happenings: readonly Happening[],
  cases: ReadonlyMap<number, Case>,
): Promise<readonly Owed[]> {
  const clientIds = subscriptions.flatMap(({ clientId }) => clientId ?? [])
  const clients = await liveClients(database, clientIds)
  const caseIds = [...cases.keys()]
  const visible = new Map<string, ReadonlySet<number>>()
  for (const client of clients.values())
    visible.set(client.clientId, await visibleAmong(database, client, caseIds))
  const formIds = await formsAmong(database, subscriptions, caseIds)
  const before = formIds.size === 0 ? new Set() : await casesOfCalls(database, [...formIds.keys()])

  const maySee = ({ clientId }: StoredSubscription, { type, subject }: Happening): boolean => {
    if (clientId === null) return subject.kind === 'revision' || cases.get(subject.caseId)?.isTest === false
    const client = clients.get(clientId)
    if (!client || !mayRead(client, type)) return false
    return subject.kind === 'revision' || visible.get(clientId)?.has(subject.caseId) === true
  }
  const isFormOf = ({ configuredAs }: StoredSubscription, { subject }: Happening): boolean => {
    if (subject.kind === 'revision' || before.has(subject.caseId)) return false
    const formId = formIds.get(subject.caseId)
    return formId !== undefined && siteForms[formId]?.webhook === configuredAs
  }
  return subscriptions.flatMap(subscription =>
    happenings
      .filter(happening => passes(subscription, happening) && maySee(subscription, happening))
      .filter(happening => subscription.format !== 'form-answers' || isFormOf(subscription, happening))
      .map(happening => ({ subscription, happening })),
  )
}

const formsAmong = async (
  database: Queryable,
  subscriptions: readonly StoredSubscription[],
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, string>> =>
  caseIds.length > 0 && subscriptions.some(({ format }) => format === 'form-answers')
    ? formsOf(database, caseIds)
    : new Map()

/** The scope that lets a client read what an event is about; what TM Forum has no resource for is for the provider itself. */
const scopeFor = {
  order: 'productOrder:read',
  quote: 'quote:read',
  'cancel-request': 'cancelProductOrder:read',
  product: 'product:read',
  agreement: 'agreement:read',
  catalogue: 'productOffering:read',
  case: null,
} as const satisfies Readonly<Record<WebhookSubject, string | null>>

export function mayRead({ scopes }: Pick<LiveClient, 'scopes'>, type: WebhookType): boolean {
  const [subject] = type.split('.') as [WebhookSubject]
  const scope = scopeFor[subject]
  return scope !== null && scopes.has(scope)
}

/** Whether a subscription asks for this, and began before it. */
const passes = (
  { types, states, productTypes, actions, createdAt }: StoredSubscription,
  happening: Happening,
): boolean => {
  const { type, at, subject } = happening
  if (!types.includes(type) || at < createdAt) return false
  if ('action' in subject && subject.action !== null && !actions.includes(subject.action)) return false
  if (states.length > 0 && !states.includes(subject.state)) return false
  if (productTypes.length === 0 || subject.kind === 'revision') return true
  return subject.productType !== null && productTypes.includes(subject.productType)
}

const mostAtOnce = 500

async function write(database: Database, shop: SendingShop, owed: readonly Owed[]): Promise<boolean> {
  let isNew = false
  for (let from = 0; from < owed.length; from += mostAtOnce) {
    const rows = owed.slice(from, from + mostAtOnce).map(({ subscription, happening }) => {
      const id = randomUUID()
      const { source, eventId, type } = happening
      const body = bodyOf(subscription, happening, { id, ...shop })
      const isOff = subscription.status === 'off'
      const uncalled = isOff && { state: 'failed' as const, endedAt: sql`now()` }
      return { id, subscriptionId: subscription.id, source, eventId, type, body, ...uncalled }
    })
    const written = await database
      .insert(webhookMessages)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: webhookMessages.id })
    isNew ||= written.length > 0
  }
  return isNew
}
