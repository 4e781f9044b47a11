import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../../../ui/kit/page-width.ts'

/** Embla counts in steps of its own: with 15, 99% of the way is done after the 300 ms of marketing-site §9. */
const speed = 15

/** Position of a slider. */
type Place = {
  /** How many places it can stand at; 0 until it can be moved. */
  readonly count: number
  readonly selected: number
  /** The slides that are in view, by position; what is not takes no focus. */
  readonly inView: readonly number[]
}

const unmoved: Place = { count: 0, selected: 0, inView: [] }

/** Moves the slides in an element: by drag, and by what this answers, at once where motion is not welcome. */
export function useSlider(viewport: RefObject<HTMLElement | null>) {
  const [slider, setSlider] = useState<EmblaCarouselType | null>(null)
  const [place, setPlace] = useState(unmoved)
  const [isDragged, setIsDragged] = useState(false)
  /** When the last touch ended, in milliseconds since 1970. */
  const [touchedUntil, setTouchedUntil] = useState(0)

  useEffect(() => {
    if (!viewport.current) return
    viewport.current.scrollLeft = 0
    const embla = EmblaCarousel(viewport.current, {
      loop: true,
      align: 'start',
      duration: speed,
      inViewThreshold: 0.5,
      // With all in view there is nowhere to drag them to.
      watchDrag: ({ scrollSnapList }) => scrollSnapList().length > 1,
    })
    const look = () =>
      setPlace({
        count: embla.scrollSnapList().length,
        selected: embla.selectedScrollSnap(),
        inView: embla.slidesInView(),
      })
    embla.on('reInit', look).on('select', look).on('slidesInView', look)
    embla
      .on('pointerDown', () => setIsDragged(true))
      .on('pointerUp', () => {
        setIsDragged(false)
        setTouchedUntil(Date.now())
      })
    setSlider(embla)
    look()
    return () => embla.destroy()
  }, [viewport])

  return {
    ...place,
    isDragged,
    touchedUntil,
    goPrevious: () => slider?.scrollPrev(prefersReducedMotion()),
    goNext: () => slider?.scrollNext(prefersReducedMotion()),
    goTo: (position: number) => slider?.scrollTo(position, prefersReducedMotion()),
  }
}
