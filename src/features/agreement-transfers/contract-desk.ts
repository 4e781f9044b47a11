import * as z from 'zod/mini'
import { transferStatuses } from './transfer.ts'

const moment = z.iso.datetime()

const DeskSide = z.object({
  companyName: z.string(),
  /** When its link was mailed last. */
  askedAt: moment,
  agreedAt: z.nullable(moment),
})

/** A transfer of an agreement, as staff see it; days are `2026-11-24`. */
export const DeskTransfer = z.object({
  id: z.uuid(),
  holdsFrom: z.iso.date(),
  status: z.enum(transferStatuses),
  reason: z.string(),
  begunAt: moment,
  /** Ids of colleagues; null where they are gone. */
  begunBy: z.nullable(z.string()),
  from: DeskSide,
  to: DeskSide,
  approvedAt: z.nullable(moment),
  /** The organisation that takes it over; null once it came to nothing. */
  party: z.nullable(
    z.object({
      kvkNumber: z.string(),
      kvkChecked: z.boolean(),
      contactName: z.string(),
      email: z.string(),
      phoneNumber: z.string(),
      address: z.string(),
      invoiceEmail: z.string(),
      ibanEnding: z.string(),
      mandateReference: z.nullable(z.string()),
    }),
  ),
})

export type DeskTransfer = Readonly<z.infer<typeof DeskTransfer>>
