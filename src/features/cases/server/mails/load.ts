import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { EmailSources } from '../../../../platform/mail/email.ts'
import { valuesOfCase } from '../../../events/server/case-events.ts'
import { type ReportedEvents, reportedEvents } from '../../../events/server/reported-events.ts'
import { progressToken } from '../../../mailed-links/server/progress-link.ts'
import { caseById } from '../case.ts'
import { type StateReason, stateReason } from '../planning/state-reason.ts'

/* Data of e-mails, by the owner of their delivery; null if the delivery has another owner or the data is gone. */

export const caseOf = async ({ caseId }: EmailDelivery, { database }: EmailSources) =>
  caseId === null ? null : caseById(database, caseId)

/** The events around the act that a mail about a case tells of. */
export async function reportedOf(
  delivery: Pick<EmailDelivery, 'id'>,
  { database }: Pick<EmailSources, 'database'>,
): Promise<ReportedEvents> {
  const told = await reportedEvents(database, delivery)
  if (!told) throw new Error(`The mail ${delivery.id} is about no case`)
  return told
}

export const withFollowToken = async <Followed extends { readonly caseId: number }>(
  followed: Followed,
  { database, linkKey }: EmailSources,
): Promise<Followed & { readonly followToken: string }> => ({
  ...followed,
  followToken: await progressToken(database, followed.caseId, linkKey),
})

/** Why the case was in its state when that happened which a mail tells of. */
export const whyOf = async (
  { database }: EmailSources,
  { caseId, upTo }: Pick<ReportedEvents, 'caseId' | 'upTo'>,
): Promise<StateReason> => stateReason(upTo, await valuesOfCase(database, caseId))
