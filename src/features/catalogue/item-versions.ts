import type { ThreeVersions } from '../desk/three-versions.ts'
import { copiedChange, mergedChange } from './merge-items.ts'
import type { Offering } from './offering.ts'
import { type ItemChange, isSameItem } from './revision.ts'
import { offeringChanges, tariffChanges, type ValueChange } from './revision-words.ts'
import type { TariffList } from './tariffs.ts'

/* Two changes of one item beside each other, by what each of their values becomes. */

/** The values that either changed. */
export const offeringVersions = (seen: Offering, mine: Offering, now: Offering): readonly ThreeVersions[] =>
  versionsOf(offeringChanges(seen, mine), offeringChanges(seen, now))

export const tariffVersions = (
  seen: TariffList,
  mine: TariffList,
  now: TariffList,
): readonly ThreeVersions[] => versionsOf(tariffChanges(seen, mine), tariffChanges(seen, now))

function versionsOf(mine: readonly ValueChange[], now: readonly ValueChange[]): readonly ThreeVersions[] {
  const [own, current] = [mine, now].map(changes => new Map(changes.map(change => [change.label, change])))
  return [...new Set([...mine, ...now].map(({ label }) => label))].map(label => {
    const was = (own?.get(label) ?? current?.get(label))?.was ?? ''
    return { label, was, mine: own?.get(label)?.becomes ?? was, now: current?.get(label)?.becomes ?? was }
  })
}

/**
 * A change that goes over to another draft, together with what that makes of the same item already.
 * @param there the change of the other draft; null where it has none
 * @param holds the item without the other draft at its moment
 * @returns null where both change one value, each to something else
 */
export function movedChange(
  change: ItemChange,
  there: ItemChange | null,
  holds: ItemChange['before'],
): ItemChange | null {
  if (!there) return copiedChange(change, holds)
  if (isSameItem(change.kind, change.after, there.after)) return there
  const isWhole = [change, there].every(({ before, after }) => before !== null && after !== null)
  if (!isWhole || clash(change, there)) return null
  return { ...there, after: mergedChange(change, there.after).after } as ItemChange
}

/** Whether two changes of one item make different values of the same. */
function clash(mine: ItemChange, other: ItemChange): boolean {
  const becomes = new Map(valueChanges(other).map(change => [change.label, change.becomes]))
  return valueChanges(mine).some(change => (becomes.get(change.label) ?? change.becomes) !== change.becomes)
}

const valueChanges = ({ kind, before, after }: ItemChange): readonly ValueChange[] =>
  kind === 'offering'
    ? offeringChanges(before as Offering | null, after as Offering | null)
    : tariffChanges(before as TariffList | null, after as TariffList)
