import { Laptop, Smartphone } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { isRefused } from '../../../../api/client.ts'
import { commonTexts } from '../../../../common/texts.ts'
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx'
import { type Outcome, outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import type { OpenSession } from '../../../authentication/contract.ts'
import { sessionTexts } from '../../../authentication/texts.ts'
import { isHandheld, userAgentWords } from '../../../authentication/user-agent-words.ts'
import { confirmTexts } from '../../account-texts.ts'
import { callAsCustomer } from '../../components/mijn/call-as-customer.ts'
import { formatMoment } from '../../components/mijn/dates.ts'
import { loadForCustomer } from '../../components/mijn/load-for-customer.ts'
import { Loaded, useKnownCustomer } from '../../components/mijn/loaded.tsx'
import styles from '../../components/mijn/mijn.module.css'
import { PasswordAgain } from '../../components/mijn/password-again.tsx'
import { PasswordAgain as PasswordAgainForm } from '../../contract-login.ts'
import { mijnSubjects } from '../../texts.ts'
import type { Route } from './+types/sessions.ts'
import sessionListStyles from './session-list.module.css'

export { PageSkeleton as HydrateFallback } from '../../components/mijn/page-skeleton.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadForCustomer('GET /api/mijn/sessies', request)

/** Sessions of the customer, and ending others. */
export default function Sessions({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className={styles.intro}>{sessionTexts.intro}</p>
      <Loaded answer={loaderData} what={mijnSubjects.sessions}>
        {sessions =>
          sessions.some(({ isCurrent }) => !isCurrent) ? (
            <EndSessions sessions={sessions} />
          ) : (
            <SessionList sessions={sessions} />
          )
        }
      </Loaded>
    </>
  )
}

/** The button that ends all but this one; those of the list have the id of a session. */
const others = 'others'

function EndSessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const { email } = useKnownCustomer()
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const { form: fields, ...form } = useContractForm({
    schema: PasswordAgainForm,
    initial: { currentPassword: '' },
    async send(values, action): Promise<Outcome<string>> {
      const through = callAsCustomer
      const result =
        action === others
          ? await submit('POST /api/mijn/sessies/einde', values, { through })
          : await submit('POST /api/mijn/sessies/{id}/einde', values, { params: { id: action }, through })
      // A session that is gone already has ended too.
      const isGone = isRefused(result, 404)
      const outcome = outcomeOf(result)
      if (outcome.kind !== 'taken' && !isGone) return outcome
      await revalidate()
      return { kind: 'taken', data: doneBy(action) }
    },
    onTaken(done) {
      fields.reset()
      announce(done)
    },
  })

  const doneBy = (action: string) => {
    const ended = sessions.find(({ id }) => id === action)
    return ended ? sessionTexts.loggedOut(userAgentWords(ended.userAgent)) : sessionTexts.othersLoggedOut
  }
  return (
    <Form form={form} failed={{ title: commonTexts.logOutFailed }}>
      <PasswordAgain field={form.field('currentPassword')} email={email} hint={confirmTexts.forSessions} />
      {/* Before those of the list: what Enter in the field presses. */}
      <div className={styles.actions}>
        <SubmitButton variant="secondary" action={others}>
          {sessionTexts.logOutOthers}
        </SubmitButton>
      </div>
      <SessionList sessions={sessions} />
    </Form>
  )
}

/**
 * The browsers that are logged in. A form around it ends one by the button of its id; the one that shows the page cannot be
 * ended here.
 */
const SessionList = ({ sessions }: { sessions: readonly OpenSession[] }) => (
  <ul className={`plain-list ${sessionListStyles.list}`}>
    {sessions.map(({ id, isCurrent, userAgent, createdAt, lastSeenAt }) => {
      const name = userAgentWords(userAgent)
      const Icon = isHandheld(userAgent) ? Smartphone : Laptop
      return (
        <li key={id} className={sessionListStyles.item}>
          <Icon aria-hidden="true" className={sessionListStyles.icon} />
          <div className={sessionListStyles.words}>
            <h2 className={sessionListStyles.name}>
              <span>{name}</span>
              {isCurrent && <span className={sessionListStyles.current}>{sessionTexts.current}</span>}
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
