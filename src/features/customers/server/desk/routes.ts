import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../../common/contract/failure.ts'
import { serve } from '../../../../platform/http/contract-routes.ts'
import { appendView } from '../../../events/server/views.ts'
import { staffOf } from '../../../staff/server/signed-in.ts'
import { type DeskCustomer, deskCustomerCalls } from '../../contract-desk.ts'
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

/** Customers at the desk: GET /api/beheer/klanten and what is below it (src/features/customers/contract-desk.ts). */
export async function deskCustomerRoutes(
  app: FastifyInstance,
  { services }: { services: AccountServices & CustomerPageServices },
) {
  const { database } = services

  serve(app, deskCustomerCalls.deskCustomers, async ({ query: { zoek, na } }) => {
    const isSearch = zoek !== ''
    const found = isSearch
      ? await accountsLike(database, zoek, pageSize + 1)
      : await newestAccounts(database, pageSize + 1, na)
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
  })

  serve(app, deskCustomerCalls.deskCustomer, async ({ params: { id }, request }) => {
    const found = id && (await holderById(database, id))
    if (!found) return unknown
    const of = found.isRegistration ? { registration: id } : { customerId: id }
    await appendView(database, { type: 'customer-viewed', staffId: staffOf(request).id, of })
    return { status: 200, body: await customerPage(services, found) }
  })

  serve(app, deskCustomerCalls.correctCompany, async ({ params: { id }, body, request }) => {
    return id === null
      ? unknown
      : corrected(await correctCompany(services, { id, staffId: staffOf(request).id }, body))
  })

  serve(app, deskCustomerCalls.correctContacts, async ({ params: { id }, body, request }) => {
    return id === null
      ? unknown
      : corrected(await correctContacts(services, { id, staffId: staffOf(request).id }, body))
  })

  serve(app, deskCustomerCalls.sendPasswordLink, async ({ params: { id }, request }) => {
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
  })

  serve(app, deskCustomerCalls.endCustomerSessions, async ({ params, request }) => {
    const customer = await asked(params)
    if (!customer) return unknown
    const actor = { kind: 'staff', id: staffOf(request).id } as const
    return { status: 200, body: { ended: await logOutEverywhere(database, customer.id, actor) } }
  })

  serve(app, deskCustomerCalls.blockCustomer, async ({ params: { id }, body, request }) => {
    const done = id && (await blockCustomer(database, { id, staffId: staffOf(request).id }, body.reason))
    return done ? shown(id) : unknown
  })

  serve(app, deskCustomerCalls.unblockCustomer, async ({ params: { id }, request }) => {
    const done = id && (await unblockCustomer(database, { id, staffId: staffOf(request).id }))
    return done ? shown(id) : unknown
  })

  serve(app, deskCustomerCalls.customerIban, async ({ params, request }) => {
    const customer = await asked(params)
    if (!customer) return unknown
    const { id, ibanEncrypted } = customer
    await appendView(database, { type: 'iban-viewed', staffId: staffOf(request).id, of: { customerId: id } })
    return { status: 200, body: { iban: services.ibanCipher.decrypt(ibanEncrypted, id).toString() } }
  })

  const asked = async ({ id }: { readonly id: string | null }): Promise<StoredCustomer | null> =>
    id === null ? null : customerById(database, id)

  const pageOf = (holder: StoredCustomer): Promise<DeskCustomer> =>
    customerPage(services, { holder, isRegistration: false })

  async function shown(id: string) {
    const customer = await customerById(database, id)
    return customer ? ({ status: 200, body: await pageOf(customer) } as const) : unknown
  }

  async function corrected(outcome: CorrectionOutcome) {
    switch (outcome.kind) {
      case 'corrected':
        return { status: 200, body: await pageOf(outcome.customer) } as const
      case 'wrong-fields':
        return { status: 422, body: markedFields(outcome.errors) } as const
      case 'changed-meanwhile':
        return {
          status: 409,
          body: {
            message: deskCustomerTexts.changedMeanwhile,
            code: 'changed-meanwhile',
            customer: await pageOf(outcome.customer),
          },
        } as const
      case 'unknown':
        return unknown
    }
  }
}
