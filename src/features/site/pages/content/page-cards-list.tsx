import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { classes } from '../../../../ui/kit/classes.ts'
import { PagePicture } from '../../../page-frame/pictures/page-picture.tsx'
import { pageTexts } from '../../texts.ts'
import { dateInWords } from './page-byline.tsx'
import type { PageCard } from './page-cards.ts'
import styles from './page-cards-list.module.css'

type Props = {
  cards: readonly PageCard[]
  /** On a phone each is a row with its name alone. */
  isShortOnPhone?: boolean
}

/** Pages as cards; the whole card is the link, which is named after its page, so its last words are for the eye. */
export const PageCards = ({ cards, isShortOnPhone = false }: Props) => (
  <ul className={classes('plain-list', styles.cards, isShortOnPhone && styles.short)}>
    {cards.map(({ kind, address, label, description, picture, published, aside }) => (
      <li key={address} className={styles.card}>
        <PagePicture name={picture} className={styles.picture} />
        <h3>
          <Link to={address} className={styles.link}>
            {label}
          </Link>
        </h3>
        {published && (
          <p className={styles.aside}>
            <time dateTime={published}>{dateInWords(published)}</time>
            {aside && (
              <>
                , <span>{aside}</span>
              </>
            )}
          </p>
        )}
        <p className={styles.description}>{description}</p>
        <p className={styles.action} aria-hidden="true">
          {pageTexts.read[kind]} <ArrowRight />
        </p>
      </li>
    ))}
  </ul>
)
