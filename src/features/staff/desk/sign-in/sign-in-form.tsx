import { useState } from 'react'
import { CodeField } from '../../../../ui/desk/code-field.tsx'
import { Fields, Form, LeaveButton, SubmitButton } from '../../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { PasswordField } from '../../../../ui/kit/password-field.tsx'
import { TextField } from '../../../../ui/kit/text-field.tsx'
import { deskSignInTexts } from '../../../desk/texts.ts'
import { SignInForm as Schema } from '../../contract.ts'

type Props = {
  /** Colleague whose session has ended; absent if anybody may sign in. */
  email?: string
  /** Before the ids of the fields, where another form stands on the page. */
  idPrefix?: string
  onSignedIn: () => void
}

/** Fields for a colleague's address and password, then for the code of the second factor if they have one. */
export function SignInForm({ email, idPrefix = '', onSignedIn }: Props) {
  const [needsCode, setNeedsCode] = useState(false)
  const {
    field,
    form: fields,
    ...form
  } = useContractForm({
    schema: Schema,
    initial: { email: email ?? '', password: '' },
    idPrefix,
    send: async values => outcomeOf(await submit('POST /api/beheer/inloggen', values)),
    onTaken(answer) {
      if (answer.needsCode) setNeedsCode(true)
      else onSignedIn()
    },
  })
  const startOver = () => {
    fields.reset()
    setNeedsCode(false)
  }
  return (
    <Form
      form={form}
      failed={{ title: deskSignInTexts.failed }}
      actions={
        <>
          <SubmitButton>{deskSignInTexts.button}</SubmitButton>
          {needsCode && email === undefined && (
            <LeaveButton onClick={startOver}>{deskSignInTexts.other}</LeaveButton>
          )}
        </>
      }
    >
      {needsCode ? (
        <Fields narrow>
          <CodeField {...field('code')} hint={deskSignInTexts.codeHint} />
        </Fields>
      ) : (
        <Fields narrow>
          <TextField {...field('email')} autoComplete="username" readOnly={email !== undefined} />
          <PasswordField {...field('password')} autoComplete="current-password" enterKeyHint="go" />
        </Fields>
      )}
    </Form>
  )
}
