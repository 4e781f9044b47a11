import home from '../../../../content/site/home.json' with { type: 'json' }
import styles from './home-facts.module.css'

const texts = home.facts

/** Our commitments in figures. */
export function HomeFacts() {
  return (
    <section className={styles.section} aria-labelledby="afspraken">
      <div className={styles.inner}>
        <h2 id="afspraken">{texts.title}</h2>
        <ul className={`plain-list ${styles.facts}`}>
          {texts.items.map(fact => (
            <li key={fact.text}>
              <p className={styles.figure}>
                {fact.figure} <span className={styles.unit}>{fact.unit}</span>
              </p>
              <p>{fact.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
