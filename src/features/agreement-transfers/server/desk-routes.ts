import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import {
  type CommandHandler,
  type LockedCase,
  refused,
  refusedAt,
} from '../../cases/server/commands/command.ts'
import { serveCommands } from '../../cases/server/commands/serve-commands.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import type { DetailsServices } from '../../details/server/check-details.ts'
import { transferCommands } from '../commands.ts'
import { beginTransfer, checkBeginning, mailLinkAgain } from './begin-transfer.ts'
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
      cancelTransfer: ({ body }, moment) =>
        saying(moment, async (tx, context) =>
          cancelTransfer(tx, await transferById(tx, body.transfer), context),
        ),
    },
    services,
  )
}
