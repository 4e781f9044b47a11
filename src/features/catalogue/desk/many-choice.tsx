import { formatEuro } from '../../../common/money.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import styles from '../components/catalogue.module.css'
import type { OfferingRow } from '../desk-schemas.ts'
import { productTypeNames } from '../texts.ts'
import { bulkTexts as texts } from '../texts-bulk.ts'
import { offeringListTexts } from '../texts-offerings.ts'

type Props = {
  rows: readonly OfferingRow[]
  chosen: ReadonlySet<number>
  error: string | undefined
  onChoose: (chosen: ReadonlySet<number>) => void
}

const groupOf = ({ productType, sectionName }: OfferingRow): string =>
  `${productTypeNames[productType]}: ${sectionName}`

export const termWords = (months: number): string =>
  months === 0 ? offeringListTexts.once : offeringListTexts.months(months).replace(' ', '\u00a0')

/** Offerings to be ticked, by their group; what ends already is not among them. */
export function ManyChoice({ rows, chosen, error, onChoose }: Props) {
  const sold = rows.filter(({ deed }) => deed !== 'ended')
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }
  const chosenIn = (ids: readonly number[]) => ids.filter(id => chosen.has(id))
  if (sold.length === 0) return <Empty title={offeringListTexts.none}>{offeringListTexts.noneText}</Empty>
  return (
    <div className={styles.stack}>
      {[...Map.groupBy(sold, groupOf)].map(([group, members]) => {
        const ids = members.map(({ id }) => id)
        return (
          <Fold key={group} title={texts.group(group, ids.length, chosenIn(ids).length)}>
            <fieldset className={styles.choices}>
              <legend className="visually-hidden">{group}</legend>
              {members.length > 1 && (
                <Checkbox
                  label={texts.wholeGroup(group)}
                  checked={chosenIn(ids).length === ids.length}
                  onChange={({ target }) => choose(ids, target.checked)}
                />
              )}
              <div className={styles.grid}>
                {members.map(({ id, name, contractDuration, priceInCents }) => (
                  <Checkbox
                    key={id}
                    id={`samen-${id}`}
                    label={texts.product(name, termWords(contractDuration), formatEuro(priceInCents))}
                    checked={chosen.has(id)}
                    onChange={({ target }) => choose([id], target.checked)}
                  />
                ))}
              </div>
            </fieldset>
          </Fold>
        )
      })}
      <p className={styles.note} aria-live="polite">
        {texts.chosen(chosen.size)}
      </p>
      <FieldError id="samen" error={error} />
    </div>
  )
}
