import { caseMails } from '../../cases/mails.ts'
import type { Case } from '../../cases/server/case.ts'
import { mailMilestone } from '../../cases/server/commands/case-commands.ts'
import { type CommandHandler, type Refused, refused } from '../../cases/server/commands/command.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import type { ChangedValue } from '../../events/server/events.ts'
import { parcelEvents } from '../events.ts'
import { carrierName, hasItsLink, type Parcel } from '../parcel.ts'
import { parcelRefusals } from '../texts.ts'
import { deleteParcel, parcelsOf, storeParcel } from './stored-parcels.ts'

/** A parcel as it is written down. */
export type ParcelCommand = Parcel & {
  /** Of the command, and of a parcel that is added. */
  readonly id: string
  /** The parcel that is corrected; null adds one. */
  readonly parcel: string | null
  readonly mail: boolean
}

/** Adds a parcel to an order or corrects one; the customer is mailed where that is wanted. */
export const writeParcel =
  (
    { id, parcel, carrier, code, link: typedLink, mail }: ParcelCommand,
    services: Pick<CaseServices, 'mailDomain'>,
  ): CommandHandler =>
  async (tx, { row, change }) => {
    const refusal = refusalOf(row)
    if (refusal) return refusal
    const known = await parcelsOf(tx, row.id)
    const before = known.find(each => each.id === parcel)
    if (parcel !== null && !before) return refused(parcelRefusals.gone, 'code')
    if (known.some(each => each !== before && each.carrier === carrier && each.code === code))
      return refused(parcelRefusals.twice, 'code')
    if (!hasItsLink({ carrier, link: typedLink })) return refused(parcelRefusals.wrongLink, 'link')
    const after = { carrier, code, link: carrier === 'other' ? typedLink : '' }
    if (!(await storeParcel(tx, row.id, { id: before?.id ?? id, ...after })))
      return refused(parcelRefusals.gone, 'code')
    await change({
      type: before ? parcelEvents.corrected : parcelEvents.added,
      changedFields: ['trackingCode'],
      data: { parcel: before?.id ?? id },
      values: changedValues(before, after),
    })
    if (mail) await mailMilestone(tx, row, caseMails.parcelSent, services)
    return null
  }

/** Takes a parcel out again that was written down by mistake. */
export const removeParcel =
  (parcel: string): CommandHandler =>
  async (tx, { row, change }) => {
    const before = (await parcelsOf(tx, row.id)).find(({ id }) => id === parcel)
    if (!before) return refused(parcelRefusals.gone)
    await deleteParcel(tx, row.id, parcel)
    await change({
      type: parcelEvents.removed,
      changedFields: ['trackingCode'],
      data: { parcel },
      values: changedValues(before, undefined),
    })
    return null
  }

/** A delivered order may have had a parcel; one that came to nothing has none. */
function refusalOf({ kind, purpose, closedAt, state }: Case): Refused | null {
  if (kind !== 'order' || purpose === 'end') return refused(parcelRefusals.noOrder, 'carrier')
  return closedAt && state !== 'completed' ? refused(caseRefusals.closed, 'code') : null
}

function changedValues(
  before: Parcel | undefined,
  after: Parcel | undefined,
): Readonly<Record<string, ChangedValue>> {
  const change = (of: (parcel: Parcel) => string): ChangedValue => ({
    before: before ? of(before) || null : null,
    after: after ? of(after) || null : null,
  })
  const changes = {
    carrier: change(({ carrier }) => carrierName(carrier)),
    trackingCode: change(({ code }) => code),
    trackingLink: change(({ link }) => link),
  }
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value.before !== value.after))
}
