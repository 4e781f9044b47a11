import { useNavigate } from 'react-router'
import { choosePasswordTexts } from '../../../content/account-texts.ts'
import { checkAccountLink, type LinkPurpose, LinkStanding } from '../../../contract/account.ts'
import type { PasswordChosen } from '../../account/password-chosen.tsx'
import { useMailedLink } from '../../account/use-mailed-link.ts'
import { PageView } from '../../layout/page-view.tsx'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/notice.tsx'
import { FormSkeleton, NarrowPage } from '../narrow-page.tsx'
import { useOrderToResume } from '../order-to-resume.ts'
import { DeadLink } from './dead-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

const linkPage = {
  path: paths.choosePassword,
  check: checkAccountLink,
  answer: LinkStanding,
  storageKey: 'accountLink',
}

/** Where a mailed link leads: a password for a new account, or another one for who forgot it. */
export default function ChoosePassword() {
  const { link, forget, end } = useMailedLink(linkPage)
  const navigate = useNavigate()
  const orderToResume = useOrderToResume()

  /** He is logged in: back to an order that waits in this browser, or to his own pages; never back to a link that is used up. */
  const goOn = (purpose: LinkPurpose) => {
    forget()
    const state: PasswordChosen = { passwordChosen: purpose }
    void navigate(orderToResume ?? paths.mijn, { replace: true, state })
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
        return (
          <NewPasswordForm
            key={link.token}
            token={link.token}
            standing={link.standing}
            onChosen={() => goOn(link.standing.purpose)}
            onDead={end}
          />
        )
    }
  }
}
