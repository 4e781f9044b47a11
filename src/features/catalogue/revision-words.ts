import { formatEuro } from '../../common/money.ts'
import {
  type AttributePath,
  type AttributeValue,
  attributeChanges,
  attributeLabel,
  attributeOf,
} from './attributes.ts'
import type { CatalogueProblem } from './catalogue-rules.ts'
import type { ChangeConflict, ItemChange } from './revision.ts'
import { revisionTexts, subTypeNames, tariffListNames, valueTexts } from './texts-desk.ts'

/** What a revision does, in Dutch: for the desk, the log, reports of files and command-line tools. */

/** A value as it is read: amounts in euros, ja or nee, the name of a choice. */
export function valueText(path: AttributePath, value: AttributeValue): string {
  if (value === null) return valueTexts.none
  if (typeof value === 'boolean') return value ? valueTexts.yes : valueTexts.no
  if (Array.isArray(value)) return value.join(' · ')
  if (attributeOf(path).kind === 'cents') return formatEuro(Number(value))
  if (path === 'productSubType') return subTypeNames[value as keyof typeof subTypeNames]
  return String(value)
}

/** `Prijs: € 42,50 wordt € 45,00` for each value that changes. */
export const valueChanges = (change: ItemChange): readonly string[] =>
  change.kind === 'tariffs'
    ? []
    : attributeChanges(change.before, change.after).map(({ path, was, becomes }) =>
        revisionTexts.becomes(attributeLabel(path), valueText(path, was), valueText(path, becomes)),
      )

/** The name of what is changed. */
export function itemName({ kind, id, before, after }: ItemChange): string {
  if (kind === 'tariffs') return tariffListNames[id]
  return `${id} ${(after ?? before)?.name ?? ''}`.trim()
}

/** What one change does, in a sentence. */
export function changeText(change: ItemChange): string {
  const name = itemName(change)
  if (change.after === null) return revisionTexts.ends(name)
  if (change.before === null) return revisionTexts.begins(name)
  if (change.kind === 'tariffs') return revisionTexts.listChanges(name)
  return `${name}: ${valueChanges(change).join('; ')}`
}

export const conflictText = ({ kind, id, reason, revision }: ChangeConflict): string =>
  revisionTexts[reason](
    kind === 'tariffs' ? tariffListNames[id as keyof typeof tariffListNames] : id,
    revision?.name ?? null,
  )

export const problemText = ({ id, path, message }: CatalogueProblem): string =>
  [id, path && attributeLabel(path), message].filter(part => part !== null).join(': ')
