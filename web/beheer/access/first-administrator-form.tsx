import { newPasswordHint } from '../../../content/account-texts.ts'
import { deskAccessTexts } from '../../../content/desk-access-texts.ts'
import { formFailures } from '../../../content/form-texts.ts'
import { FirstAdministrator, joinStaff } from '../../../contract/staff-access.ts'
import { Fields, Form, SubmitButton } from '../../forms/form.tsx'
import { outcomeOf, submit } from '../../forms/submit.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Props = {
  token: string
  onJoined: () => void
  /** The link stopped serving while the page was open. */
  onDead: () => void
}

/** Who opens the desk says who he is. */
export function FirstAdministratorForm({ token, onJoined, onDead }: Props) {
  const form = useContractForm({
    schema: FirstAdministrator,
    initial: { name: '', email: '', password: '' },
    async send(answers) {
      const result = await submit(joinStaff, { token, ...answers })
      if (!result.ok && result.status === 404) onDead()
      return outcomeOf(result)
    },
    onTaken: onJoined,
  })
  return (
    <>
      <p>{deskAccessTexts.intro['first-administrator']}</p>
      <Form
        form={form}
        failed={formFailures.notSaved}
        actions={<SubmitButton>{deskAccessTexts.join}</SubmitButton>}
      >
        <Fields narrow>
          <TextField {...form.field('name')} autoComplete="name" />
          <TextField {...form.field('email')} autoComplete="username" />
          <PasswordField {...form.field('password')} hint={newPasswordHint} autoComplete="new-password" />
        </Fields>
      </Form>
    </>
  )
}
