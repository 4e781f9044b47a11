import * as z from 'zod/mini'
import { Fields, Form, SubmitButton } from '../../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { filledText } from '../../../../ui/kit/filled-text.tsx'
import { PasswordField } from '../../../../ui/kit/password-field.tsx'
import { choosePasswordTexts, newPasswordHint, passwordTexts } from '../../account-texts.ts'
import { customerStore } from '../../components/customer-store.ts'
import { LoginName } from '../../components/login-name.tsx'
import { type LinkStatus, newPasswordField } from '../../contract-account.ts'
import { RegisteredData } from './registered-data.tsx'

const NewPassword = z.object({ password: newPasswordField })

type Props = {
  token: string
  standing: LinkStatus
  onChosen: () => void
  /** The link stopped serving while the page was open. */
  onDead: () => void
}

/** The new password of whoever the link was mailed to. */
export function NewPasswordForm({ token, standing, onChosen, onDead }: Props) {
  const { purpose, companyName, email } = standing
  const form = useContractForm({
    schema: NewPassword,
    initial: { password: '' },
    async send({ password }) {
      const result = await submit('POST /api/account-link/password', { token, password })
      if (result.ok) await customerStore.refresh()
      else if (result.status === 404) onDead()
      return outcomeOf(result)
    },
    onTaken: onChosen,
  })
  return (
    <>
      <p>
        <span>{`${choosePasswordTexts.choose[purpose]} `}</span>
        {filledText(choosePasswordTexts.accountOf, {
          company: <strong>{companyName}</strong>,
          email: <strong>{email}</strong>,
        })}
      </p>
      {standing.purpose === 'activation' && <RegisteredData registered={standing.registered} />}
      <Form
        form={form}
        failed={formFailures.notSaved}
        actions={<SubmitButton>{passwordTexts.save}</SubmitButton>}
      >
        <Fields>
          <LoginName email={email} />
          <PasswordField {...form.field('password')} hint={newPasswordHint} autoComplete="new-password" />
        </Fields>
      </Form>
    </>
  )
}
