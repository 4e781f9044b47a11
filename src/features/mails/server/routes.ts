import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileTypes } from '../../../common/contract/call.ts'
import {
  countDeliveries,
  findDeliveries,
  storedDelivery,
} from '../../../platform/deliveries/find-deliveries.ts'
import type { StoredDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import { scopeOf } from '../../cases/server/enforce-scope.ts'
import { unseenForms } from '../../desk/case-scope.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { type DeskMails, deliveryCalls } from '../contract.ts'
import { deskMailTexts } from '../texts.ts'
import { toMailDetailsDto, toMailDto } from './dto.ts'
import type { DeskMailServices } from './mail-services.ts'
import { namedSubjects } from './mail-subjects.ts'
import { previewOf } from './preview.ts'
import { sendMailAgain } from './send-again.ts'
import { queueTestMail } from './test-mail.ts'

const pageSize = 50
const noSuchMail = { status: 404, body: { message: deskMailTexts.unknown } } as const

/** A mail may show pictures of ours and style itself; it runs, sends and opens nothing, and only the desk frames it. */
const mailPolicy =
  "sandbox; default-src 'none'; img-src 'self' data: https:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

async function inboxDto({ database, inbox, inboxState }: DeskMailServices): Promise<DeskMails['inbox']> {
  if (!inbox) return null
  const { checkedAt, lastError } = await inboxState(database, inbox)
  return { address: inbox.address, checkedAt: checkedAt?.toISOString() ?? null, isAway: lastError !== null }
}

/** Mails at the desk: GET /api/beheer/mails and below (src/features/mails/contract.ts). */
export async function deskMailRoutes(app: FastifyInstance, { services }: { services: DeskMailServices }) {
  const { database } = services

  serve(app, deliveryCalls.deskMails, async ({ request, query: { status, soort, zoek, na } }) => {
    const withoutForms = unseenForms(scopeOf(request))
    const filter = { withoutForms, standing: status, kind: soort, recipient: zoek, before: na }
    const [found, dead, held, inbox] = await Promise.all([
      findDeliveries(database, filter, pageSize + 1),
      countDeliveries(database, 'dead', withoutForms),
      countDeliveries(database, 'held', withoutForms),
      inboxDto(services),
    ])
    const shown = found.slice(0, pageSize)
    const aboutOf = await namedSubjects(database, services.holderNames, shown)
    const next = found.length > pageSize ? (shown.at(-1)?.id ?? null) : null
    const mails = shown.map(mail => toMailDto(mail, aboutOf(mail.id)))
    return { status: 200, body: { mails, next, counts: { dead, held }, inbox } }
  })

  serve(app, deliveryCalls.mailDomains, async () => {
    const domains = await services.mailDomains()
    return {
      status: 200,
      body: { domains: domains.map(({ domain, problems }) => ({ domain, problems: [...problems] })) },
    }
  })

  serve(app, deliveryCalls.deskMail, async ({ params, request }) => {
    const mail = await asked(params, request)
    if (!mail) return noSuchMail
    const [aboutOf, preview] = await Promise.all([
      namedSubjects(database, services.holderNames, [mail]),
      previewFor(mail, request),
    ])
    return { status: 200, body: toMailDetailsDto(mail, aboutOf(mail.id), preview) }
  })

  serve(app, deliveryCalls.deskMailPage, async ({ params, request, reply }) => {
    const mail = await asked(params, request)
    const preview = mail && (await previewFor(mail, request))
    if (!preview?.html) return noSuchMail
    reply.headers({ 'content-security-policy': mailPolicy, 'x-frame-options': 'SAMEORIGIN' })
    reply.type(fileTypes.html).send(preview.html)
    return sent
  })

  serve(app, deliveryCalls.sendMailAgain, async ({ params, body, request }) => {
    const mail = await asked(params, request)
    if (!mail) return noSuchMail
    const outcome = await sendMailAgain(services, { staffId: staffOf(request).id, id: mail.id, act: body.id })
    switch (outcome.kind) {
      case 'queued':
        return { status: 200, body: { id: outcome.id } }
      case 'refused':
        return { status: 409, body: { message: outcome.message } }
      case 'unknown':
        return noSuchMail
    }
  })

  serve(app, deliveryCalls.sendTestMail, async ({ body, request }) => {
    const { id: staffId, email: recipient } = staffOf(request)
    return {
      status: 200,
      body: { id: await queueTestMail(services, { staffId, recipient, act: body.id }) },
    }
  })

  async function asked(
    { id }: { readonly id: number | null },
    request: FastifyRequest,
  ): Promise<StoredDelivery | null> {
    return id === null ? null : storedDelivery(database, id, unseenForms(scopeOf(request)))
  }

  const previewFor = (mail: StoredDelivery, request: FastifyRequest) =>
    previewOf(services, mail, error =>
      request.log.info({ err: error, mail: mail.id }, 'a mail has no preview'),
    )
}
