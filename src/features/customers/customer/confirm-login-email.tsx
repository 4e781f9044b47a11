import { useState } from 'react'
import { Link } from 'react-router'
import { call, isRefused } from '../../../api/client.ts'
import { paths } from '../../../api/paths.ts'
import { lostAnswerTexts } from '../../../api/texts.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { filledText } from '../../../ui/kit/filled-text.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { NarrowPage } from '../../../ui/layout/narrow-page.tsx'
import { BehindLink } from '../../mailed-links/components/behind-link.tsx'
import { type LinkPage, useMailedLink } from '../../mailed-links/components/use-mailed-link.ts'
import { linkLifetimeHours } from '../../mailed-links/lifetimes.ts'
import { PageView } from '../../page-frame/components/page-view.tsx'
import { deadLinkTexts, confirmLoginEmailTexts as texts } from '../account-texts.ts'
import { customerStore } from '../components/customer-store.ts'
import type { LoginEmailStatus } from '../contract-links.ts'

const page: LinkPage<'POST /api/inlogadres-link'> = {
  path: paths.confirmLoginEmail,
  check: 'POST /api/inlogadres-link',
  storageKey: 'loginEmailLink',
}

/** Page behind the link that was mailed to a new login address. */
export default function ConfirmLoginEmail() {
  const { link, forget, end } = useMailedLink(page)
  const [changedTo, setChangedTo] = useState<string | null>(null)
  return (
    <NarrowPage>
      <PageView />
      {changedTo === null ? (
        <BehindLink link={link} fields={1} notChecked={texts.notChecked} dead={<DeadLink />}>
          {(token, standing) => (
            <Confirm
              token={token}
              standing={standing}
              onDead={end}
              onChanged={() => {
                forget()
                setChangedTo(standing.email)
              }}
            />
          )}
        </BehindLink>
      ) : (
        <Changed email={changedTo} />
      )}
    </NarrowPage>
  )
}

const DeadLink = () => (
  <Notice kind="warning" title={deadLinkTexts.title}>
    <p>{deadLinkTexts.why(linkLifetimeHours)}</p>
    <p>
      <Link to={paths.mijnLoginEmail}>{texts.askAgain}</Link>
    </p>
  </Notice>
)

type ConfirmProps = {
  token: string
  standing: LoginEmailStatus
  onChanged: () => void
  onDead: () => void
}

function Confirm({ token, standing: { email, companyName }, onChanged, onDead }: ConfirmProps) {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<{ title: string; message: string } | null>(null)
  const confirm = async () => {
    setIsSending(true)
    setFailure(null)
    const result = await call('POST /api/inlogadres-link/bevestiging', { body: { token } })
    if (result.ok) {
      await customerStore.refresh()
      return onChanged()
    }
    setIsSending(false)
    if (isRefused(result, 404)) return onDead()
    if (result.kind === 'unavailable' && result.mayBeDone) return setFailure(lostAnswerTexts)
    setFailure({
      title: texts.failed,
      message: result.kind === 'refused' ? result.failure.message : result.message,
    })
  }
  return (
    <>
      <p>{filledText(texts.question, { company: <b>{companyName}</b>, email: <b>{email}</b> })}</p>
      {failure !== null && (
        <Notice kind="error" title={failure.title}>
          <p>{failure.message}</p>
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
