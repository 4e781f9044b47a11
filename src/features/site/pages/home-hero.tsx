import { Check } from 'lucide-react'
import home from '../../../../content/site/home.json' with { type: 'json' }
import { AddressCheckStrip } from '../../forms/components/address-check-strip.tsx'
import { StreetPicture } from '../pictures/street.tsx'
import styles from './home-hero.module.css'

const texts = home.hero

/** One promise, and the address check that shows what of it holds for the visitor. */
export function HomeHero() {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{texts.title}</h1>
          <p className={styles.intro}>{texts.intro}</p>
          <AddressCheckStrip />
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
