import type { FastifyInstance } from 'fastify'
import { fileTypes } from '../../../common/contract/call.ts'
import { markedFields } from '../../../common/contract/failure.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import { contentDisposition } from '../../../platform/http/prepared-response.ts'
import { type CallHandlers, serveCalls } from '../../../platform/http/serve-calls.ts'
import { caseByNumber } from '../../cases/server/case.ts'
import { customerOf } from '../../customers/server/signed-in.ts'
import { customerAgreementCalls } from '../contract-mijn.ts'
import { noticesCalls } from '../contract-together.ts'
import { noticeRefusals, withdrawalRefusals } from '../texts.ts'
import { agreementsCsv } from './agreements-csv.ts'
import { agreementOfCustomer, agreementsOfCustomer } from './agreements-of-customer.ts'
import { changeableAgreement } from './change-by-link.ts'
import { type EndContext, giveNotice, withdrawNotice } from './give-notice.ts'
import { giveNotices, noticesAnswer } from './give-notices.ts'
import { partyAt } from './parties.ts'
import { type NoticeServices, underCaseLock } from './under-case-lock.ts'

/** Does something with an agreement that is a customer's today. */
const ofCustomer = <Outcome>(
  services: NoticeServices,
  customerId: string,
  number: string | null,
  work: (tx: Transaction, context: EndContext) => Promise<Outcome> | Outcome,
): Promise<Outcome | 'unknown'> =>
  underCaseLock(services, number ?? '', party => party.customerId === customerId, work)

const noSuchAgreement = { status: 404, body: { message: noticeRefusals.unknown } } as const

const handlers: CallHandlers<typeof customerAgreementCalls, NoticeServices> = {
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
    const found = nummer === null ? null : await agreementOfCustomer(database, customerOf(request).id, nummer)
    return found ? { status: 200, body: found } : noSuchAgreement
  },
  ownAgreementToChange: async ({ request, params: { nummer } }, { database }) => {
    const found = nummer === null ? null : await caseByNumber(database, nummer)
    const party = found && ((await partyAt(database, found.id, new Date())) ?? found)
    const isOwn = party?.customerId === customerOf(request).id
    const agreement = found && isOwn ? await changeableAgreement(database, found) : null
    return agreement ? { status: 200, body: agreement } : noSuchAgreement
  },
  giveNotice: async ({ request, params: { nummer }, body }, services) => {
    const errors = await ofCustomer(services, customerOf(request).id, nummer, (tx, context) =>
      giveNotice(tx, body, context),
    )
    if (errors === 'unknown') return noSuchAgreement
    return errors ? { status: 422, body: markedFields(errors) } : { status: 204 }
  },
  withdrawNotice: async ({ request, params: { nummer, id } }, services) => {
    const outcome = await ofCustomer(services, customerOf(request).id, nummer, (tx, context) =>
      id === null ? 'unknown' : withdrawNotice(tx, id, { ...context, isByStaff: false }),
    )
    if (outcome === 'withdrawn') return { status: 204 }
    const message = withdrawalRefusals[outcome]
    return outcome === 'unknown' ? { status: 404, body: { message } } : { status: 409, body: { message } }
  },
}

export async function customerAgreementRoutes(
  app: FastifyInstance,
  { services }: { services: NoticeServices },
) {
  serveCalls(app, customerAgreementCalls, handlers, services)
  serve(app, noticesCalls.giveNotices, async ({ request, body }) =>
    noticesAnswer(await giveNotices(services, customerOf(request).id, body)),
  )
}
