import { Link } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { NarrowPage } from '../../../ui/layout/narrow-page.tsx'
import { PageView } from '../../page-frame/components/page-view.tsx'
import { passwordTexts } from '../account-texts.ts'
import { LinkRequest } from '../components/mijn/link-request.tsx'

/** Asks for a link to choose another password. */
export default function ForgotPassword() {
  return (
    <NarrowPage>
      <PageView />
      <p>{passwordTexts.forgotten}</p>
      <LinkRequest purpose="password-reset" />
      <p>
        <Link to={paths.login()}>{passwordTexts.backToLogin}</Link>
      </p>
    </NarrowPage>
  )
}
