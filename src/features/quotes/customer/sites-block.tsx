import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { DetailsBlock } from '../../../ui/layout/details-block.tsx'
import { GenderField } from '../../details/components/details-groups.tsx'
import { PersonFields } from '../../details/components/person-fields.tsx'
import type { PersonField } from '../../details/person.ts'
import { partsPageTexts as texts } from '../texts.ts'
import type { Site } from './asked.ts'
import styles from './quote.module.css'

type Props = {
  field: FieldOf<`sites.${string}.${PersonField | 'gender'}`>
  sites: readonly Site[]
  /** Keys of the places where somebody else than the contact person is. */
  others: ReadonlySet<string>
  onOthers: (keys: ReadonlySet<string>) => void
}

/** The person on site for each place of delivery: usually the contact person. */
export const SitesBlock = ({ field, sites, others, onOthers }: Props) => (
  <DetailsBlock title={texts.sites}>
    <p>{texts.sitesHint}</p>
    <ul className={`plain-list ${styles.sites}`}>
      {sites.map(({ key, address }) => (
        <li key={key} className={styles.site}>
          <Checkbox
            id={`site-${key}`}
            label={texts.otherAt(address)}
            checked={others.has(key)}
            onChange={({ target }) => {
              const next = new Set(others)
              if (target.checked) next.add(key)
              else next.delete(key)
              onOthers(next)
            }}
          />
          {others.has(key) && (
            <PersonFields of={`sites.${key}`} field={field}>
              <GenderField {...field(`sites.${key}.gender`)} />
            </PersonFields>
          )}
        </li>
      ))}
    </ul>
  </DetailsBlock>
)
