import { useEffect } from 'react'
import { call } from '../../../api/client.ts'
import { classes } from '../../../ui/kit/classes.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { resellerTexts } from '../../resellers/texts.ts'
import { orderStore, useOrderState } from '../store/order-state.ts'
import styles from './reseller-banner.module.css'

/** For whom the visitor orders, once a reseller's link was followed (order-flow §2). */
export function ResellerBanner() {
  const { isLoaded, resellerId } = useOrderState()
  // Its place is kept from the start for who is marked (src/features/site/frame/head-script.ts): the name comes later.
  if (!isLoaded) return <div className={classes(styles.banner, styles.unread)} />
  if (resellerId === null) return null
  return (
    <div className={styles.banner}>
      <ResellerName resellerId={resellerId} />
    </div>
  )
}

/** The reseller of this id, as the server knows it. */
function ResellerName({ resellerId }: { resellerId: string }) {
  const { reseller } = useOrderState()
  const isToBeLookedUp = reseller.kind === 'unknown'

  useEffect(() => {
    if (!isToBeLookedUp) return
    let isCurrent = true
    void call('GET /api/reseller-company-name/{resellerId}', { params: { resellerId } }).then(answer => {
      if (!isCurrent) return
      if (answer.ok) orderStore.setReseller({ kind: 'valid', name: answer.data })
      // A server that cannot answer says nothing about the id.
      else if (answer.kind === 'refused') orderStore.setReseller({ kind: 'invalid' })
    })
    return () => {
      isCurrent = false
    }
  }, [isToBeLookedUp, resellerId])

  switch (reseller.kind) {
    case 'unknown':
      return null
    case 'valid':
      return (
        <Notice announced>
          <p>{resellerTexts.valid(reseller.name)}</p>
        </Notice>
      )
    case 'invalid':
      return (
        <Notice kind="error">
          <p>{resellerTexts.invalid}</p>
        </Notice>
      )
  }
}
