import { siteForms } from '../../../../content/site-forms.ts'
import { paths } from '../../../api/paths.ts'
import { type FactsInTexts, withFactsInAll } from '../../../common/facts-in-texts.ts'
import { unbrokenFigures } from '../../../common/unbroken.ts'
import { formTexts } from '../../../ui/forms/texts.ts'
import { island } from '../../../ui/islands/island.tsx'
import { brandInAll, withBrand } from '../../page-frame/components/brand-texts.ts'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import { withGiven } from '../site-form.ts'
import SiteFormIsland from './site-form.island.tsx'

const FormIsland = island('site-form', SiteFormIsland)

type Props = {
  id: string
  /** For texts of it that say what is sold. */
  facts?: FactsInTexts
  /** Answers that the page gives itself, by the names of the fields. */
  given?: Readonly<Record<string, string>>
}

/** A form of the website by its id (content/site-forms.ts). */
export function SiteForm({ id, facts = {}, given = {} }: Props) {
  const brand = useBrand()
  const found = siteForms[id]
  if (!found) throw new Error(`There is no form ${id}`)
  const { confirmation: _, success, ...form } = brandInAll(withFactsInAll(found, facts), brand)
  return (
    <FormIsland
      form={{
        ...form,
        fields: withGiven(form.fields, given),
        success: { ...success, text: unbrokenFigures(success.text) },
      }}
      privacyPath={paths.privacy}
      advice={withBrand(formTexts.failedAdvice, brand)}
      needsScripts={withBrand(formTexts.needsScripts, brand)}
      notLoaded={withBrand(formTexts.notLoaded, brand)}
    />
  )
}
