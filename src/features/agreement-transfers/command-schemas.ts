import * as z from 'zod/mini'
import { act } from '../../common/contract/act.ts'
import { contractTexts } from '../../common/contract/field-texts.ts'
import { optionalEmail } from '../../common/contract/fields.ts'
import { optionalLines } from '../../common/contract/lines-field.ts'
import { day } from '../cases/command-schemas.ts'
import { GuestDetails } from '../details/details-schema.ts'
import { transferFields } from './texts.ts'
import { transferSides } from './transfer.ts'

/** A transfer that staff begin: who takes the agreement over, and from which day. Its id is that of the command. */
export const TransferBeginning = z.object({
  ...act,
  ...GuestDetails.shape,
  holdsFrom: day(transferFields.holdsFrom),
  /** Empty where invoices go to the organisation's address. */
  invoiceEmail: optionalEmail(transferFields.invoiceEmail),
  reason: optionalLines(transferFields.reason, 500),
})

export type TransferBeginning = z.infer<typeof TransferBeginning>

const transfer = z.uuid({ error: contractTexts.reload })

export const TransferChoice = z.object({ ...act, transfer })

/** The KVK number of who takes an agreement over, asked of the register or looked up by hand. */
export const TransferKvkCheck = z.object({ ...act, transfer, byHand: z.boolean() })

/** A side whose link is mailed anew. */
export const TransferLinkAgain = z.object({ ...act, transfer, side: z.enum(transferSides) })
