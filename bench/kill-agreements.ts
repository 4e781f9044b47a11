import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import * as z from 'zod/mini'
import { DeskCase } from '../src/api/desk-case.ts'
import { endpoint } from '../src/common/contract/call.ts'
import { dayInTheNetherlands } from '../src/common/dutch-calendar.ts'
import { addDays } from '../src/common/working-days.ts'
import { productCommands } from '../src/features/agreements/commands.ts'
import { endingLines, noticeCost } from '../src/features/agreements/notice.ts'
import { earliestLastDay } from '../src/features/agreements/term.ts'
import { tmfPath } from '../src/features/api-clients/tmf-resources.ts'
import { casePath } from '../src/features/cases/contract.ts'
import { withClient } from '../src/platform/database/connection.ts'
import { persist } from './acknowledged-orders.ts'
import { type Desk, deskAt } from './catalogue-desk.ts'
import type { ApiClient } from './kill-api-orders.ts'
import type { Floor } from './kill-life.ts'
import { sampleOrderByApi, sampleOrderInPlace } from './sample-order.ts'

/** Agreements that are changed, moved, ended and left by notice, one deed after the other, while shop and database are killed. */

const deeds = ['change', 'move', 'end', 'notice', 'withdrawal'] as const
type Deed = (typeof deeds)[number]

/** A colleague as they call the desk. */
type Colleague = { readonly port: number; readonly cookie: string }

/** A delivered order, and all that was done with it and acknowledged. */
export type LivedAgreement = {
  readonly number: string
  readonly deed: Deed
  /** The order in its place, or the notice; null for none. */
  readonly by: string | null
}

/** A delivered order and what was done with it, as it is stored. */
export type StoredAgreement = {
  readonly number: string
  /** Lines that are paid per month. */
  readonly monthly: number
  /** Ends of lines by why they end, and how often an end was written down. */
  readonly ends: Readonly<Record<string, number>>
  readonly endEvents: number
  readonly notices: readonly { readonly id: string; readonly isWithdrawn: boolean; readonly events: number }[]
  /** Orders that came in its place. */
  readonly inPlace: readonly string[]
}

export type AgreementFindings = {
  /** Agreements with which everything was done, as whoever did it was told. */
  readonly agreements: number
  /** Those that lack an end, a notice or an order that was acknowledged. */
  readonly lostDeeds: number
  /** Those with an end, a notice or an order too many. */
  readonly doubledDeeds: number
}

/** Delivers orders and does one thing with the agreement of each; what was begun is finished. */
export async function liveAgreementsUntil(
  end: AbortSignal,
  client: ApiClient,
  colleague: Colleague,
  floor: Floor,
): Promise<LivedAgreement[]> {
  const lived: LivedAgreement[] = []
  for (let count = 0; count < deeds.length || !end.aborted; count++) {
    await floor.ready()
    const deed = deeds[count % deeds.length] ?? 'end'
    const number = await orderedByApi(client, sampleOrderByApi(randomUUID()))
    await deliver(client, number)
    lived.push({ number, deed, by: await doIt(deed, { client, colleague, number }) })
  }
  return lived
}

type At = {
  readonly client: ApiClient
  readonly colleague: Colleague
  readonly number: string
}

/** Does something with an agreement; the order in its place or the notice comes out. */
async function doIt(deed: Deed, { client, colleague, number }: At): Promise<string | null> {
  switch (deed) {
    case 'change':
    case 'move': {
      const inPlace = await orderedByApi(client, sampleOrderInPlace(randomUUID(), { number, action: deed }))
      await deliver(client, inPlace)
      return inPlace
    }
    case 'end':
      await patch(client, `${tmfPath('TMF637', 'product')}/${number}-1`, {
        status: 'terminated',
        terminationReason: 'customer-request',
        terminationDate: `${addDays(dayInTheNetherlands(new Date()), 40)}T12:00:00Z`,
      })
      return null
    case 'notice':
    case 'withdrawal': {
      const notice = randomUUID()
      await atDesk(colleague, desk => giveNotice(desk, number, notice))
      if (deed === 'withdrawal') {
        const id = randomUUID()
        await atDesk(colleague, desk => withdraw(desk, number, { id, notice }))
      }
      return notice
    }
  }
}

async function deliver(client: ApiClient, number: string): Promise<void> {
  for (const state of ['inProgress', 'completed'])
    await patch(client, `${tmfPath('TMF622', 'productOrder')}/${number}`, { state })
}

const Ordered = z.object({ id: z.string() })

/** Orders under a number of its sender, again and again until it is answered. */
async function orderedByApi(client: ApiClient, body: string): Promise<string> {
  const sent = { method: 'POST', body }
  const answer = await persist(() => callApi(client, tmfPath('TMF622', 'productOrder'), sent))
  return z.parse(Ordered, taken(answer, 201)).id
}

type ApiAnswer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

/** @throws where the shop did not answer, or with a fault of its own */
async function callApi({ port, key }: ApiClient, path: string, sent: RequestInit = {}): Promise<ApiAnswer> {
  const { status, ...response } = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...sent,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(5_000),
  }).then(async answer => ({ status: answer.status, body: await answer.json() }))
  if (status >= 500) throw new Error(`The shop answered ${status}`)
  return { status, ...response }
}

/** The body of an answer. @throws where the shop refused, which asking again does not mend */
function taken({ status, body }: ApiAnswer, expected: number): ApiAnswer['body'] {
  if (status === expected) return body
  throw new Error(`The shop answered ${status}: ${JSON.stringify(body)}`)
}

/** Changes a resource; what was done by a call that broke off is there when it is asked again. */
async function patch(client: ApiClient, path: string, body: Readonly<Record<string, unknown>>) {
  const answer = await persist(async () => {
    const now = await callApi(client, path)
    const isDone = now.body.state === body.state && now.body.status !== 'active'
    if (isDone) return now
    const changed = await callApi(client, path, { method: 'PATCH', body: JSON.stringify(body) })
    // A job that assigns the order came in between.
    if (changed.status === 409) throw new Error('It was changed meanwhile')
    return changed
  })
  taken(answer, 200)
}

/** Does something at the desk, again and again until it is answered. */
async function atDesk({ port, cookie }: Colleague, work: (desk: Desk) => Promise<unknown>) {
  const refusal = await persist(async () => {
    const desk = await deskAt(port, cookie)
    try {
      await work(desk)
      return null
    } catch (error) {
      // Asking again does not mend what is refused.
      if (error instanceof Error && / was answered 4/.test(error.message)) return error
      throw error
    } finally {
      desk.leave()
    }
  })
  if (refusal) throw refusal
}

const readCase = async ({ call }: Desk, number: string): Promise<DeskCase> =>
  DeskCase.parse(JSON.parse(await call({ method: 'GET', path: casePath(number) })))

async function giveNotice(desk: Desk, number: string, id: string) {
  const { version, agreement } = await readCase(desk, number)
  const lines = agreement?.lines ?? []
  const positions = lines.filter(({ endsAlone }) => endsAlone).map(({ position }) => position)
  const lastDay = earliestLastDay(dayInTheNetherlands(new Date()))
  const costInCents = noticeCost(endingLines(lines, { positions, lastDay }))
  await desk.call(endpoint(productCommands.recordNotice, { nummer: number }), {
    id,
    version,
    positions,
    lastDay,
    costInCents,
    why: '',
    words: '',
  })
}

async function withdraw(
  desk: Desk,
  number: string,
  { id, notice }: Readonly<Record<'id' | 'notice', string>>,
) {
  const { version } = await readCase(desk, number)
  await desk.call(endpoint(productCommands.recordWithdrawal, { nummer: number }), { id, version, notice })
}

/** Every agreement of a database with which something was done. */
export const storedAgreements = (connection: pg.ClientConfig): Promise<StoredAgreement[]> =>
  withClient(connection, async client => {
    const { rows } = await client.query<StoredAgreement>(
      `select number,
         (select count(*)::int from case_lines where case_id = cases.id and contract_duration > 0) as monthly,
         coalesce((select json_object_agg(reason, count) from
           (select reason, count(*)::int from product_ends where case_id = cases.id group by reason) by_reason), '{}') as ends,
         (select count(*)::int from events where case_id = cases.id and type = 'product-ended') as "endEvents",
         coalesce((select json_agg(json_build_object('id', id, 'isWithdrawn', withdrawn_at is not null, 'events',
             (select count(*)::int from events where case_id = cases.id and type = 'notice-given' and data ->> 'notice' = notices.id::text)))
           from notices where case_id = cases.id), '[]') as notices,
         coalesce((select json_agg(others.number) from product_orders in_place join cases others on others.id = in_place.case_id
           where (in_place.replaces ->> 'agreement') = cases.number), '[]') as "inPlace"
       from cases where kind = 'order' and state = 'completed'`,
    )
    return rows
  })

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((all, each) => all + each, 0)

/** Compares what was done with agreements with what is stored of them. */
export function compareAgreements(
  lived: readonly LivedAgreement[],
  stored: readonly StoredAgreement[],
): AgreementFindings {
  const byNumber = new Map(stored.map(agreement => [agreement.number, agreement]))
  const found = lived.map(each => ({ ...each, is: byNumber.get(each.number) }))
  return {
    agreements: lived.length,
    lostDeeds: found.filter(({ deed, by, is }) => !is || lacks(deed, by, is)).length,
    doubledDeeds: found.filter(({ deed, is }) => is && hasTooMuch(deed, is)).length,
  }
}

function lacks(deed: Deed, by: string | null, { monthly, ends, notices, inPlace }: StoredAgreement): boolean {
  switch (deed) {
    case 'change':
      return !inPlace.includes(by ?? '') || (ends.replaced ?? 0) < monthly
    case 'move':
      return !inPlace.includes(by ?? '') || (ends.moved ?? 0) < monthly
    case 'end':
      return sum(ends) === 0
    case 'notice':
      return !notices.some(({ id, isWithdrawn }) => id === by && !isWithdrawn) || sum(ends) < monthly
    case 'withdrawal':
      return !notices.some(({ id, isWithdrawn }) => id === by && isWithdrawn)
  }
}

function hasTooMuch(deed: Deed, { monthly, ends, endEvents, notices, inPlace }: StoredAgreement): boolean {
  const [orders, most] = deed === 'change' || deed === 'move' ? [1, 0] : [0, 1]
  const mostEnds = deed === 'withdrawal' ? 0 : monthly
  return (
    inPlace.length > orders ||
    notices.length > most ||
    notices.some(({ events }) => events > 1) ||
    sum(ends) > mostEnds ||
    endEvents > monthly
  )
}
