import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../../common/contract/failure.ts'
import { type CallHandlers, serveCalls } from '../../../../platform/http/serve-calls.ts'
import { appendView } from '../../../events/server/views.ts'
import { staffOf } from '../../../staff/server/signed-in.ts'
import { type DeskCustomer, deskCustomerCalls } from '../../contract-desk.ts'
import { customerCaseEvents, customerEvents } from '../../events.ts'
import { deskCustomerTexts } from '../../texts-desk.ts'
import type { AccountServices } from '../account-services.ts'
import { blockCustomer, unblockCustomer } from '../block-customer.ts'
import { type CorrectionOutcome, correctCompany, correctContacts } from '../correct-customer.ts'
import { accountsLike, newestAccounts } from '../find-accounts.ts'
import { logOutEverywhere } from '../log-out-everywhere.ts'
import { sendPasswordLink } from '../send-password-link.ts'
import { customerById, type StoredCustomer } from '../stored-customers.ts'
import { type CustomerPageServices, customerPage, holderById, toAccountDto } from './customer-page.ts'

const pageSize = 50
const unknown = { status: 404, body: { message: deskCustomerTexts.unknown } } as const

type Services = AccountServices & CustomerPageServices

const handlers: CallHandlers<typeof deskCustomerCalls, Services> = {
  deskCustomers: async ({ query: { zoek, na } }, services) => {
    const isSearch = zoek !== ''
    const found = isSearch
      ? await accountsLike(services.database, zoek, pageSize + 1)
      : await newestAccounts(services.database, pageSize + 1, na)
    const shown = found.slice(0, pageSize)
    const isCut = found.length > pageSize
    return {
      status: 200,
      body: {
        accounts: shown.map(toAccountDto),
        next: isCut && !isSearch ? (shown.at(-1)?.id ?? null) : null,
        isCut: isCut && isSearch,
      },
    }
  },

  deskCustomer: async ({ params: { id }, request }, services) => {
    const found = id && (await holderById(services.database, id))
    if (!found) return unknown
    const of = found.isRegistration ? { registration: id } : { customerId: id }
    await appendView(services.database, { type: customerEvents.viewed, staffId: staffOf(request).id, of })
    return { status: 200, body: await customerPage(services, found) }
  },

  correctCompany: async ({ params: { id }, body, request }, services) => {
    return id === null
      ? unknown
      : corrected(services, await correctCompany(services, { id, staffId: staffOf(request).id }, body))
  },

  correctContacts: async ({ params: { id }, body, request }, services) => {
    return id === null
      ? unknown
      : corrected(services, await correctContacts(services, { id, staffId: staffOf(request).id }, body))
  },

  sendPasswordLink: async ({ params: { id }, request }, services) => {
    const outcome =
      id === null ? null : await sendPasswordLink(services, { id, staffId: staffOf(request).id })
    switch (outcome?.kind) {
      case 'sent':
        return { status: 200, body: { email: outcome.email } }
      case 'blocked':
        return { status: 409, body: { message: deskCustomerTexts.linkBlocked } }
      case 'too-soon':
        return {
          status: 429,
          body: { message: deskCustomerTexts.linkTooSoon(outcome.retryAfterSeconds) },
          headers: { 'retry-after': String(outcome.retryAfterSeconds) },
        }
      default:
        return unknown
    }
  },

  endCustomerSessions: async ({ params, request }, services) => {
    const customer = await asked(services, params)
    if (!customer) return unknown
    const actor = { kind: 'staff', id: staffOf(request).id } as const
    return { status: 200, body: { ended: await logOutEverywhere(services.database, customer.id, actor) } }
  },

  blockCustomer: async ({ params: { id }, body, request }, services) => {
    const done =
      id && (await blockCustomer(services.database, { id, staffId: staffOf(request).id }, body.reason))
    return done ? shown(services, id) : unknown
  },

  unblockCustomer: async ({ params: { id }, request }, services) => {
    const done = id && (await unblockCustomer(services.database, { id, staffId: staffOf(request).id }))
    return done ? shown(services, id) : unknown
  },

  customerIban: async ({ params, request }, services) => {
    const customer = await asked(services, params)
    if (!customer) return unknown
    const { id, ibanEncrypted } = customer
    await appendView(services.database, {
      type: customerCaseEvents.ibanViewed,
      staffId: staffOf(request).id,
      of: { customerId: id },
    })
    return { status: 200, body: { iban: services.ibanCipher.decrypt(ibanEncrypted, id).toString() } }
  },
}

/** Customers at the desk: GET /api/beheer/klanten and what is below it (src/features/customers/contract-desk.ts). */
export async function deskCustomerRoutes(app: FastifyInstance, { services }: { services: Services }) {
  serveCalls(app, deskCustomerCalls, handlers, services)
}

const asked = async (
  { database }: Services,
  { id }: { readonly id: string | null },
): Promise<StoredCustomer | null> => (id === null ? null : customerById(database, id))

const pageOf = (services: Services, holder: StoredCustomer): Promise<DeskCustomer> =>
  customerPage(services, { holder, isRegistration: false })

async function shown(services: Services, id: string) {
  const customer = await customerById(services.database, id)
  return customer ? ({ status: 200, body: await pageOf(services, customer) } as const) : unknown
}

async function corrected(services: Services, outcome: CorrectionOutcome) {
  switch (outcome.kind) {
    case 'corrected':
      return { status: 200, body: await pageOf(services, outcome.customer) } as const
    case 'wrong-fields':
      return { status: 422, body: markedFields(outcome.errors) } as const
    case 'changed-meanwhile':
      return {
        status: 409,
        body: {
          message: deskCustomerTexts.changedMeanwhile,
          code: 'changed-meanwhile',
          customer: await pageOf(services, outcome.customer),
        },
      } as const
    case 'unknown':
      return unknown
  }
}
