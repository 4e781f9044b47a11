import type { FastifyInstance } from 'fastify'
import { type MailQuestion, mailPreviewCalls } from '../../api/mail-preview.ts'
import { mailWorks } from '../../features/case-desk/server/mail-works.ts'
import type { CommandHandler } from '../../features/cases/server/commands/command.ts'
import { commandOf } from '../../features/cases/server/commands/command-of-request.ts'
import { failureResponse } from '../../features/cases/server/commands/responses.ts'
import { writeParcel } from '../../features/parcels/server/parcel-commands.ts'
import { advancePortIn } from '../../features/porting/server/port-in-commands.ts'
import { prepareQuote } from '../../features/quotes/server/desk/convert-to-quote.ts'
import { serve } from '../../platform/http/contract-routes.ts'
import type { Services } from './services.ts'

/** The act of each question whose mail is looked at: one that a feature forgets does not compile. */
const works: {
  readonly [Act in MailQuestion['act']]: (
    question: Extract<MailQuestion, { act: Act }>,
    services: Services,
    staffId: string,
  ) => CommandHandler | Promise<CommandHandler>
} = {
  ...mailWorks,
  nummer: (question, services) =>
    advancePortIn({ ...question, mail: true }, { ...services, now: new Date() }),
  pakket: (question, services) => writeParcel({ ...question, mail: true }, services),
  prijsopgave: (question, services, staffId) =>
    prepareQuote(services, { staffId }, { ...question, mail: true }),
}

const workOf = <Act extends MailQuestion['act']>(
  question: Extract<MailQuestion, { act: Act }> & { readonly act: Act },
  services: Services,
  staffId: string,
) => works[question.act](question, services, staffId)

/** The mail that an act would send (src/api/mail-preview.ts). */
export async function mailPreviewRoutes(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, mailPreviewCalls.previewMail, async input => {
    const command = commandOf(input)
    const outcome = await services.previewOf(command, await workOf(input.body, services, command.staffId))
    return outcome.kind === 'written'
      ? { status: 200, body: outcome.mail }
      : failureResponse(services, command, outcome)
  })
}
