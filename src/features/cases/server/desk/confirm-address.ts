import { liftBounce } from '../../../../platform/deliveries/bounced-addresses.ts'
import { caseRefusals } from '../texts.ts'
import { type CommandHandler, refused } from './command.ts'

/** The address is right, as a colleague found out: mails that came back and mails that waited go to it. */
export const confirmAddress: CommandHandler = async (tx, { row, change }) => {
  if (row.contactEmail === null || !(await liftBounce(tx, row.id, row.contactEmail)))
    return refused(caseRefusals.addressWorks)
  await change({ type: 'address-confirmed' })
  return null
}
