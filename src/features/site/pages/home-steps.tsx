import home from '../../../../content/site/home.json' with { type: 'json' }
import { EngineerPicture } from '../pictures/services.tsx'
import styles from './home-steps.module.css'

const texts = home.steps

/** Steps after the order, as three points on one line. */
export function HomeSteps() {
  return (
    <section className={styles.section} aria-labelledby="werkwijze">
      <div className={styles.inner}>
        <div className={styles.head}>
          <EngineerPicture className={styles.picture ?? ''} />
          <h2 id="werkwijze">{texts.title}</h2>
        </div>
        <ol className={`plain-list ${styles.steps}`}>
          {texts.items.map((step, position) => (
            <li key={step.title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {position + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
