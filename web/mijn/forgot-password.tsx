import { Link } from 'react-router'
import { PageView } from '../layout/page-view.tsx'
import { paths } from '../paths.ts'
import { LinkRequest } from './link-request.tsx'
import { NarrowPage } from './narrow-page.tsx'

/** Asks for a link to choose another password. */
export default function ForgotPassword() {
  return (
    <NarrowPage>
      <PageView />
      <p>Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest.</p>
      <LinkRequest purpose="password-reset" />
      <p>
        <Link to={paths.login()}>Terug naar inloggen</Link>
      </p>
    </NarrowPage>
  )
}
