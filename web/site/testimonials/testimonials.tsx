import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useId } from 'react'
import { testimonialTexts } from '../../../content/page-texts.ts'
import texts from '../../../content/site/testimonials.json' with { type: 'json' }
import { SiteDialog } from '../site-dialog.tsx'
import styles from './testimonials.module.css'

type Testimonial = (typeof texts.items)[number]

/**
 * What customers say, in a slider (marketing-site §2.4). The server renders all of it at its final size; slider.behaviour.ts
 * moves it, and without scripts it is a list.
 */
export function Testimonials() {
  const id = useId()
  const titleId = `referenties${id}`
  const total = texts.items.length
  return (
    <section
      className={styles.section}
      data-behaviour="slider"
      aria-roledescription={texts.roleDescription}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{texts.title}</h2>
        <Controls />
      </div>
      <div className={styles.viewport} data-slider-viewport>
        <ul className={`plain-list ${styles.track}`}>
          {texts.items.map((item, index) => (
            <li key={item.id} className={styles.slide}>
              {/* biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, not fields */}
              <div
                className={styles.card}
                role="group"
                aria-roledescription={texts.slideDescription}
                aria-label={testimonialTexts.position(index + 1, total)}
              >
                <Quote item={item} dialogId={dialogId(item)} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.dots} data-slider-dots={texts.goTo} />
      {texts.items.map(item => (
        <SiteDialog key={item.id} id={dialogId(item)} title={item.company}>
          <Story item={item} />
        </SiteDialog>
      ))}
    </section>
  )
}

const dialogId = ({ id }: Testimonial) => `verhaal-${id}`

function Quote({ item, dialogId }: { item: Testimonial; dialogId: string }) {
  return (
    <>
      <figure className={styles.said}>
        <blockquote className={styles.quote}>
          <p>{item.quote}</p>
        </blockquote>
        <figcaption className={styles.who}>
          <strong>{item.person}</strong>
          {item.role}, {item.company}
        </figcaption>
      </figure>
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        aria-label={testimonialTexts.of(texts.more, item.company)}
        data-dialog-open={dialogId}
      >
        {texts.more}
      </button>
    </>
  )
}

const Story = ({ item }: { item: Testimonial }) => (
  <div className={styles.story}>
    {item.story.map(paragraph => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <p className={styles.who}>
      <strong>{item.person}</strong>
      {item.role}, {item.company}
    </p>
  </div>
)

/** Of use to who has scripts; they keep their place until those are there. */
const Controls = () => (
  <div className={styles.controls}>
    <button type="button" data-slider="pause" data-play={texts.play} data-pause={texts.pause}>
      <Pause aria-hidden="true" className={styles.pauseIcon} />
      <Play aria-hidden="true" className={styles.playIcon} />
      <span>{texts.pause}</span>
    </button>
    <button type="button" data-slider="previous" aria-label={texts.previous}>
      <ChevronLeft aria-hidden="true" />
    </button>
    <button type="button" data-slider="next" aria-label={texts.next}>
      <ChevronRight aria-hidden="true" />
    </button>
  </div>
)
