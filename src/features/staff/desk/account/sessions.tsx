import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type CallFailure, callFailure } from '../../../../api/call-failure.ts'
import { isRefused } from '../../../../api/client.ts'
import { deskMoment } from '../../../../common/desk-moments.ts'
import { commonTexts } from '../../../../common/texts.ts'
import { Card } from '../../../../ui/desk/card.tsx'
import { Button } from '../../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { sessionTexts } from '../../../authentication/texts.ts'
import { isHandheld, userAgentWords } from '../../../authentication/user-agent-words.ts'
import { callAtDesk } from '../../../desk/components/call-at-desk.ts'
import type { StaffSession } from '../../contract-account.ts'
import { deskSessionTexts } from '../../texts.ts'
import styles from './account.module.css'

/** Everything but this session. */
const others = 'others'

/** Sessions of a colleague, and ending others. */
export function Sessions({ sessions }: { sessions: readonly StaffSession[] }) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [ending, setEnding] = useState<string | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const end = async (id: string, done: string) => {
    if (ending !== null) return
    setEnding(id)
    setFailure(null)
    const result = await (id === others
      ? callAtDesk('POST /api/beheer/ik/sessies/einde')
      : callAtDesk('POST /api/beheer/ik/sessies/{id}/einde', { params: { id } }))
    // A session that is gone already has ended too.
    const isEnded = result.ok || isRefused(result, 404)
    if (isEnded) announce(done)
    else setFailure(callFailure(result))
    await revalidate()
    setEnding(null)
  }
  return (
    <Card title={deskSessionTexts.title}>
      <p className={styles.soft}>{deskSessionTexts.intro}</p>
      {failure && (
        <Notice kind="error" title={failure.title ?? commonTexts.logOutFailed}>
          <p>{failure.message}</p>
        </Notice>
      )}
      <ul className={`plain-list ${styles.list}`}>
        {sessions.map(session => (
          <Session
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session.id, sessionTexts.loggedOut(userAgentWords(session.userAgent)))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            busy={ending === others}
            onClick={() => void end(others, sessionTexts.othersLoggedOut)}
          >
            {sessionTexts.logOutOthers}
          </Button>
        </div>
      )}
    </Card>
  )
}

type Props = { session: StaffSession; isEnding: boolean; onEnd: () => void }

function Session({ session: { isCurrent, userAgent, createdAt, lastSeenAt }, isEnding, onEnd }: Props) {
  const name = userAgentWords(userAgent)
  const Icon = isHandheld(userAgent) ? Smartphone : Laptop
  const begun = deskMoment(createdAt)
  return (
    <li className={styles.session}>
      <Icon aria-hidden="true" />
      <span className={styles.browser}>
        {`${name}${isCurrent ? ` (${sessionTexts.current.toLowerCase()})` : ''}`}
      </span>
      <span className={styles.seen}>
        {`${sessionTexts.loggedIn(begun)}, ${sessionTexts.lastSeen(deskMoment(lastSeenAt)).toLowerCase()}`}
      </span>
      {!isCurrent && (
        <Button
          variant="secondary"
          small
          busy={isEnding}
          aria-label={sessionTexts.logOutOn(name, begun)}
          onClick={onEnd}
        >
          {commonTexts.logOut}
        </Button>
      )}
    </li>
  )
}
