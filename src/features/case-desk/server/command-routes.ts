import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { changeCaseState, planDelivery } from '../../cases/server/commands/case-commands.ts'
import type { CommandHandler, DeskCommand } from '../../cases/server/commands/command.ts'
import { commandOf } from '../../cases/server/commands/command-of-request.ts'
import { additionResponse, failureResponse } from '../../cases/server/commands/responses.ts'
import { doCommand, responseTo } from '../../cases/server/commands/serve-command.ts'
import { noSuchCase, scopeOf } from '../../cases/server/enforce-scope.ts'
import { caseCommands } from '../commands.ts'
import { addNote, andConfirm, andTake, assignCase, logCall, planCall } from './case-commands.ts'
import { sendMailAgain } from './case-mails.ts'
import { checkNow } from './check-now.ts'
import { andCloseRequests, closeAllRequests, closeRequest } from './close-requests.ts'
import { confirmAddress } from './confirm-address.ts'
import { correctCase } from './correct-case.ts'
import { linkCase, unlinkCase } from './link-case.ts'
import { makeApplication } from './make-application.ts'
import { reclassifyMail } from './reclassify-mail.ts'
import { revokeLinksCommand } from './revoke-links.ts'
import { andThen, sendMessage } from './send-message.ts'
import type { DeskCaseServices } from './services.ts'
import { endSnooze, snoozeCase } from './snooze-commands.ts'
import { undoState } from './undo-state.ts'
import { withdrawMessage } from './withdraw-message.ts'

/** Commands on a case (src/features/case-desk/commands.ts). */
export async function deskCaseCommandRoutes(
  app: FastifyInstance,
  { services }: { services: DeskCaseServices },
) {
  const does = (command: DeskCommand, handler: CommandHandler) => doCommand(services, command, handler)
  const answer = (command: DeskCommand, handler: CommandHandler) => responseTo(services, command, handler)

  const now = () => ({ ...services, now: new Date() })

  serve(app, caseCommands.noteOnCase, async input => {
    const command = commandOf(input)
    return additionResponse(await does(command, addNote(input.body, command.staffId)))
  })

  serve(app, caseCommands.answerCase, async input => {
    const command = commandOf(input)
    const { settles, after } = input.body
    const work = andThen(
      andTake(
        andCloseRequests(
          sendMessage(input.body, now(), { staffId: command.staffId, files: input.body.files }),
          settles,
        ),
        command.staffId,
        after.assignee,
      ),
      after,
      now(),
    )
    return answer(command, work)
  })

  serve(app, caseCommands.withdrawAnswer, async input => {
    const command = commandOf(input)
    return additionResponse(await does(command, withdrawMessage(input.body.message, command.staffId)))
  })

  serve(app, caseCommands.assignCase, async input => {
    const command = commandOf(input)
    return answer(command, assignCase(input.body.assignee))
  })

  serve(app, caseCommands.planCall, async input => {
    const command = commandOf(input)
    return answer(command, planCall(input.body, now()))
  })

  serve(app, caseCommands.recordCall, async input => {
    const command = commandOf(input)
    return answer(
      command,
      andCloseRequests(
        andConfirm(logCall(input.body, command.staffId, now()), input.body.confirm, now()),
        input.body.settles,
      ),
    )
  })

  serve(app, caseCommands.settleRequest, async input => {
    const command = commandOf(input)
    return answer(command, closeRequest(input.body.request))
  })

  serve(app, caseCommands.settleRequests, async input => {
    const command = commandOf(input)
    return answer(command, closeAllRequests(input.body.requests))
  })

  serve(app, caseCommands.classifyMail, async input => {
    const command = commandOf(input)
    return answer(command, reclassifyMail(input.body))
  })

  serve(app, caseCommands.moveCase, async input => {
    const command = commandOf(input)
    return answer(command, changeCaseState(input.body, now()))
  })

  serve(app, caseCommands.takeBack, async input => {
    const command = commandOf(input)
    return answer(command, undoState(input.body, now()))
  })

  serve(app, caseCommands.snoozeCase, async input => {
    const command = commandOf(input)
    return answer(command, snoozeCase(input.body, now()))
  })

  serve(app, caseCommands.endSnooze, async input => {
    const command = commandOf(input)
    return answer(command, endSnooze(now()))
  })

  serve(app, caseCommands.planDelivery, async input => {
    const command = commandOf(input)
    return answer(command, planDelivery(input.body, now()))
  })

  serve(app, caseCommands.endFollowLink, async input => {
    const command = commandOf(input)
    return answer(command, revokeLinksCommand)
  })

  serve(app, caseCommands.confirmAddress, async input => {
    const command = commandOf(input)
    return answer(command, confirmAddress(command.staffId, now()))
  })

  serve(app, caseCommands.linkCase, async input => {
    const command = commandOf(input)
    const linker = { staffId: command.staffId, scope: scopeOf(input.request) }
    return answer(command, linkCase(input.body.other, linker))
  })

  serve(app, caseCommands.unlinkCase, async input => {
    const command = commandOf(input)
    const linker = { staffId: command.staffId, scope: scopeOf(input.request) }
    return answer(command, unlinkCase(input.body.other, linker))
  })

  serve(app, caseCommands.applicationOfCase, async input => {
    const command = commandOf(input)
    return answer(command, makeApplication(command.staffId, services))
  })

  serve(app, caseCommands.checkNow, async input => {
    const command = commandOf(input)
    const outcome = await checkNow(services, command, input.body)
    return outcome.kind === 'checked'
      ? { status: 200, body: { standing: outcome.standing } }
      : failureResponse(services, command, outcome)
  })

  serve(app, caseCommands.correctCase, async input => {
    const command = commandOf(input)
    return answer(command, await correctCase(input.body, services, command.staffId))
  })

  serve(app, caseCommands.sendMailAgain, async input => {
    const { id } = input.params
    return id === null ? noSuchCase : additionResponse(await sendMailAgain(services, commandOf(input), id))
  })
}
