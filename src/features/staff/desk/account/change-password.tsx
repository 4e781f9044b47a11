import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Card } from '../../../../ui/desk/card.tsx'
import { Fields, Form, SubmitButton } from '../../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { PasswordField } from '../../../../ui/kit/password-field.tsx'
import { LoginName } from '../../../authentication/components/login-name.tsx'
import { newPasswordHint, passwordChangeTexts } from '../../../authentication/texts.ts'
import { callAtDesk } from '../../../desk/components/call-at-desk.ts'
import { StaffPasswordChange } from '../../contract-account.ts'
import { deskPasswordTexts } from '../../texts.ts'

/** Another password for who knows the present one. */
export function ChangePassword({ email }: { email: string }) {
  const [isChanged, setIsChanged] = useState(false)
  const { revalidate } = useRevalidator()
  const { form: fields, ...form } = useContractForm({
    schema: StaffPasswordChange,
    initial: { currentPassword: '', newPassword: '' },
    async send(change) {
      setIsChanged(false)
      return outcomeOf(await submit('PUT /api/beheer/ik/wachtwoord', change, { through: callAtDesk }))
    },
    onTaken() {
      fields.reset()
      setIsChanged(true)
      void revalidate()
    },
  })
  return (
    <Card title={deskPasswordTexts.title}>
      {isChanged && (
        <Notice kind="success" title={passwordChangeTexts.changed} announced>
          <p>{passwordChangeTexts.loggedOutElsewhere}</p>
        </Notice>
      )}
      <Form
        form={form}
        failed={formFailures.notSaved}
        actions={<SubmitButton variant="secondary">{passwordChangeTexts.change}</SubmitButton>}
      >
        <Fields narrow>
          <LoginName email={email} />
          <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
          <PasswordField {...form.field('newPassword')} hint={newPasswordHint} autoComplete="new-password" />
        </Fields>
      </Form>
    </Card>
  )
}
