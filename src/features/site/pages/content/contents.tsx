import { pageTexts } from '../../texts.ts'
import styles from './contents.module.css'
import type { PageView } from './page-view.server.ts'

/** How many sections a text has at least whose contents stand beside it. */
const longText = 3

/** On a wide screen, beside a long text: what is in it. */
export const Contents = ({ sections }: Pick<PageView, 'sections'>) =>
  sections.length >= longText && (
    <nav className={styles.contents} aria-labelledby="op-deze-pagina">
      <p id="op-deze-pagina" className={styles.label}>
        {pageTexts.contents}
      </p>
      <ul className="plain-list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
