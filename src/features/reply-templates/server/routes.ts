import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Failure, markedFields } from '../../../common/contract/failure.ts'
import { closedOn, dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { nextWorkingDays } from '../../../common/working-days.ts'
import type { Config } from '../../../platform/config/config.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { mostWaitDays } from '../../cases/command-schemas.ts'
import { may } from '../../desk/staff-roles.ts'
import { assignableColleagues, colleaguesOf } from '../../staff/server/colleagues.ts'
import { recordChange } from '../../staff/server/record-change.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { replyTemplateCalls as calls } from '../contract-desk.ts'
import { addTemplate, changeTemplate, removeTemplate, type TemplateOutcome } from './save-template.ts'
import { signatureOf, storeSignature, templateFor, templatesFor, versionsOf } from './stored-templates.ts'
import { templateRefusals } from './texts.ts'

const noSuchText = { status: 404, body: { message: templateRefusals.unknown } satisfies Failure } as const

const authorOf = (request: FastifyRequest) => {
  const { id, role } = staffOf(request)
  return { id, mayShare: may(role, 'sales.work') }
}

type Services = Pick<Config, 'closingDays'> & { readonly database: Database; readonly mailDomain: string }

/** Ready-made texts of staff, and what stands below their mails (src/features/reply-templates/contract-desk.ts). */
export async function replyTemplateRoutes(
  app: FastifyInstance,
  { services: { database, mailDomain, closingDays } }: { services: Services },
) {
  serve(app, calls.replyTemplates, async ({ request }) => {
    const { id } = staffOf(request)
    const [texts, signature, colleagues] = await Promise.all([
      templatesFor(database, id),
      signatureOf(database, id),
      colleaguesOf(database),
    ])
    const assignable = assignableColleagues(colleagues, null).map(each => ({ id: each.id, name: each.name }))
    const today = dayInTheNetherlands(new Date())
    const workingDays = [...nextWorkingDays(today, mostWaitDays, closedOn(closingDays))]
    return { status: 200, body: { texts, signature, colleagues: assignable, workingDays } }
  })

  serve(app, calls.addReplyTemplate, async ({ request, body: { id, ...content } }) => {
    const outcome = await addTemplate(database, authorOf(request), id, content)
    return outcome.kind === 'refused' || outcome.kind === 'not-shared'
      ? refusalResponse(outcome)
      : { status: 204 }
  })

  serve(app, calls.changeReplyTemplate, async ({ request, params, body }) =>
    params.id === null
      ? noSuchText
      : response(await changeTemplate(database, authorOf(request), params.id, body)),
  )

  serve(app, calls.removeReplyTemplate, async ({ request, params, body: { version } }) => {
    if (params.id === null) return noSuchText
    return response(await removeTemplate(database, authorOf(request), params.id, version))
  })

  serve(app, calls.replyTemplateVersions, async ({ request, params }) => {
    const found = params.id === null ? null : await templateFor(database, staffOf(request).id, params.id)
    return found ? { status: 200, body: { versions: await versionsOf(database, found.id) } } : noSuchText
  })

  serve(app, calls.changeSignature, async ({ request, body: { signature } }) => {
    const signedIn = staffOf(request)
    await transaction(database, async tx => {
      await storeSignature(tx, signedIn.id, signature)
      await recordChange(tx, { byId: signedIn.id, of: signedIn, field: 'signature' }, mailDomain)
    })
    return { status: 204 }
  })
}

type Refusal = Extract<TemplateOutcome, { kind: 'refused' | 'not-shared' }>

const refusalResponse = (outcome: Refusal) =>
  outcome.kind === 'refused'
    ? ({ status: 422, body: markedFields({ [outcome.field]: { message: outcome.message } }) } as const)
    : ({ status: 403, body: { message: templateRefusals.notShared } } as const)

function response(outcome: TemplateOutcome) {
  switch (outcome.kind) {
    case 'done':
      return { status: 204 } as const
    case 'unknown':
      return noSuchText
    case 'stale': {
      const { current } = outcome
      return { status: 409, body: { message: templateRefusals.changed(current.changedBy), current } } as const
    }
    default:
      return refusalResponse(outcome)
  }
}
