import { Link } from 'react-router'
import errors from '../../../../../content/site/errors.json' with { type: 'json' }
import styles from './suggestions.module.css'

type Props = {
  suggestions: readonly { readonly address: string; readonly label: string; readonly description: string }[]
}

/** Pages that the visitor may have meant with an address that is not ours. */
export function Suggestions({ suggestions }: Props) {
  if (suggestions.length === 0) return null
  return (
    <section className={styles.suggestions} aria-labelledby="bedoel-je">
      <h2 id="bedoel-je">{errors.notFound.suggestions}</h2>
      <ul>
        {suggestions.map(({ address, label, description }) => (
          <li key={address}>
            <Link to={address}>{label}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
