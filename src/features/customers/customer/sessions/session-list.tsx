import { Laptop, Smartphone } from 'lucide-react'
import { commonTexts } from '../../../../common/texts.ts'
import { SubmitButton } from '../../../../ui/forms/form.tsx'
import { sessionTexts } from '../../account-texts.ts'
import { formatMoment } from '../../components/mijn/dates.ts'
import type { CustomerSession } from '../../contract-login.ts'
import { isHandheld, userAgentWords } from '../../user-agent-words.ts'
import styles from './session-list.module.css'

/**
 * The browsers that are logged in. A form around it ends one by the button of its id; the one that shows the page cannot be
 * ended here.
 */
export const SessionList = ({ sessions }: { sessions: readonly CustomerSession[] }) => (
  <ul className={`plain-list ${styles.list}`}>
    {sessions.map(({ id, isCurrent, userAgent, createdAt, lastSeenAt }) => {
      const name = userAgentWords(userAgent)
      const Icon = isHandheld(userAgent) ? Smartphone : Laptop
      return (
        <li key={id} className={styles.item}>
          <Icon aria-hidden="true" className={styles.icon} />
          <div className={styles.words}>
            <h2 className={styles.name}>
              <span>{name}</span>
              {isCurrent && <span className={styles.current}>{sessionTexts.current}</span>}
            </h2>
            <p>{sessionTexts.lastSeen(formatMoment(lastSeenAt))}</p>
            <p>{sessionTexts.loggedIn(formatMoment(createdAt))}</p>
          </div>
          {!isCurrent && (
            <SubmitButton
              variant="secondary"
              small
              action={id}
              aria-label={sessionTexts.logOutOn(name, formatMoment(createdAt))}
            >
              {commonTexts.logOut}
            </SubmitButton>
          )}
        </li>
      )
    })}
  </ul>
)
