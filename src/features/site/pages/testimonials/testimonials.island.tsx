import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Dialog } from '../../../../ui/kit/dialog.tsx'
import { testimonialTexts } from '../../texts.ts'
import styles from './testimonials.module.css'
import type { PageTestimonials } from './testimonials-of.server.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useSlider } from './use-slider.ts'

type Testimonial = PageTestimonials['items'][number]

/**
 * Testimonials in a slider (marketing-site §2.4): arrows, dots, drag, arrow keys, and autoplay unless reduced motion
 * is set. Where all fit in view nothing moves them, as its sheet knows by their number. It is on the page at its final
 * size; without scripts it is a list with the stories below it.
 */
export default function Testimonials({ texts }: { texts: PageTestimonials }) {
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const slider = useSlider(viewport)
  const { isMoving, isPaused, togglePaused, holding } = useAutoplay(section, slider)
  const [story, setStory] = useState<Testimonial | null>(null)
  const isReady = slider.count > 0

  const moveByKey = (event: KeyboardEvent) => {
    const go = { ArrowLeft: slider.goPrevious, ArrowRight: slider.goNext }[event.key]
    if (!go || story) return
    event.preventDefault()
    go()
  }

  return (
    <section
      ref={section}
      className={styles.section}
      data-ready={isReady ? '' : undefined}
      data-moves={slider.count > 1 ? '' : undefined}
      data-items={texts.items.length}
      aria-roledescription={texts.items.length > 1 ? texts.roleDescription : undefined}
      aria-labelledby={titleId}
      onKeyDown={moveByKey}
      {...holding}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{texts.title}</h2>
        {texts.areExamples && <p className={styles.examples}>{texts.examples}</p>}
        <div className={styles.controls}>
          <button type="button" className={styles.pause} onClick={togglePaused}>
            {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            <span>{isPaused ? texts.play : texts.pause}</span>
          </button>
          <button type="button" aria-label={texts.previous} onClick={slider.goPrevious}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <button type="button" aria-label={texts.next} onClick={slider.goNext}>
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      </div>
      {/* While it moves, a screen reader is not told of each slide. */}
      <div ref={viewport} className={styles.viewport} aria-live={isMoving ? 'off' : 'polite'}>
        <ul className={`plain-list ${styles.track}`}>
          {texts.items.map((item, index) => (
            <li key={item.id} className={styles.slide} inert={isReady && !slider.inView.includes(index)}>
              <Slide texts={texts} item={item} position={index + 1} onOpen={() => setStory(item)} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.dots}>
        {Array.from({ length: slider.count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={index}
            type="button"
            aria-label={`${texts.goTo} ${testimonialTexts.position(index + 1, slider.count)}`}
            aria-current={index === slider.selected}
            onClick={() => slider.goTo(index)}
          />
        ))}
      </div>
      <div className={styles.stories}>
        {texts.items.map(item => (
          <Dialog key={item.id} open={story === item} onClose={() => setStory(null)} title={item.company}>
            <Story item={item} />
          </Dialog>
        ))}
      </div>
    </section>
  )
}

type SlideProps = { texts: PageTestimonials; item: Testimonial; position: number; onOpen: () => void }

const Slide = ({ texts, item, position, onOpen }: SlideProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, not fields
  <div
    className={styles.card}
    role="group"
    aria-roledescription={texts.slideDescription}
    aria-label={testimonialTexts.position(position, texts.items.length)}
  >
    <figure className={styles.said}>
      <blockquote className={styles.quote}>
        <p>{item.quote}</p>
      </blockquote>
      <figcaption className={styles.who}>
        <Who item={item} />
        <span className={styles.about}>{item.about}</span>
      </figcaption>
    </figure>
    <button
      type="button"
      className={`text-button ${styles.more}`}
      aria-haspopup="dialog"
      aria-label={testimonialTexts.of(texts.more, item.company)}
      onClick={onOpen}
    >
      {texts.more}
    </button>
  </div>
)

const Who = ({ item }: { item: Testimonial }) => (
  <>
    <strong>{item.person}</strong>
    <span>{`${item.role}, ${item.company}`}</span>
  </>
)

const Story = ({ item }: { item: Testimonial }) => (
  <div className={styles.story}>
    {item.story.map(paragraph => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <p className={styles.who}>
      <Who item={item} />
    </p>
  </div>
)
