import texts from '../../../../content/site/retention.json' with { type: 'json' }
import { TextTable } from './content/text-table.tsx'
import type { RetentionRow } from './retention-rows.ts'
import styles from './retention-table.module.css'

const { caption, headers } = texts

/** The data that is kept of persons, why and how long. */
export const RetentionTable = ({ rows }: { rows: readonly RetentionRow[] }) => (
  <div className={styles.place}>
    <TextTable>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{headers.what}</th>
          <th scope="col">{headers.why}</th>
          <th scope="col">{headers.howLong}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, what, data, why, howLong }) => (
          <tr key={name}>
            <td data-label={headers.what}>
              <span className={styles.what}>{what}</span>
              {data !== '' && <span className={styles.data}>{data}</span>}
            </td>
            <td data-label={headers.why}>{why}</td>
            <td data-label={headers.howLong}>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </TextTable>
  </div>
)
