import { ButtonLink, Paragraph, TextLink } from '../../../../platform/mail/templates/components.tsx'
import { forgottenPasswordPage, loginPage } from '../../../../shared/account-pages.ts'

/** How customers reach their account: log in, or choose another password first. */
export function LogInLinks({ publicUrl }: { publicUrl: string }) {
  return (
    <>
      <ButtonLink href={`${publicUrl}${loginPage}`}>Log in</ButtonLink>
      <Paragraph>
        Wachtwoord vergeten?{' '}
        <TextLink href={`${publicUrl}${forgottenPasswordPage}`}>Kies een nieuw wachtwoord</TextLink>
      </Paragraph>
    </>
  )
}
