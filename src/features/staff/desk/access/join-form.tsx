import type { BodyOf } from '../../../../api/types.ts'
import { Fields, Form, SubmitButton } from '../../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { PasswordField } from '../../../../ui/kit/password-field.tsx'
import { TextField } from '../../../../ui/kit/text-field.tsx'
import { LoginName } from '../../../authentication/components/login-name.tsx'
import { newPasswordHint } from '../../../authentication/texts.ts'
import {
  FirstAdministrator,
  InvitedColleague,
  NewStaffPassword,
  type StaffLinkStatus,
} from '../../contract.ts'
import { deskAccessTexts } from '../../texts.ts'

type Props = {
  token: string
  standing: StaffLinkStatus
  onJoined: (isSignedIn: boolean) => void
  /** The link stopped serving while the page was open. */
  onDead: () => void
}

/**
 * Input for following a link: the first administrator fills in name and address, an invited colleague the name; all
 * choose a password.
 */
export function JoinForm({ standing, ...props }: Props) {
  switch (standing.for) {
    case 'first-administrator':
      return <First {...props} />
    case 'invitation':
      return <Invited {...props} {...standing} />
    case 'password':
      return <Replacing {...props} {...standing} />
  }
}

type FormProps = Omit<Props, 'standing'>

/** Sends what was filled in, whichever of the three forms it is. */
const useSending = ({ token, onJoined, onDead }: FormProps) => ({
  async send(answers: Omit<BodyOf<'POST /api/beheer/toegang'>, 'token'>) {
    const result = await submit('POST /api/beheer/toegang', { token, ...answers })
    if (!result.ok && result.status === 404) onDead()
    return outcomeOf(result)
  },
  onTaken: ({ isSignedIn }: { isSignedIn: boolean }) => onJoined(isSignedIn),
})

const actions = <SubmitButton>{deskAccessTexts.join}</SubmitButton>

function First(props: FormProps) {
  const initial = { name: '', email: '', password: '' }
  const form = useContractForm({ schema: FirstAdministrator, initial, ...useSending(props) })
  return (
    <>
      <p>{deskAccessTexts.first}</p>
      <Form form={form} failed={formFailures.notSaved} actions={actions}>
        <Fields narrow>
          <TextField {...form.field('name')} autoComplete="name" />
          <TextField {...form.field('email')} autoComplete="username" />
          <PasswordField {...form.field('password')} hint={newPasswordHint} autoComplete="new-password" />
        </Fields>
      </Form>
    </>
  )
}

function Invited({ email, role, ...props }: FormProps & Extract<StaffLinkStatus, { for: 'invitation' }>) {
  const initial = { name: '', password: '' }
  const form = useContractForm({ schema: InvitedColleague, initial, ...useSending(props) })
  return (
    <>
      <p>{deskAccessTexts.invited(email, role)}</p>
      <Form form={form} failed={formFailures.notSaved} actions={actions}>
        <Fields narrow>
          <LoginName email={email} />
          <TextField {...form.field('name')} autoComplete="name" />
          <PasswordField {...form.field('password')} hint={newPasswordHint} autoComplete="new-password" />
        </Fields>
      </Form>
    </>
  )
}

function Replacing({ email, ...props }: FormProps & Extract<StaffLinkStatus, { for: 'password' }>) {
  const form = useContractForm({
    schema: NewStaffPassword,
    initial: { password: '' },
    ...useSending(props),
  })
  return (
    <>
      <p>{deskAccessTexts.replacing(email)}</p>
      <Form
        form={form}
        failed={formFailures.notSaved}
        actions={<SubmitButton>{deskAccessTexts.replace}</SubmitButton>}
      >
        <Fields narrow>
          <LoginName email={email} />
          <PasswordField {...form.field('password')} hint={newPasswordHint} autoComplete="new-password" />
        </Fields>
      </Form>
    </>
  )
}
