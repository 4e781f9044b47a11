import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../platform/http/contract-routes.ts'
import { endProduct } from '../../../inventory/server/end-product.ts'
import { removeParcel, writeParcel } from '../../../parcels/server/parcel-commands.ts'
import { advancePortIn } from '../../../porting/server/port-in-commands.ts'
import { convertToQuote, prepareQuote } from '../../../quotes/server/desk/convert-to-quote.ts'
import type { MailQuestion } from '../../command-schemas.ts'
import { caseCommands } from '../../commands.ts'
import { noSuchCase, scopeOf } from '../enforce-scope.ts'
import {
  addNote,
  andConfirm,
  andTake,
  assignCase,
  changeCaseState,
  logCall,
  planCall,
  planDelivery,
} from './case-commands.ts'
import { previewOf, sendMailAgain } from './case-mails.ts'
import { checkNow } from './check-now.ts'
import { andCloseRequests, closeAllRequests, closeRequest } from './close-requests.ts'
import { type CommandHandler, type CommandOutcome, type DeskCommand, executeCommand } from './command.ts'
import { commandOf } from './command-of-request.ts'
import { confirmAddress } from './confirm-address.ts'
import { correctCase } from './correct-case.ts'
import { linkCase, unlinkCase } from './link-case.ts'
import { makeApplication } from './make-application.ts'
import { reclassifyMail } from './reclassify-mail.ts'
import { additionResponse, commandResponse, failureResponse } from './responses.ts'
import { revokeLinksCommand } from './revoke-links.ts'
import { andThen, sendMessage } from './send-message.ts'
import type { DeskCaseServices } from './services.ts'
import { endSnooze, snoozeCase } from './snooze-commands.ts'
import { undoState } from './undo-state.ts'
import { withdrawMessage } from './withdraw-message.ts'

/** Commands on a case (src/features/cases/commands.ts). */
export async function deskCaseCommandRoutes(
  app: FastifyInstance,
  { services }: { services: DeskCaseServices },
) {
  const { database, onMailQueued } = services

  /** Does what is asked; mails that it queued leave at once. */
  async function does(command: DeskCommand, handler: CommandHandler): Promise<CommandOutcome> {
    const outcome = await executeCommand(services, command, handler)
    if (outcome.kind === 'done') onMailQueued()
    return outcome
  }

  const now = () => ({ ...services, now: new Date() })

  serve(app, caseCommands.noteOnCase, async input => {
    const command = commandOf(input)
    return additionResponse(await does(command, addNote(input.body, command.staffId)))
  })

  serve(app, caseCommands.answerCase, async input => {
    const command = commandOf(input)
    const { settles, after } = input.body
    const answer = andThen(
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
    return commandResponse(database, command, await does(command, answer))
  })

  serve(app, caseCommands.withdrawAnswer, async input => {
    const command = commandOf(input)
    return additionResponse(await does(command, withdrawMessage(input.body.message, command.staffId)))
  })

  serve(app, caseCommands.assignCase, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, assignCase(input.body.assignee)))
  })

  serve(app, caseCommands.planCall, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, planCall(input.body, now())))
  })

  serve(app, caseCommands.recordCall, async input => {
    const command = commandOf(input)
    return commandResponse(
      database,
      command,
      await does(
        command,
        andCloseRequests(
          andConfirm(logCall(input.body, command.staffId, now()), input.body.confirm, now()),
          input.body.settles,
        ),
      ),
    )
  })

  serve(app, caseCommands.settleRequest, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, closeRequest(input.body.request)))
  })

  serve(app, caseCommands.settleRequests, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, closeAllRequests(input.body.requests)))
  })

  serve(app, caseCommands.classifyMail, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, reclassifyMail(input.body)))
  })

  serve(app, caseCommands.moveCase, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, changeCaseState(input.body, now())))
  })

  serve(app, caseCommands.takeBack, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, undoState(input.body, now())))
  })

  serve(app, caseCommands.snoozeCase, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, snoozeCase(input.body, now())))
  })

  serve(app, caseCommands.endSnooze, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, endSnooze(now())))
  })

  serve(app, caseCommands.planDelivery, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, planDelivery(input.body, now())))
  })

  serve(app, caseCommands.movePortIn, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, advancePortIn(input.body, now())))
  })

  serve(app, caseCommands.writeParcel, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, writeParcel(input.body, services)))
  })

  serve(app, caseCommands.removeParcel, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, removeParcel(input.body.parcel)))
  })

  serve(app, caseCommands.endProduct, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, endProduct(input.body, now())))
  })

  serve(app, caseCommands.endFollowLink, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, revokeLinksCommand))
  })

  serve(app, caseCommands.confirmAddress, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, confirmAddress(command.staffId, now())))
  })

  serve(app, caseCommands.linkCase, async input => {
    const command = commandOf(input)
    const linker = { staffId: command.staffId, scope: scopeOf(input.request) }
    return commandResponse(database, command, await does(command, linkCase(input.body.other, linker)))
  })

  serve(app, caseCommands.unlinkCase, async input => {
    const command = commandOf(input)
    const linker = { staffId: command.staffId, scope: scopeOf(input.request) }
    return commandResponse(database, command, await does(command, unlinkCase(input.body.other, linker)))
  })

  serve(app, caseCommands.applicationOfCase, async input => {
    const command = commandOf(input)
    return commandResponse(database, command, await does(command, makeApplication(command.staffId, services)))
  })

  serve(app, caseCommands.checkNow, async input => {
    const command = commandOf(input)
    const outcome = await checkNow(services, command, input.body)
    return outcome.kind === 'checked'
      ? { status: 200, body: { standing: outcome.standing } }
      : failureResponse(database, command, outcome)
  })

  serve(app, caseCommands.correctCase, async input => {
    const command = commandOf(input)
    return commandResponse(
      database,
      command,
      await does(command, await correctCase(input.body, services, command.staffId)),
    )
  })

  serve(app, caseCommands.quoteOfCase, async input => {
    const command = commandOf(input)
    const outcome = await convertToQuote(services, command, input.body)
    return outcome.kind === 'made'
      ? { status: 200, body: { number: outcome.number } }
      : failureResponse(database, command, outcome)
  })

  serve(app, caseCommands.sendMailAgain, async input => {
    const { id } = input.params
    return id === null ? noSuchCase : additionResponse(await sendMailAgain(services, commandOf(input), id))
  })

  serve(app, caseCommands.previewMail, async input => {
    const command = commandOf(input)
    const outcome = await previewOf(services, command, await workOf(input.body, command.staffId))
    return outcome.kind === 'written'
      ? { status: 200, body: outcome.mail }
      : failureResponse(database, command, outcome)
  })

  /** The act whose mail is asked for. */
  async function workOf(question: MailQuestion, staffId: string): Promise<CommandHandler> {
    switch (question.act) {
      case 'status':
        return changeCaseState({ ...question, mail: true }, now())
      case 'terugdraaien':
        return undoState(question, now())
      case 'levering':
        return planDelivery(
          { day: question.day, partOfDay: question.partOfDay, installer: question.installer, mail: true },
          now(),
        )
      case 'nummer':
        return advancePortIn({ ...question, mail: true }, now())
      case 'pakket':
        return writeParcel({ ...question, mail: true }, services)
      case 'antwoord':
        return sendMessage(question, now(), { staffId, files: question.files })
      case 'prijsopgave':
        return prepareQuote(services, { staffId }, { ...question, mail: true })
    }
  }
}
