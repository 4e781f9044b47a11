import { heldMails, liftMark, sendHeld } from '../../../platform/deliveries/bounced-addresses.ts'
import { type CommandHandler, refused } from '../../cases/server/commands/command.ts'
import { changeBeside } from '../../cases/server/next-step/due.ts'
import type { StepSources } from '../../cases/server/next-step/facts.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { changeCase } from '../../cases/server/update-case.ts'
import { caseDeskEvents } from '../events.ts'

/** Of other cases, older ones would say what is no longer so. */
const sentAgainDays = 30

/**
 * The address is right, as a colleague found out: mails that came back and mails that waited go to it, at every case of that
 * address. Each of those says so, and is promised what it was without the trouble.
 */
export const confirmAddress =
  (staffId: string, moment: { readonly now: Date; readonly steps: StepSources }): CommandHandler =>
  async (tx, { row, change }) => {
    const { contactEmail } = row
    if (contactEmail === null) return refused(caseRefusals.addressWorks)
    const oldest = moment.now.getTime() - sentAgainDays * 86_400_000
    const held = await heldMails(tx, contactEmail)
    const otherIds = new Set(held.map(({ caseId }) => caseId).filter(id => id !== row.id))
    let isMarked = false
    await changeBeside(tx, [...otherIds], moment, async others => {
      isMarked = await liftMark(tx, contactEmail)
      if (!isMarked) return
      const sent = held.filter(({ caseId, since }) => caseId === row.id || since.getTime() > oldest)
      await sendHeld(tx, sent)
      for (const other of others)
        if (sent.some(({ caseId }) => caseId === other.id))
          await changeCase(tx, other, {
            type: caseDeskEvents.addressConfirmed,
            actor: { kind: 'staff', id: staffId },
          })
    })
    if (!isMarked) return refused(caseRefusals.addressWorks)
    await change({ type: caseDeskEvents.addressConfirmed })
    return null
  }
