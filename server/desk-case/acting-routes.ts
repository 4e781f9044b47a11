import type { FastifyInstance } from 'fastify'
import { deskCaseCalls } from '../../contract/api/desk-case-calls.ts'
import type { MailQuestion } from '../../contract/desk-mail-question.ts'
import { noSuchCase } from '../desk/keep-to-scope.ts'
import { serve } from '../plugins/contract-routes.ts'
import { type Act, type ActOutcome, actOn, type Work } from './act.ts'
import { answering } from './answer.ts'
import { acted, added, notDone } from './answers.ts'
import { actOf } from './asked-act.ts'
import { assigning, moving, noting, planningCall, planningDelivery, recordingCall } from './case-acts.ts'
import { previewOf, sendMailAgain } from './case-mails.ts'
import { checkNow } from './check-now.ts'
import { correcting } from './correct-contact.ts'
import { endingLinks } from './end-links.ts'
import { movingPortIn } from './port-in-acts.ts'
import { makingQuote, quoteOfCase } from './quote-of-case.ts'
import type { DeskCaseServices } from './services.ts'
import { alsoSettling, settling } from './settle-requests.ts'
import { takingBack } from './taking-back.ts'

/** What staff do with a case (contract/desk-case-acts.ts). */
export async function deskCaseActingRoutes(
  app: FastifyInstance,
  { services }: { services: DeskCaseServices },
) {
  const { database, onMailQueued } = services

  /** Does what is asked; mails that it queued leave at once. */
  async function does(act: Act, work: Work): Promise<ActOutcome> {
    const outcome = await actOn(services, act, work)
    if (outcome.kind === 'done') onMailQueued()
    return outcome
  }

  const now = () => ({ ...services, now: new Date() })

  serve(app, deskCaseCalls.noteOnCase, async input => {
    const act = actOf(input)
    return added(await does(act, noting(input.body, act.staffId)))
  })

  serve(app, deskCaseCalls.answerCase, async input => {
    const act = actOf(input)
    return added(
      await does(act, alsoSettling(answering(input.body, act.staffId, services), input.body.settles)),
    )
  })

  serve(app, deskCaseCalls.assignCase, async input => {
    const act = actOf(input)
    return acted(database, act, await does(act, assigning(input.body.assignee)))
  })

  serve(app, deskCaseCalls.planCall, async input => {
    const act = actOf(input)
    return acted(database, act, await does(act, planningCall(input.body, now())))
  })

  serve(app, deskCaseCalls.recordCall, async input => {
    const act = actOf(input)
    return acted(
      database,
      act,
      await does(act, alsoSettling(recordingCall(input.body, act.staffId, now()), input.body.settles)),
    )
  })

  serve(app, deskCaseCalls.settleRequest, async input => {
    const act = actOf(input)
    return acted(database, act, await does(act, settling(input.body.request)))
  })

  serve(app, deskCaseCalls.moveCase, async input => {
    const act = actOf(input)
    return acted(database, act, await does(act, moving(input.body, now())))
  })

  serve(app, deskCaseCalls.takeBack, async input => {
    const act = actOf(input)
    return acted(database, act, await does(act, takingBack(input.body, now())))
  })

  serve(app, deskCaseCalls.planDelivery, async input => {
    const act = actOf(input)
    return acted(database, act, await does(act, planningDelivery(input.body, now())))
  })

  serve(app, deskCaseCalls.movePortIn, async input => {
    const act = actOf(input)
    return acted(database, act, await does(act, movingPortIn(input.body, now())))
  })

  serve(app, deskCaseCalls.endFollowLink, async input => {
    const act = actOf(input)
    return acted(database, act, await does(act, endingLinks))
  })

  serve(app, deskCaseCalls.checkNow, async input => {
    const act = actOf(input)
    const outcome = await checkNow(services, act, input.body)
    return outcome.kind === 'checked'
      ? { status: 200, body: { standing: outcome.standing } }
      : notDone(database, act, outcome)
  })

  serve(app, deskCaseCalls.correctCase, async input => {
    const act = actOf(input)
    return acted(database, act, await does(act, await correcting(input.body, services, act.staffId)))
  })

  serve(app, deskCaseCalls.quoteOfCase, async input => {
    const act = actOf(input)
    const outcome = await quoteOfCase(services, act, input.body)
    return outcome.kind === 'made'
      ? { status: 200, body: { number: outcome.number } }
      : notDone(database, act, outcome)
  })

  serve(app, deskCaseCalls.sendMailAgain, async input => {
    const id = /^[1-9]\d{0,14}$/.test(input.params.id) ? Number(input.params.id) : null
    return id === null ? noSuchCase : added(await sendMailAgain(services, actOf(input), id))
  })

  serve(app, deskCaseCalls.previewMail, async input => {
    const act = actOf(input)
    const outcome = await previewOf(services, act, await workOf(input.body, act.staffId))
    return outcome.kind === 'written' ? { status: 200, body: outcome.mail } : notDone(database, act, outcome)
  })

  /** The act whose mail is asked for. */
  async function workOf(question: MailQuestion, staffId: string): Promise<Work> {
    switch (question.act) {
      case 'status':
        return moving({ ...question, mail: true }, now())
      case 'terugdraaien':
        return takingBack(question, now())
      case 'levering':
        return planningDelivery(
          { day: question.day, partOfDay: question.partOfDay, installer: question.installer, mail: true },
          now(),
        )
      case 'nummer':
        return movingPortIn({ ...question, mail: true }, now())
      case 'antwoord':
        return answering(question, staffId, services)
      case 'prijsopgave':
        return makingQuote(services, { staffId }, { ...question, mail: true })
    }
  }
}
