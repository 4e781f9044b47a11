import { forgottenPasswordPage, loginPage } from '../../../../common/account-pages.ts'
import { ButtonLink, Paragraph, TextLink } from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { logInLinksTexts as texts } from './texts.ts'

/** How customers reach their account: log in, or choose another password first. */
export function LogInLinks({ publicUrl }: { publicUrl: string }) {
  return (
    <>
      <ButtonLink href={`${publicUrl}${loginPage}`}>{texts.logIn}</ButtonLink>
      <Paragraph>
        {filledText(texts.forgotten, {
          choose: <TextLink href={`${publicUrl}${forgottenPasswordPage}`}>{texts.choose}</TextLink>,
        })}
      </Paragraph>
    </>
  )
}
