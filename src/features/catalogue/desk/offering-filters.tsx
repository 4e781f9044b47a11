import { useSearchParams } from 'react-router'
import { FilterBar } from '../../../ui/desk/filter-bar.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { productTypes } from '../product.ts'
import { productTypeNames } from '../texts.ts'
import { offeringListTexts as texts } from '../texts-offerings.ts'

const typeOptions = [
  { value: '', label: texts.everyType },
  ...productTypes.map(value => ({ value, label: productTypeNames[value] })),
]
const changeOptions = [
  { value: '', label: texts.everything },
  { value: 'ja', label: texts.onlyChanged },
]

/** Narrows the offerings of a revision down. */
export function OfferingFilters() {
  const [query] = useSearchParams()
  return (
    <FilterBar label={texts.title}>
      <TextField type="search" name="zoek" label={texts.search} defaultValue={query.get('zoek') ?? ''} />
      <SelectField
        name="soort"
        label={texts.type}
        options={typeOptions}
        defaultValue={query.get('soort') ?? ''}
      />
      <SelectField
        name="gewijzigd"
        label={texts.changes}
        options={changeOptions}
        defaultValue={query.get('gewijzigd') ?? ''}
      />
    </FilterBar>
  )
}
