import { type RefObject, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../../ui/kit/page-width.ts'

/**
 * Scrolls the card around some steps into view when another one shows, smoothly where motion is welcome (marketing-site
 * §2.7). The focus goes along to the heading of that step, so that a screen reader reads on from there.
 * @param card the element around the steps; those that do not show are `hidden`
 * @param shown what shows now; null once nobody is led on, as when a form begins anew
 */
export function useShownStep(card: RefObject<HTMLElement | null>, shown: unknown) {
  const last = useRef(shown)
  useEffect(() => {
    const isLedOn = shown !== null && last.current !== shown
    last.current = shown
    if (!isLedOn) return
    const headings = [...(card.current?.querySelectorAll('h3') ?? [])]
    headings.find(heading => !heading.closest('[hidden]'))?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'start' })
  }, [card, shown])
}
