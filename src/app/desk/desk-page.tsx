import { useEffect } from 'react'
import { isRouteErrorResponse, Link, Outlet, useRevalidator } from 'react-router'
import { deskPaths } from '../../api/desk-paths.ts'
import { inTable } from '../../common/in-table.ts'
import { type LogNames, LogNamesContext } from '../../features/audit/components/log-names.ts'
import { signInQuestion } from '../../features/desk/components/desk-state.ts'
import { deskFrameTexts } from '../../features/desk/texts.ts'
import { type MailNames, MailNamesContext } from '../../features/mails/components/mail-names.ts'
import { PageTitle } from '../../ui/desk/page-title.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { logNameOf, logNames } from '../events/log-names.ts'
import { mailKindNames } from '../mails/texts.ts'
import type { Route } from './+types/desk-page.ts'
import { isSignedOut, isUnreachable, messageIn } from './desk-middleware.ts'

/** A page in the frame; the frame stays where the page cannot be shown. */
export default function DeskPage() {
  return (
    <LogNamesContext value={logKinds}>
      <MailNamesContext value={mailKinds}>
        <Outlet />
      </MailNamesContext>
    </LogNamesContext>
  )
}

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

const logKinds: LogNames = { nameOf: logNameOf, all: choices(logNames) }

const nameOfMail = inTable(mailKindNames)
const mailKinds: MailNames = { nameOf: kind => nameOfMail(kind) ?? kind, all: choices(mailKindNames) }

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isSignedOut(error)) return <SignedOut />
  if (isUnreachable(error)) return <Unavailable message={messageIn(error)} />
  const status = isRouteErrorResponse(error) ? error.status : null
  const isMissing = status === 404
  const refused = status === 403 ? deskFrameTexts.notPermitted : deskFrameTexts.refused
  return (
    <>
      <PageTitle>{isMissing ? deskFrameTexts.notFound : refused}</PageTitle>
      <Notice kind={isMissing ? 'info' : 'warning'}>
        <p>{isMissing ? deskFrameTexts.notFoundText : messageIn(error)}</p>
        <p>
          <Link to={deskPaths.desk}>{deskFrameTexts.back}</Link>
        </p>
      </Notice>
    </>
  )
}

/** The page comes once somebody is signed in again. */
function SignedOut() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    void signInQuestion.ask().then(isSignedIn => {
      if (isSignedIn) void revalidate()
    })
  }, [revalidate])
  return null
}

function Unavailable({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <PageTitle>{deskFrameTexts.unavailable}</PageTitle>
      <Notice kind="error" retrying={state === 'loading'} onRetry={() => void revalidate()}>
        <p>{message}</p>
      </Notice>
    </>
  )
}
