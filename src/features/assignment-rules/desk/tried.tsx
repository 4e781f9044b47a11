import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { TryOut } from '../contract-desk.ts'
import { rulesTexts as texts } from '../texts-desk.ts'
import styles from './rules.module.css'

/** The last cases with the rule that would have taken each. */
export const Tried = ({ cases }: TryOut) => (
  <section className={styles.list} aria-live="polite">
    <p className={styles.legend}>
      {texts.tried(cases.filter(({ rule }) => rule !== null).length, cases.length)}
    </p>
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.triedTable}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.case}</th>
          <th scope="col">{texts.opened}</th>
          <th scope="col">{texts.byRule}</th>
          <th scope="col">{texts.to}</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ number, name, openedAt, rule, assignee }) => (
          <tr key={number}>
            <th scope="row">
              <Link to={deskPaths.case(number)}>{formatOrderNumber(number)}</Link>
              <span className={styles.who}>{name}</span>
            </th>
            <td>{deskMoment(openedAt)}</td>
            <td>{rule ?? texts.noRule}</td>
            <td>{assignee ?? texts.nobody}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
