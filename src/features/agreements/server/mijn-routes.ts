import type { FastifyInstance } from 'fastify'
import { fileTypes } from '../../../common/contract/call.ts'
import { markedFields } from '../../../common/contract/failure.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { sent } from '../../../platform/http/contract-routes.ts'
import { contentDisposition } from '../../../platform/http/prepared-response.ts'
import { type CallHandlers, serveCalls } from '../../../platform/http/serve-calls.ts'
import { ownerOf } from '../../cases/server/case.ts'
import { nextStepOf, setNextDue } from '../../cases/server/next-step/due.ts'
import type { StepSources } from '../../cases/server/next-step/facts.ts'
import { changeCase, lockCase } from '../../cases/server/update-case.ts'
import { customerOf } from '../../customers/server/signed-in.ts'
import { notifyDesk } from '../../desk/server/notify-desk.ts'
import { orderOfCustomer, ordersOfCustomer, type StoredOrder } from '../../orders/server/stored-orders.ts'
import { type CustomerAgreement, customerAgreementCalls } from '../contract-mijn.ts'
import { noticeRefusals } from '../texts.ts'
import { agreementsCsv } from './agreements-csv.ts'
import { giveNotice, type NoticeContext, withdrawNotice } from './give-notice.ts'
import { agreementsAmong } from './held-products.ts'

type Services = {
  readonly database: Database
  readonly mailDomain: string
  readonly steps: StepSources
  readonly onMailQueued: () => void
}

const noSuchAgreement = { status: 404, body: { message: noticeRefusals.unknown } } as const

/** The agreements of a customer, the newest order first. */
async function agreementsOfCustomer(
  database: Database,
  customerId: string,
): Promise<readonly CustomerAgreement[]> {
  return agreementsOfOrders(database, await ordersOfCustomer(database, customerId))
}

async function agreementsOfOrders(
  database: Database,
  orders: readonly Pick<StoredOrder, 'caseId' | 'orderNumber' | 'installationAddress' | 'origin'>[],
): Promise<readonly CustomerAgreement[]> {
  const ids = orders.map(({ caseId }) => caseId)
  const agreements = await agreementsAmong(database, ids, dayInTheNetherlands(new Date()))
  return orders.flatMap(({ caseId, orderNumber, installationAddress, origin }) => {
    const agreement = agreements.get(caseId)
    return agreement && agreement.lines.length > 0
      ? [{ ...agreement, number: formatOrderNumber(orderNumber), installationAddress, origin }]
      : []
  })
}

const handlers: CallHandlers<typeof customerAgreementCalls, Services> = {
  customerAgreements: async ({ request }, { database }) => ({
    status: 200,
    body: [...(await agreementsOfCustomer(database, customerOf(request).id))],
  }),
  customerAgreementsFile: async ({ request, reply }, { database }) => {
    reply
      .type(fileTypes.csv)
      .header('content-disposition', contentDisposition('attachment', 'contracten.csv'))
      .send(agreementsCsv(await agreementsOfCustomer(database, customerOf(request).id)))
    return sent
  },
  customerAgreement: async ({ request, params: { nummer } }, { database }) => {
    const order = nummer === null ? null : await orderOfCustomer(database, customerOf(request).id, nummer)
    const [found] = order ? await agreementsOfOrders(database, [order]) : []
    return found ? { status: 200, body: found } : noSuchAgreement
  },
  giveNotice: async ({ request, params: { nummer }, body }, services) => {
    const errors = await withAgreement(services, customerOf(request).id, nummer, (tx, context) =>
      giveNotice(tx, body, context),
    )
    if (errors === 'unknown') return noSuchAgreement
    return errors ? { status: 422, body: markedFields(errors) } : { status: 204 }
  },
  withdrawNotice: async ({ request, params: { nummer, id } }, services) => {
    const outcome = await withAgreement(services, customerOf(request).id, nummer, (tx, context) =>
      id === null ? 'unknown' : withdrawNotice(tx, id, context),
    )
    if (outcome === 'unknown') return { status: 404, body: { message: noticeRefusals.noNotice } }
    if (outcome === 'too-late') return { status: 409, body: { message: noticeRefusals.tooLate } }
    return { status: 204 }
  },
}

/** Does something with the agreement of a customer's own order, under the lock of its case. */
async function withAgreement<Outcome>(
  { database, mailDomain, steps, onMailQueued }: Services,
  customerId: string,
  number: string | null,
  work: (tx: Transaction, context: NoticeContext) => Promise<Outcome> | Outcome,
): Promise<Outcome | 'unknown'> {
  const outcome = await transaction(database, async (tx): Promise<Outcome | 'unknown'> => {
    const found = number === null ? null : await lockCase(tx, number)
    if (found?.kind !== 'order' || found.customerId !== customerId) return 'unknown'
    const now = new Date()
    const before = await nextStepOf(oneByOne(tx), found, now, steps)
    let locked = found
    const done = await work(tx, {
      found,
      now,
      mailDomain,
      async change(event) {
        const { version, eventId } = await changeCase(tx, locked, { ...event, actor: ownerOf(found) })
        locked = { ...locked, version }
        return eventId
      },
    })
    if (locked !== found) await setNextDue(tx, found.id, { before, chosen: null, now, steps })
    return done
  })
  onMailQueued()
  await notifyDesk(database)
  return outcome
}

export async function customerAgreementRoutes(app: FastifyInstance, { services }: { services: Services }) {
  serveCalls(app, customerAgreementCalls, handlers, services)
}
