import { useState } from 'react'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { formFailures } from '../../../ui/forms/texts.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { filledText } from '../../../ui/kit/filled-text.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { PasswordField } from '../../../ui/kit/password-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { loginEmailTexts as texts } from '../account-texts.ts'
import { callAsCustomer } from '../components/mijn/call-as-customer.ts'
import { useKnownCustomer } from '../components/mijn/loaded.tsx'
import styles from '../components/mijn/mijn.module.css'
import { linkExpectedWithinMinutes } from '../contract-links.ts'
import { LoginEmailChange } from '../contract-login.ts'

/** Another address to log in with: it counts once the link that is mailed there is followed. */
export default function LoginEmail() {
  const { email } = useKnownCustomer()
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const { form: fields, ...form } = useContractForm({
    schema: LoginEmailChange,
    initial: { email: '', currentPassword: '' },
    async send(change) {
      setAskedFor(null)
      return outcomeOf(await submit('POST /api/mijn/inlogadres', change, { through: callAsCustomer }))
    },
    onTaken(_, change) {
      fields.reset()
      setAskedFor(change.email)
    },
  })
  return (
    <div className={styles.narrow}>
      {askedFor !== null && (
        <Notice kind="success" title={texts.asked} announced>
          <p>{texts.follow(askedFor, linkExpectedWithinMinutes)}</p>
        </Notice>
      )}
      <p className={styles.intro}>{filledText(texts.now, { email: <b>{email}</b> })}</p>
      <Form form={form} failed={formFailures.notSaved} actions={<SubmitButton>{texts.send}</SubmitButton>}>
        <Fields>
          <TextField {...form.field('email')} label={texts.newEmail} hint={texts.hint} autoComplete="email" />
          <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
        </Fields>
      </Form>
    </div>
  )
}
