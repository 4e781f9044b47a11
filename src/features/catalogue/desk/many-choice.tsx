import { formatEuro } from '../../../common/money.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
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
  months === 0 ? offeringListTexts.once : offeringListTexts.months(months)

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
  if (sold.length === 0) return <Empty title={offeringListTexts.none}>{offeringListTexts.noneText}</Empty>
  return (
    <div className={styles.stack}>
      {[...Map.groupBy(sold, groupOf)].map(([group, members]) => {
        const ids = members.map(({ id }) => id)
        return (
          <fieldset key={group} className={styles.choices}>
            <legend>{group}</legend>
            {members.length > 1 && (
              <Checkbox
                label={texts.wholeGroup(group)}
                checked={ids.every(id => chosen.has(id))}
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
        )
      })}
      <p className={styles.note} aria-live="polite">
        {texts.chosen(chosen.size)}
      </p>
      <FieldError id="samen" error={error} />
    </div>
  )
}
