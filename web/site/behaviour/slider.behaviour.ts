import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import { startAutoplay } from './slider-autoplay.ts'

/** Embla counts in steps of its own: with 15, 99% of the way is done after the 300 ms of marketing-site §9. */
const speed = 15

/** A slider of testimonials (marketing-site §2.4): arrows, dots, drag, arrow keys, and autoplay where motion is welcome. */
export default function startSlider(section: HTMLElement) {
  const viewport = section.querySelector<HTMLElement>('[data-slider-viewport]')
  if (!viewport) return
  viewport.scrollLeft = 0
  const isStill = prefersReducedMotion()
  const embla = EmblaCarousel(viewport, { loop: true, align: 'start', duration: speed, inViewThreshold: 0.5 })
  section.dataset.ready = ''

  const go = {
    previous: () => embla.scrollPrev(isStill),
    next: () => embla.scrollNext(isStill),
  }
  for (const way of ['previous', 'next'] as const)
    section.querySelector(`[data-slider="${way}"]`)?.addEventListener('click', go[way])
  section.addEventListener('keydown', event => {
    if (section.querySelector('dialog[open]')) return
    if (event.key === 'ArrowLeft') go.previous()
    else if (event.key === 'ArrowRight') go.next()
    else return
    event.preventDefault()
  })

  showDots(section, embla, isStill)
  hideWhatIsOutOfView(embla)
  if (!isStill) startAutoplay(section, viewport, embla)
}

/** A dot for each place that the slider can stand at. */
function showDots(section: HTMLElement, embla: EmblaCarouselType, isStill: boolean) {
  const list = section.querySelector<HTMLElement>('[data-slider-dots]')
  const draw = () => {
    const dots = embla.scrollSnapList().map((_, index, all) => {
      const dot = document.createElement('button')
      dot.type = 'button'
      dot.setAttribute('aria-label', `${list?.dataset.sliderDots} ${index + 1} van ${all.length}`)
      dot.addEventListener('click', () => embla.scrollTo(index, isStill))
      return dot
    })
    list?.replaceChildren(...dots)
    mark()
  }
  const mark = () => {
    for (const [index, dot] of [...(list?.children ?? [])].entries())
      dot.setAttribute('aria-current', String(index === embla.selectedScrollSnap()))
  }
  embla.on('reInit', draw).on('select', mark)
  draw()
}

/** What is out of view takes no focus, and a screen reader passes it over. */
function hideWhatIsOutOfView(embla: EmblaCarouselType) {
  const update = () => {
    const shown = embla.slidesInView()
    for (const [index, slide] of embla.slideNodes().entries()) slide.inert = !shown.includes(index)
  }
  embla.on('slidesInView', update)
}
