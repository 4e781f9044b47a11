import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { choosePasswordTexts } from '../../../content/account-texts.ts'
import type { LinkStanding } from '../../../contract/account.ts'
import { customerStore } from '../../account/customer-store.ts'
import { LoginForm } from '../../account/login-form.tsx'
import forms from '../../forms/forms.module.css'
import { PageView } from '../../layout/page-view.tsx'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/notice.tsx'
import { FormSkeleton, NarrowPage } from '../narrow-page.tsx'
import { useOrderToResume } from '../order-to-resume.ts'
import { DeadLink } from './dead-link.tsx'
import { keptToken } from './kept-token.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { useAccountLink } from './use-account-link.ts'

/** Where a mailed link leads: a password for a new account, or another one for who forgot it. */
export default function ChoosePassword() {
  const { link, end } = useAccountLink()
  const [usedToken, setUsedToken] = useState<string | null>(null)

  const finish = (token: string) => {
    keptToken.forget()
    setUsedToken(token)
    // The choice ended every session of the customer, one in this browser too.
    void customerStore.refresh()
  }
  return (
    <NarrowPage>
      <PageView />
      {content()}
    </NarrowPage>
  )

  function content() {
    switch (link.kind) {
      case 'checking':
        return <FormSkeleton fields={2} />
      case 'failed':
        return (
          <Notice kind="error" title={choosePasswordTexts.notChecked} onRetry={link.retry}>
            <p>{link.message}</p>
          </Notice>
        )
      case 'dead':
        return <DeadLink />
      case 'serves':
        if (link.token === usedToken) return <Chosen standing={link.standing} />
        return (
          <NewPasswordForm
            key={link.token}
            token={link.token}
            standing={link.standing}
            onChosen={() => finish(link.token)}
            onDead={end}
          />
        )
    }
  }
}

/** It worked: straight on to logging in, and back to an order that waits in this browser. */
function Chosen({ standing: { purpose, email } }: { standing: LinkStanding }) {
  const navigate = useNavigate()
  const orderToResume = useOrderToResume()
  const content = useRef<HTMLDivElement>(null)

  // Another form has taken the place of the one that was sent: the reader starts at its top.
  useEffect(() => {
    content.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <div ref={content} tabIndex={-1} className={forms.form}>
      <Notice kind="success" title={choosePasswordTexts.done[purpose]} announced>
        <p>{orderToResume ? choosePasswordTexts.logInAndGoOn : choosePasswordTexts.logIn}</p>
      </Notice>
      <LoginForm email={email} onLoggedIn={() => void navigate(orderToResume ?? paths.mijn)} />
    </div>
  )
}
