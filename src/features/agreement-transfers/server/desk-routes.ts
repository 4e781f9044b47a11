import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../../../platform/database/pool.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { proposedParty } from '../../agreements/server/parties.ts'
import { caseByNumber } from '../../cases/server/case.ts'
import {
  type CommandHandler,
  type LockedCase,
  refused,
  refusedAt,
} from '../../cases/server/commands/command.ts'
import { serveCommands } from '../../cases/server/commands/serve-commands.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import { noSuchCase } from '../../cases/server/enforce-scope.ts'
import { customerCaseEvents } from '../../customers/events.ts'
import type { DetailsServices } from '../../details/server/check-details.ts'
import { appendView } from '../../events/server/views.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { transferCommands, transferIbanCalls } from '../commands.ts'
import { beginTransfer, checkBeginning, mailLinkAgain } from './begin-transfer.ts'
import { checkPartyKvk } from './check-kvk.ts'
import { cancelTransfer } from './end-transfer.ts'
import { approveTransfer } from './register-transfer.ts'
import { transferById } from './stored-transfers.ts'
import type { TransferContext } from './transfer-context.ts'

type Services = CaseServices & DetailsServices & { readonly linkKey: Uint8Array; readonly ibanCipher: Cipher }

type Moment = Services & { readonly now: Date }

const contextOf = ({ row, change }: LockedCase, { now, mailDomain, linkKey }: Moment): TransferContext => ({
  found: row,
  now,
  mailDomain,
  linkKey,
  change,
})

/** A command that is refused with one sentence. */
const saying =
  (
    services: Moment,
    work: (tx: Transaction, context: TransferContext) => Promise<string | null>,
  ): CommandHandler =>
  async (tx, locked) => {
    const refusal = await work(tx, contextOf(locked, services))
    return refusal === null ? null : refused(refusal)
  }

/** Commands of staff on transfers of agreements (src/features/agreement-transfers/commands.ts). */
export async function transferRoutes(app: FastifyInstance, { services }: { services: Services }) {
  serveCommands(
    app,
    transferCommands,
    {
      async beginTransfer({ body, staffId }, moment) {
        const begun = await checkBeginning(body, moment)
        const { ibanCipher } = moment
        return async (tx, locked) => {
          const errors = await beginTransfer(tx, begun, { ibanCipher, staffId }, contextOf(locked, moment))
          return errors && refusedAt(errors)
        }
      },
      approveTransfer: ({ body, staffId }, moment) =>
        saying(moment, async (tx, context) =>
          approveTransfer(tx, await transferById(tx, body.transfer), staffId, context),
        ),
      mailTransferLink: ({ body }, moment) =>
        saying(moment, async (tx, context) =>
          mailLinkAgain(tx, await transferById(tx, body.transfer), body.side, context),
        ),
      async checkTransferKvk({ body }, moment) {
        const note = await checkPartyKvk(moment, body)
        return saying(moment, async (tx, context) => note(tx, await transferById(tx, body.transfer), context))
      },
      cancelTransfer: ({ body }, moment) =>
        saying(moment, async (tx, context) =>
          cancelTransfer(tx, await transferById(tx, body.transfer), context),
        ),
    },
    services,
  )

  serve(app, transferIbanCalls.partyIban, async ({ params: { nummer, id }, request }) => {
    const { database, ibanCipher } = services
    const found = nummer === null ? null : await caseByNumber(database, nummer)
    const party = id === null ? null : await proposedParty(database, id)
    if (!found || party?.caseId !== found.id) return noSuchCase
    await appendView(database, {
      type: customerCaseEvents.ibanViewed,
      staffId: staffOf(request).id,
      of: { caseId: found.id, customerId: party.customerId },
    })
    return { status: 200, body: { iban: ibanCipher.decrypt(party.ibanEncrypted, found.number).toString() } }
  })
}
