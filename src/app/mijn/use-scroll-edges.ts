import { type RefObject, useEffect, useState } from 'react'

/** Whether more of a row lies before or behind what is in sight of it. */
export type ScrollEdges = { readonly before: boolean; readonly behind: boolean }

/** Pixels that do not count: browsers round what has been scrolled. */
const tolerance = 2

export function useScrollEdges(row: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ before: false, behind: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const before = scrollLeft > tolerance
      const behind = scrollLeft + clientWidth < scrollWidth - tolerance
      setEdges(known => (known.before === before && known.behind === behind ? known : { before, behind }))
    }
    const resized = new ResizeObserver(look)
    resized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return edges
}
