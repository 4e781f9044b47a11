import type { EmblaCarouselType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'

/** Milliseconds between two slides (marketing-site §9). */
const interval = 5000

/** Why the slider stands still for now. */
type Reason = 'visitor' | 'hover' | 'focus' | 'drag'

/**
 * Moves the slider on by itself, except while it is hovered, has the focus, is dragged, or the visitor paused it. While it
 * moves, a screen reader is not told of each slide.
 */
export function startAutoplay(section: HTMLElement, viewport: HTMLElement, embla: EmblaCarouselType) {
  const autoplay = Autoplay({ delay: interval, playOnInit: false, stopOnInteraction: true })
  embla.reInit({}, [autoplay])
  const reasons = new Set<Reason>()

  const hold = (reason: Reason, holds: boolean) => {
    if (holds) reasons.add(reason)
    else reasons.delete(reason)
    if (reasons.size > 0) autoplay.stop()
    else autoplay.play()
    viewport.setAttribute('aria-live', reasons.size > 0 ? 'polite' : 'off')
  }

  section.addEventListener('pointerenter', ({ pointerType }) => hold('hover', pointerType === 'mouse'))
  section.addEventListener('pointerleave', () => hold('hover', false))
  section.addEventListener('focusin', ({ target }) =>
    hold('focus', target instanceof Element && target.matches(':focus-visible')),
  )
  section.addEventListener('focusout', ({ relatedTarget }) =>
    hold('focus', relatedTarget instanceof Node && section.contains(relatedTarget)),
  )
  embla.on('pointerDown', () => hold('drag', true))
  embla.on('settle', () => hold('drag', false))

  const button = section.querySelector<HTMLElement>('[data-slider="pause"]')
  button?.addEventListener('click', () => {
    const pauses = !reasons.has('visitor')
    hold('visitor', pauses)
    section.toggleAttribute('data-paused', pauses)
    const label = button.querySelector('span')
    if (label) label.textContent = (pauses ? button.dataset.play : button.dataset.pause) ?? ''
  })
  hold('drag', false)
}
