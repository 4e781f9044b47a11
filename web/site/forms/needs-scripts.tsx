import { formTexts } from '../../../content/form-texts.ts'
import { useBrand } from '../../layout/shell-data.ts'
import { withBrand } from '../brand-texts.ts'

/** For who has no scripts, and for who could not get this form's (behaviour/entry.ts): whom to call. */
export function NeedsScripts() {
  const brand = useBrand()
  return (
    <>
      <noscript>
        <p>{withBrand(formTexts.needsScripts, brand)}</p>
      </noscript>
      <p role="alert" data-not-loaded hidden>
        {withBrand(formTexts.notLoaded, brand)}
      </p>
    </>
  )
}
