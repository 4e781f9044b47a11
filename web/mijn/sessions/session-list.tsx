import { Laptop, Smartphone } from 'lucide-react'
import type * as z from 'zod/mini'
import { commonTexts } from '../../../content/common-texts.ts'
import { sessionTexts } from '../../../content/mijn-texts.ts'
import type { CustomerSessions } from '../../../contract/customer-login.ts'
import { Button } from '../../ui/button.tsx'
import { formatMoment } from '../dates.ts'
import { isHandheld, userAgentWords } from '../user-agent-words.ts'
import styles from './session-list.module.css'

type Props = {
  sessions: z.infer<typeof CustomerSessions>
  isEnding: (id: string) => boolean
  onEnd: (id: string, name: string) => void
}

/** The browsers that are logged in; the one that shows the page cannot be ended here. */
export const SessionList = ({ sessions, isEnding, onEnd }: Props) => (
  <ul className={`plain-list ${styles.list}`}>
    {sessions.map(({ id, isCurrent, userAgent, createdAt, lastSeenAt }) => {
      const name = userAgentWords(userAgent)
      const Icon = isHandheld(userAgent) ? Smartphone : Laptop
      return (
        <li key={id} className={styles.item}>
          <Icon aria-hidden="true" className={styles.icon} />
          <div className={styles.words}>
            <h2 className={styles.name}>
              {name}
              {isCurrent && <span className={styles.current}>{sessionTexts.current}</span>}
            </h2>
            <p>{sessionTexts.lastSeen(formatMoment(lastSeenAt))}</p>
            <p>{sessionTexts.loggedIn(formatMoment(createdAt))}</p>
          </div>
          {!isCurrent && (
            <Button
              variant="secondary"
              small
              busy={isEnding(id)}
              aria-label={sessionTexts.logOutOn(name, formatMoment(createdAt))}
              onClick={() => onEnd(id, name)}
            >
              {commonTexts.logOut}
            </Button>
          )}
        </li>
      )
    })}
  </ul>
)
