import { prefersReducedMotion } from './motion.ts'

/** The steps of a card, in the order in which they stand. */
export const stepsOf = (card: HTMLElement) => [...card.querySelectorAll<HTMLElement>('[data-step]')]

/**
 * Goes to a step: hides the current one, shows the target and scrolls the card into view, smoothly where motion is welcome
 * (marketing-site §2.7). The focus goes along, so that a screen reader reads on from there.
 *
 * @param card the element around the steps
 * @param target one of its `[data-step]` elements
 */
export function showStep(card: HTMLElement, target: HTMLElement) {
  for (const step of stepsOf(card)) step.hidden = step !== target
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  card.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'start' })
}
