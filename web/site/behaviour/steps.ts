import { prefersReducedMotion } from './motion.ts'

/** The steps of a card, in the order in which they stand. */
export const stepsOf = (card: HTMLElement) => [...card.querySelectorAll<HTMLElement>('[data-step]')]

/** The step that shows; the first where none is hidden yet. */
export const currentStep = (card: HTMLElement) => stepsOf(card).find(step => !step.hidden)

/** Shows one step of a card and hides its others, without moving the page: how a card begins. */
export function showOnly(card: HTMLElement, target: HTMLElement) {
  for (const step of stepsOf(card)) step.hidden = step !== target
}

/**
 * Goes to a step: hides the current one, shows the target and scrolls the card into view, smoothly where motion is welcome
 * (marketing-site §2.7). The focus goes along, so that a screen reader reads on from there.
 *
 * @param card the element around the steps
 * @param target one of its `[data-step]` elements
 */
export function showStep(card: HTMLElement, target: HTMLElement) {
  showOnly(card, target)
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  card.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'start' })
}
