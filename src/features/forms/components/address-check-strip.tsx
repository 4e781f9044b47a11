import { useLocation } from 'react-router'
import { formTexts } from '../../../ui/forms/texts.ts'
import { island } from '../../../ui/islands/island.tsx'
import { zipcodeTexts } from '../../addresses/texts.ts'
import { withBrand } from '../../page-frame/components/brand-texts.ts'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import { zipcodeProblemField as id } from '../contract.ts'
import AddressCheckIsland from './address-check.island.tsx'
import styles from './address-check-strip.module.css'

const AddressCheck = island('address-check', AddressCheckIsland)

/** The address check of the website, to which links lead as `#adrescheck`. */
export function AddressCheckStrip() {
  const brand = useBrand()
  const { pathname } = useLocation()
  const titleId = `${id}-titel`
  return (
    <section className={`screen-only ${styles.strip}`} aria-labelledby={titleId} id={id}>
      <div className={styles.inner}>
        <div>
          <h2 id={titleId}>{zipcodeTexts.title}</h2>
          <p>{zipcodeTexts.text}</p>
        </div>
        <AddressCheck
          page={pathname}
          titleId={titleId}
          needsScripts={withBrand(formTexts.needsScripts, brand)}
          notLoaded={withBrand(formTexts.notLoaded, brand)}
        />
      </div>
    </section>
  )
}
