import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../common/contract/failure.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { changeLinkCalls, noSuchChange } from '../contract-change.ts'
import { noSuchNotice, noticeLinkCalls } from '../contract-link.ts'
import { noSuchPartyAgreement, partyLinkCalls } from '../contract-party.ts'
import { noSuchWithdrawal, withdrawalLinkCalls } from '../contract-withdrawal.ts'
import { noticeRefusals, withdrawalRefusals } from '../texts.ts'
import { agreementOfParty } from './agreements-of-customer.ts'
import { caseToChange, changeableAgreement } from './change-by-link.ts'
import { behindLink, mailOrganization } from './followed-order.ts'
import { agreementLinks } from './links.ts'
import { askForNotice, confirmNotice, noticeToConfirm } from './notice-by-link.ts'
import { withdrawableNotices, withdrawByLink } from './withdraw-by-link.ts'

type Services = Parameters<typeof askForNotice>[0]

const noNotice = { status: 404, body: noSuchNotice } as const
const noWithdrawal = { status: 404, body: noSuchWithdrawal } as const
const noChange = { status: 404, body: noSuchChange } as const

/** Notices, their withdrawal and changes without an account (`contract-link.ts`, `contract-withdrawal.ts`, `contract-change.ts`, `contract-party.ts`). */
export async function agreementLinkRoutes(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, noticeLinkCalls.askForNotice, async ({ body }) => {
    const errors = await askForNotice(services, body, new Date())
    if (errors === 'unknown') return noNotice
    return errors ? { status: 422, body: markedFields(errors) } : { status: 204 }
  })

  serve(app, noticeLinkCalls.checkNotice, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    const notice = await noticeToConfirm(services.database, body.token, new Date())
    return notice ? { status: 200, body: notice } : noNotice
  })

  serve(app, noticeLinkCalls.confirmNotice, async ({ body }) => {
    const errors = await confirmNotice(services, body)
    if (errors === 'unknown') return noNotice
    if (errors?.positions) return { status: 409, body: { message: noticeRefusals.ended } }
    return errors ? { status: 422, body: markedFields(errors) } : { status: 204 }
  })

  serve(app, withdrawalLinkCalls.askForWithdrawal, async ({ body }) => {
    const link = { purpose: agreementLinks.withdrawal, mail: 'withdrawalLink' } as const
    return (await mailOrganization(services, body.token, link)) ? { status: 204 } : noWithdrawal
  })

  serve(app, withdrawalLinkCalls.checkWithdrawal, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    const notices = await withdrawableNotices(services.database, body.token, new Date())
    return notices ? { status: 200, body: notices } : noWithdrawal
  })

  serve(app, withdrawalLinkCalls.withdrawByLink, async ({ body }) => {
    const outcome = await withdrawByLink(services, body)
    if (outcome === 'unknown') return noWithdrawal
    return outcome === 'withdrawn'
      ? { status: 204 }
      : { status: 409, body: { message: withdrawalRefusals[outcome] } }
  })

  serve(app, changeLinkCalls.askForChange, async ({ body }) => {
    const link = { purpose: agreementLinks.change, mail: 'changeLink' } as const
    return (await mailOrganization(services, body.token, link)) ? { status: 204 } : noChange
  })

  serve(app, changeLinkCalls.checkChange, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    const found = await caseToChange(services.database, body.token)
    const agreement = found && (await changeableAgreement(services.database, found))
    return agreement ? { status: 200, body: agreement } : noChange
  })

  serve(app, partyLinkCalls.partyAgreement, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    const { database } = services
    const behind = await behindLink(database, body.token, [agreementLinks.party])
    const agreement = behind?.party && (await agreementOfParty(database, behind.found, behind.party))
    return agreement
      ? { status: 200, body: { companyName: behind.party.organization.companyName, agreement } }
      : { status: 404, body: noSuchPartyAgreement }
  })
}
