import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { commonTexts } from '../../../content/common-texts.ts'
import { mijnSubjects, sessionTexts } from '../../../content/mijn-texts.ts'
import {
  CustomerSessions,
  customerSessions,
  endOtherSessions,
  endSession,
} from '../../../contract/customer-login.ts'
import type { CallResult, Endpoint } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { useAnnounce } from '../../ui/live-region.tsx'
import { Notice } from '../../ui/notice.tsx'
import { fetchAnswer } from '../answer.ts'
import { Answered } from '../answered.tsx'
import { callAsCustomer } from '../call-as-customer.ts'
import styles from '../mijn.module.css'
import type { Route } from './+types/sessions.ts'
import { SessionList } from './session-list.tsx'

export { PageSkeleton as HydrateFallback } from '../page-skeleton.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  fetchAnswer(customerSessions, CustomerSessions, request)

/** Where the customer is logged in, and the way to end it elsewhere. */
export default function Sessions({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [ending, setEnding] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const end = async (endpoint: Endpoint, done: string) => {
    setEnding(endpoint.path)
    setFailure(null)
    const problem = problemOf(await callAsCustomer(endpoint))
    await revalidate()
    setEnding(null)
    setFailure(problem)
    if (problem === null) announce(done)
  }
  return (
    <>
      <p className={styles.intro}>{sessionTexts.intro}</p>
      {failure && (
        <Notice kind="error" title={commonTexts.logOutFailed}>
          <p>{failure}</p>
        </Notice>
      )}
      <Answered answer={loaderData} what={mijnSubjects.sessions}>
        {sessions => (
          <>
            <SessionList
              sessions={sessions}
              isEnding={id => ending === endSession(id).path}
              onEnd={(id, name) => void end(endSession(id), sessionTexts.loggedOut(name))}
            />
            {sessions.some(({ isCurrent }) => !isCurrent) && (
              <div className={styles.actions}>
                <Button
                  variant="secondary"
                  busy={ending === endOtherSessions.path}
                  onClick={() => void end(endOtherSessions, sessionTexts.othersLoggedOut)}
                >
                  {sessionTexts.logOutOthers}
                </Button>
              </div>
            )}
          </>
        )}
      </Answered>
    </>
  )
}

/** A session that is gone already (404) has ended too. */
function problemOf(result: CallResult<null>): string | null {
  if (result.ok) return null
  if (result.kind === 'unavailable') return result.message
  return result.status === 404 ? null : result.failure.message
}
