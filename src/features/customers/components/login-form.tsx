import { Link } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { PasswordField } from '../../../ui/kit/password-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { useHydrated } from '../../../ui/state/hydrated.ts'
import { LoginForm as LoginFields } from '../contract-account.ts'
import { loginTexts } from '../link-texts.ts'
import { logIn } from './log-in.ts'

/** Tells a password manager whose password the form asks for. */
export const LoginName = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
)

type Props = {
  /** Initial value of the e-mail field. */
  email?: string
  /** The customer is known by now (`useCustomer`). */
  onLoggedIn?: () => void
}

/** E-mail and password of a customer (order-flow §2 and §8). */
export function LoginForm({ email = '', onLoggedIn }: Props) {
  const isHydrated = useHydrated()
  const form = useContractForm({
    schema: LoginFields,
    initial: { username: email, password: '' },
    send: logIn,
    onTaken: () => onLoggedIn?.(),
  })
  return (
    <Form
      form={form}
      failed={{ title: loginTexts.failed }}
      actions={
        <>
          <SubmitButton disabled={!isHydrated}>{loginTexts.button}</SubmitButton>
          <Link to={paths.forgotPassword}>{loginTexts.forgotten}</Link>
        </>
      }
    >
      <Fields narrow disabled={!isHydrated}>
        <TextField {...form.field('username')} autoComplete="username" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
      </Fields>
    </Form>
  )
}
