import { filledText } from '../../../ui/kit/filled-text.tsx'
import { trustTexts } from '../texts.ts'
import { type Rating, type Trust, trust } from '../trust.ts'
import { dateInWords } from './content/page-byline.tsx'
import styles from './trust-band.module.css'

/** Rating, certificates and networks of the provider; nothing while content/site/trust.json says nothing. */
export function TrustBand({ said = trust }: { said?: Trust }) {
  const { rating, certificates, networks } = said
  if (!rating && certificates.length === 0 && networks.length === 0) return null
  return (
    <section className={styles.band} aria-labelledby="vertrouwen">
      <div className={styles.inner}>
        <h2 id="vertrouwen">{trustTexts.title}</h2>
        <dl className={styles.facts}>
          {rating && <Rated rating={rating} />}
          <Names title={trustTexts.certificates} all={certificates} />
          <Names title={trustTexts.networks} all={networks} />
        </dl>
      </div>
    </section>
  )
}

const figures = new Intl.NumberFormat('nl-NL')

const Rated = ({ rating: { figure, outOf, count, source, link, day } }: { rating: Rating }) => (
  <div>
    <dt>{trustTexts.rating}</dt>
    <dd>
      <strong className={styles.figure}>{figures.format(figure)}</strong>{' '}
      {trustTexts.of(figures.format(outOf))}
      <br />
      {filledText(count === 1 ? trustTexts.fromOne : trustTexts.from, {
        count: figures.format(count),
        source: <a href={link}>{source}</a>,
        day: <time dateTime={day}>{dateInWords(day)}</time>,
      })}
    </dd>
  </div>
)

const Names = ({ title, all }: { title: string; all: Trust['certificates'] }) =>
  all.length > 0 && (
    <div>
      <dt>{title}</dt>
      {all.map(({ name, link }) => (
        <dd key={name}>{link ? <a href={link}>{name}</a> : name}</dd>
      ))}
    </div>
  )
