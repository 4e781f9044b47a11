import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pushVirtualPageview } from '../../cookie-consent/components/analytics.ts'

let lastNoted: string | null = null

/**
 * Notes a virtual page view (order-flow §2) once the content beside it shows. A page that only leads elsewhere, or that
 * is not known yet, has none of this.
 */
export function PageView() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (lastNoted === pathname) return
    lastNoted = pathname
    pushVirtualPageview(pathname, document.title)
  }, [pathname])
  return null
}
