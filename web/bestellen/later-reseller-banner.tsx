import { classes } from '../ui/classes.ts'
import { useWantedCode } from '../use-code.ts'
import { useOrderState } from './order-state.ts'
import styles from './reseller-banner.module.css'

const importBanner = () => import('./reseller-banner.tsx')

/** For whom the visitor orders, once a reseller's link was followed (order-flow §2). */
export function LaterResellerBanner() {
  const { isLoaded, resellerId } = useOrderState()
  const banner = useWantedCode(importBanner, resellerId)
  // Its place is kept from the start for who is marked (contract/head-script.ts): the name comes later.
  if (!isLoaded) return <div className={classes(styles.banner, styles.unread)} />
  if (resellerId === null) return null
  return <div className={styles.banner}>{banner && <banner.ResellerBanner resellerId={resellerId} />}</div>
}
