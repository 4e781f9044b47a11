import { useState } from 'react'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { formFailures } from '../../../ui/forms/texts.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { PasswordField } from '../../../ui/kit/password-field.tsx'
import { LoginName } from '../../authentication/components/login-name.tsx'
import { newPasswordHint, passwordChangeTexts } from '../../authentication/texts.ts'
import { passwordTexts } from '../account-texts.ts'
import { callAsCustomer } from '../components/mijn/call-as-customer.ts'
import { useKnownCustomer } from '../components/mijn/loaded.tsx'
import styles from '../components/mijn/mijn.module.css'
import { PasswordChange } from '../contract-login.ts'

/** Another password for who knows the present one. */
export default function Password() {
  const { email } = useKnownCustomer()
  const [isChanged, setIsChanged] = useState(false)
  const { form: fields, ...form } = useContractForm({
    schema: PasswordChange,
    initial: { currentPassword: '', newPassword: '' },
    async send(change) {
      setIsChanged(false)
      return outcomeOf(await submit('PUT /api/mijn/wachtwoord', change, { through: callAsCustomer }))
    },
    onTaken() {
      fields.reset()
      setIsChanged(true)
    },
  })
  return (
    <div className={styles.narrow}>
      {isChanged && (
        <Notice kind="success" title={passwordChangeTexts.changed} announced>
          <p>{passwordChangeTexts.loggedOutElsewhere}</p>
        </Notice>
      )}
      <p className={styles.intro}>{passwordTexts.before}</p>
      <Form
        form={form}
        failed={formFailures.notSaved}
        actions={<SubmitButton>{passwordChangeTexts.change}</SubmitButton>}
      >
        <Fields>
          <LoginName email={email} />
          <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
          <PasswordField {...form.field('newPassword')} hint={newPasswordHint} autoComplete="new-password" />
        </Fields>
      </Form>
    </div>
  )
}
