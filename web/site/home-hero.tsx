import { ArrowRight, Check } from 'lucide-react'
import home from '../../content/site/home.json' with { type: 'json' }
import { paths } from '../paths.ts'
import { StreetPicture } from '../pictures/street.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import styles from './home-hero.module.css'

const texts = home.hero

/** One promise, one action. */
export function HomeHero() {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{texts.title}</h1>
          <p className={styles.intro}>{texts.intro}</p>
          <LinkButton to={paths.samenstellen('internet')} iconAfter={<ArrowRight aria-hidden="true" />}>
            {texts.action}
          </LinkButton>
          <ul className={`plain-list ${styles.facts}`}>
            {texts.facts.map(fact => (
              <li key={fact}>
                <Check aria-hidden="true" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <StreetPicture className={styles.picture} />
      </div>
    </section>
  )
}
