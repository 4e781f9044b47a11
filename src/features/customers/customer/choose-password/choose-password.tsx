import { useNavigate } from 'react-router'
import { paths } from '../../../../api/paths.ts'
import { PageView } from '../../../site/frame/page-view.tsx'
import { choosePasswordTexts } from '../../account-texts.ts'
import { BehindLink } from '../../components/mijn/behind-link.tsx'
import { NarrowPage } from '../../components/mijn/narrow-page.tsx'
import type { PasswordChosen } from '../../components/password-chosen.tsx'
import { useMailedLink } from '../../components/use-mailed-link.ts'
import type { LinkPurpose } from '../../contract-account.ts'
import { useOrderToResume } from '../order-to-resume.ts'
import { DeadLink } from './dead-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

const linkPage = {
  path: paths.choosePassword,
  check: 'POST /api/account-link',
  storageKey: 'accountLink',
} as const

/** Page behind a mailed link: a password for a new account, or another one for an existing account. */
export default function ChoosePassword() {
  const { link, forget, end } = useMailedLink(linkPage)
  const navigate = useNavigate()
  const orderToResume = useOrderToResume()

  /** After login: back to an order in this browser, or to the customer pages; never back to a used link. */
  const goOn = (purpose: LinkPurpose) => {
    forget()
    const state: PasswordChosen = { passwordChosen: purpose }
    void navigate(orderToResume ?? paths.mijn, { replace: true, state })
  }
  return (
    <NarrowPage>
      <PageView />
      <BehindLink link={link} fields={2} notChecked={choosePasswordTexts.notChecked} dead={<DeadLink />}>
        {(token, standing) => (
          <NewPasswordForm
            key={token}
            token={token}
            standing={standing}
            onChosen={() => goOn(standing.purpose)}
            onDead={end}
          />
        )}
      </BehindLink>
    </NarrowPage>
  )
}
