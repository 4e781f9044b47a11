import { formatDay, formatStart } from '../../common/moments.ts'
import { formatEuro } from '../../common/money.ts'
import {
  type AttributePath,
  type AttributeValue,
  attributeChanges,
  attributeLabel,
  attributeOf,
} from './attributes.ts'
import type { CatalogueProblem } from './catalogue-problems.ts'
import type { Offering } from './offering.ts'
import type { PlannedProblem } from './planned-moments.ts'
import type { ChangeConflict, ItemChange } from './revision.ts'
import { formatTariff, perMinute, startTariff, type TariffList } from './tariffs.ts'
import {
  choiceNames,
  originTexts,
  revisionTexts,
  tariffLabels,
  tariffListNames,
  unsaidTexts,
  valueTexts,
} from './texts-desk.ts'

/** Words for what a revision does, in Dutch: for the desk, the log, reports of files and command-line tools. */

/** A value as it is read: amounts in euros, ja or nee, the name of a choice. */
export function valueText(path: AttributePath, value: AttributeValue): string {
  if (value === null) return unsaidTexts[path] ?? valueTexts.none
  if (typeof value === 'boolean') return value ? valueTexts.yes : valueTexts.no
  if (Array.isArray(value)) return value.join(' · ')
  if (attributeOf(path).kind === 'cents') return formatEuro(Number(value))
  if (attributeOf(path).kind === 'picture') return pictureText(String(value))
  return choiceNames[path]?.[String(value)] ?? String(value)
}

/** `/devices/dect-handset-basis.svg` → `dect handset basis`; null of pictures that colleagues added, which have no name. */
export const shippedPictureName = (path: string): string | null =>
  /^\/devices\/(.+)\.svg$/.exec(path)?.[1]?.replaceAll('-', ' ') ?? null

/** A picture in words; added ones are told apart by the beginning of their fingerprint. */
const pictureText = (path: string): string =>
  shippedPictureName(path) ?? valueTexts.addedPicture(path.slice(path.lastIndexOf('/') + 1).slice(0, 6))

/** A value that differs between two states of an item, in words. */
export type ValueChange = { readonly label: string; readonly was: string; readonly becomes: string }

/** Differences between two states of an offering, a line per value. */
export const offeringChanges = (before: Offering | null, after: Offering | null): readonly ValueChange[] =>
  attributeChanges(before, after).map(({ path, was, becomes }) => ({
    label: attributeLabel(path),
    was: before ? valueText(path, was) : valueTexts.none,
    becomes: after ? valueText(path, becomes) : valueTexts.none,
  }))

/** A product that is new, or ends, in one line: what it costs and for how long; null where neither. */
export function wholeChange({ kind, before, after }: ItemChange): readonly ValueChange[] | null {
  if (kind === 'tariffs' || (before !== null && after !== null)) return null
  const [was, becomes] = [before, after].map(offering => offering && soldFor(offering as Offering))
  return [
    { label: after ? revisionTexts.isNew : revisionTexts.isEnded, was: was ?? '', becomes: becomes ?? '' },
  ]
}

const soldFor = ({ priceInCents, contractDuration }: Offering): string =>
  revisionTexts.soldFor(formatEuro(priceInCents), contractDuration)

/** Differences between two states of a tariff list, a line per destination. */
export function tariffChanges(before: TariffList | null, after: TariffList): readonly ValueChange[] {
  const was = tariffValues(before)
  const becomes = tariffValues(after)
  return [...new Set([...was.keys(), ...becomes.keys()])].flatMap(label => {
    const [old, next] = [was.get(label) ?? valueTexts.none, becomes.get(label) ?? valueTexts.none]
    return old === next ? [] : [{ label, was: old, becomes: next }]
  })
}

/** Each value of a list by what it is about. */
const tariffValues = (list: TariffList | null): ReadonlyMap<string, string> =>
  new Map(
    list
      ? [
          [tariffLabels.title, list.title],
          [tariffLabels.note, list.note],
          [tariffLabels.updated, formatDay(new Date(`${list.updated}T12:00:00Z`))],
          [tariffLabels.start, formatTariff(list.longStartInTenthsOfCents)],
          ...list.short.map(
            row =>
              [
                tariffLabels.short(row.destination, row.kind),
                tariffLabels.both(perMinute(row), startTariff(row.startInTenthsOfCents)),
              ] as const,
          ),
          ...list.long.map(
            row =>
              [
                tariffLabels.long(row.destination, row.code),
                tariffLabels.fixedAndMobile(
                  formatTariff(row.fixedPerMinuteInTenthsOfCents),
                  formatTariff(row.mobilePerMinuteInTenthsOfCents),
                ),
              ] as const,
          ),
        ]
      : [],
  )

/** The name of what is changed. */
export const itemName = (change: ItemChange): string =>
  change.kind === 'tariffs'
    ? tariffListNames[change.id]
    : offeringName(change.id, (change.after ?? change.before)?.name ?? null)

/** An offering by its id and its name, by which a colleague knows it. */
const offeringName = (id: number | string, name: string | null): string => [id, name ?? []].flat().join(' ')

/** In UTF-16 units, as the form counts them (desk-schemas.ts). */
export const mostOfRevisionName = 100

/** The name of a revision that undoes one, ends one, or begins with the same changes; no longer than a typed one. */
export function nameFrom(made: 'undo' | 'copy' | 'end', name: string): string {
  const kept = [...name]
  let whole = originTexts[made](name)
  while (whole.length > mostOfRevisionName && kept.length > 0) {
    kept.pop()
    whole = originTexts[made](`${kept.join('')}…`)
  }
  return whole
}

/** A sentence for what one change does. */
export function changeText(change: ItemChange): string {
  const name = itemName(change)
  if (change.after === null) return revisionTexts.ends(name)
  if (change.before === null) return revisionTexts.begins(name)
  if (change.kind === 'tariffs') return revisionTexts.listChanges(name)
  const values = offeringChanges(change.before, change.after).map(({ label, was, becomes }) =>
    revisionTexts.becomes(label, was, becomes),
  )
  return `${name}: ${values.join('; ')}`
}

export const conflictText = ({ kind, id, name, reason, revision }: ChangeConflict): string =>
  revisionTexts[reason](
    kind === 'tariffs' ? tariffListNames[id as keyof typeof tariffListNames] : offeringName(id, name),
    revision?.name ?? null,
  )

/** A problem with what it is about, and from when it is there where that is later. */
export function problemText({
  id,
  name,
  path,
  message,
  since = null,
}: CatalogueProblem & Partial<Pick<PlannedProblem, 'since'>>): string {
  const words = [id === null ? null : offeringName(id, name), path && attributeLabel(path), message]
    .filter(part => part !== null)
    .join(': ')
  return since === null
    ? words
    : revisionTexts.fromLater(formatStart(new Date(since.moment)), since.revisionName, words)
}
