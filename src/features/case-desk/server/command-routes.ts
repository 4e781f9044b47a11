import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { changeCaseState, planDelivery } from '../../cases/server/commands/case-commands.ts'
import { commandOf } from '../../cases/server/commands/command-of-request.ts'
import { failureResponse } from '../../cases/server/commands/responses.ts'
import { type CommandWorks, serveCommands } from '../../cases/server/commands/serve-commands.ts'
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

/** Commands of staff on a case (src/features/case-desk/commands.ts). */
const works = {
  noteOnCase: ({ body, staffId }) => addNote(body, staffId),
  answerCase: ({ body, staffId }, services) => {
    const { settles, after, files } = body
    const answer = andCloseRequests(sendMessage(body, services, { staffId, files }), settles)
    return andThen(andTake(answer, staffId, after.assignee), after, services)
  },
  withdrawAnswer: ({ body, staffId }) => withdrawMessage(body.message, staffId),
  assignCase: ({ body }) => assignCase(body.assignee),
  planCall: ({ body }, services) => planCall(body, services),
  recordCall: ({ body, staffId }, services) =>
    andCloseRequests(andConfirm(logCall(body, staffId, services), body.confirm, services), body.settles),
  settleRequest: ({ body }) => closeRequest(body.request),
  settleRequests: ({ body }) => closeAllRequests(body.requests),
  classifyMail: ({ body }) => reclassifyMail(body),
  moveCase: ({ body }, services) => changeCaseState(body, services),
  takeBack: ({ body }, services) => undoState(body, services),
  snoozeCase: ({ body }, services) => snoozeCase(body, services),
  endSnooze: (_, services) => endSnooze(services),
  planDelivery: ({ body }, services) => planDelivery(body, services),
  endFollowLink: () => revokeLinksCommand,
  confirmAddress: ({ staffId }, services) => confirmAddress(staffId, services),
  linkCase: ({ body, ...linker }) => linkCase(body.other, linker),
  unlinkCase: ({ body, ...linker }) => unlinkCase(body.other, linker),
  applicationOfCase: ({ staffId }, services) => makeApplication(staffId, services),
  correctCase: ({ body, staffId }, services) => correctCase(body, services, staffId),
  sendMailAgain: ({ params: { id } }, services) => (id === null ? null : sendMailAgain(id, services)),
} satisfies CommandWorks<Omit<typeof caseCommands, 'checkNow' | 'orderIban'>, DeskCaseServices>

/** Serves them, and the check of a register, which answers what came of it. */
export async function deskCaseCommandRoutes(
  app: FastifyInstance,
  { services }: { services: DeskCaseServices },
) {
  serveCommands(app, caseCommands, works, services)
  serve(app, caseCommands.checkNow, async input => {
    const command = commandOf(input)
    const outcome = await checkNow(services, command, input.body)
    return outcome.kind === 'checked'
      ? { status: 200, body: { standing: outcome.standing } }
      : failureResponse(services, command, outcome)
  })
}
