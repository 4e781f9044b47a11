import { useState } from 'react'
import { Link } from 'react-router'
import { deadLinkTexts, confirmLoginEmailTexts as texts } from '../../content/account-texts.ts'
import {
  checkLoginEmailLink,
  confirmLoginEmail,
  LoginEmailStanding,
  linkLifetimeHours,
} from '../../contract/account.ts'
import { customerStore } from '../account/customer-store.ts'
import { type LinkPage, useMailedLink } from '../account/use-mailed-link.ts'
import { call } from '../api-client.ts'
import { PageView } from '../layout/page-view.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { filledText } from '../ui/filled-text.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { FormSkeleton, NarrowPage } from './narrow-page.tsx'

const page: LinkPage<LoginEmailStanding> = {
  path: paths.confirmLoginEmail,
  check: checkLoginEmailLink,
  answer: LoginEmailStanding,
  storageKey: 'loginEmailLink',
}

/** Where the link leads that was mailed to another address to log in with. */
export default function ConfirmLoginEmail() {
  const { link, forget, end } = useMailedLink(page)
  const [changedTo, setChangedTo] = useState<string | null>(null)
  return (
    <NarrowPage>
      <PageView />
      {changedTo === null ? content() : <Changed email={changedTo} />}
    </NarrowPage>
  )

  function content() {
    switch (link.kind) {
      case 'checking':
        return <FormSkeleton fields={1} />
      case 'failed':
        return (
          <Notice kind="error" title={texts.notChecked} onRetry={link.retry}>
            <p>{link.message}</p>
          </Notice>
        )
      case 'dead':
        return (
          <Notice kind="warning" title={deadLinkTexts.title}>
            <p>{deadLinkTexts.why(linkLifetimeHours)}</p>
            <p>
              <Link to={paths.mijnLoginEmail}>{texts.askAgain}</Link>
            </p>
          </Notice>
        )
      case 'serves':
        return (
          <Confirm
            token={link.token}
            standing={link.standing}
            onDead={end}
            onChanged={() => {
              forget()
              setChangedTo(link.standing.email)
            }}
          />
        )
    }
  }
}

type ConfirmProps = {
  token: string
  standing: LoginEmailStanding
  onChanged: () => void
  onDead: () => void
}

function Confirm({ token, standing: { email, companyName }, onChanged, onDead }: ConfirmProps) {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async () => {
    setIsSending(true)
    setFailure(null)
    const result = await call(confirmLoginEmail, { body: { token } })
    if (result.ok) {
      await customerStore.refresh()
      return onChanged()
    }
    setIsSending(false)
    if (result.kind === 'refused' && result.status === 404) return onDead()
    setFailure(result.kind === 'refused' ? result.failure.message : result.message)
  }
  return (
    <>
      <p>{filledText(texts.question, { company: <b>{companyName}</b>, email: <b>{email}</b> })}</p>
      {failure !== null && (
        <Notice kind="error" title={texts.failed}>
          <p>{failure}</p>
        </Notice>
      )}
      <Button busy={isSending} onClick={() => void confirm()}>
        {texts.confirm}
      </Button>
    </>
  )
}

const Changed = ({ email }: { email: string }) => (
  <>
    <Notice kind="success" title={texts.changed} announced>
      <p>{texts.logInWith(email)}</p>
    </Notice>
    <LinkButton to={paths.mijn}>{texts.goOn}</LinkButton>
  </>
)
