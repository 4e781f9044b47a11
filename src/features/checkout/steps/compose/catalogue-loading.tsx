import { Skeleton } from '../../../../ui/kit/skeleton.tsx'
import { Spinner } from '../../../../ui/kit/spinner.tsx'
import page from '../../components/flow-page.module.css'
import { composeTexts } from '../../texts/compose.ts'
import styles from './compose.module.css'

/** Holds the place of the screen while the products are fetched. */
export const CatalogueLoading = () => (
  <div className={`${styles.section} ${page.pending}`} aria-busy="true">
    <Spinner label={composeTexts.productsLoading} />
    <Skeleton shape="card" count={5} />
  </div>
)
