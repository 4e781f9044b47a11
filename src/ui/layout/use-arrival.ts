import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Moves to the top of the page, with eyes and screen reader, after navigation between hydrated pages.
 * @returns the ref of the page's title, which takes the focus
 */
export function useArrival(pathname: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const lastPathname = useRef<string | null>(null)
  const navigationType = useNavigationType()

  const arrive = useEffectEvent(() => {
    const isFirstPage = lastPathname.current === null && navigationType === 'POP'
    if (!isFirstPage) title.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (lastPathname.current === pathname) return
    arrive()
    lastPathname.current = pathname
  }, [pathname])

  return title
}
