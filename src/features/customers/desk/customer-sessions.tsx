import { deskMoment } from '../../desk/moments.ts'
import type { DeskCustomer } from '../contract-desk.ts'
import { customerPartTexts } from '../texts-desk.ts'
import { userAgentWords } from '../user-agent-words.ts'
import styles from './customers.module.css'

/** Sessions of a customer. */
export function CustomerSessions({ sessions }: Pick<DeskCustomer, 'sessions'>) {
  if (sessions.length === 0) return <p>{customerPartTexts.noSessions}</p>
  return (
    <ul className={`plain-list ${styles.sessions}`}>
      {sessions.map(({ id, userAgent, lastSeenAt }) => (
        <li key={id}>
          <span>{userAgentWords(userAgent)}</span>
          <span className={styles.note}>{customerPartTexts.lastSeen(deskMoment(lastSeenAt))}</span>
        </li>
      ))}
    </ul>
  )
}
