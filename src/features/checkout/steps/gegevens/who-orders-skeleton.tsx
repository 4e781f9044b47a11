import forms from '../../../../ui/forms/forms.module.css'
import { Skeleton } from '../../../../ui/kit/skeleton.tsx'
import { UnknownContents } from '../../components/step-skeleton.tsx'
import { detailsTexts } from '../../texts/gegevens.ts'
import styles from './who-orders-skeleton.module.css'

/**
 * Holds the place of who orders. Most come as new customers: to whom the head marks as nothing else (src/features/site/frame/head-script.ts), the
 * first words of their form are shown before it can be filled in.
 */
export const WhoOrdersSkeleton = () => (
  <>
    <div className={styles.newCustomer}>
      <Skeleton shape="control" />
      <p className={forms.note}>
        {detailsTexts.newCustomer} {detailsTexts.allRequired}
      </p>
      <Skeleton shape="heading" />
      <Skeleton shape="panel" />
    </div>
    <div className={styles.other}>
      <UnknownContents />
    </div>
  </>
)
