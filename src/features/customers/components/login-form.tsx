import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import { paths } from '../../../api/paths.ts'
import { callMessages } from '../../../api/texts.ts'
import { commonTexts } from '../../../common/texts.ts'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { type Outcome, outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { PasswordField } from '../../../ui/kit/password-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { useHydrated } from '../../../ui/state/hydrated.ts'
import { LoginForm as LoginFields } from '../../authentication/contract.ts'
import { loginTexts } from '../link-texts.ts'
import { customerStore } from './customer-store.ts'
import { forgetGuest } from './guest-input.ts'

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

/** Logs in and gets to know the customer; what was typed and chosen in the order flow stays. */
async function logIn(form: LoginFields): Promise<Outcome<null>> {
  const result = await submit('POST /api/login', form, { captcha: 'login', sentAs: 'form' })
  if (!result.ok) return failedLogin(result)
  const customer = await customerStore.refresh()
  if (customer.kind === 'known') {
    forgetGuest()
    return { kind: 'taken', data: null }
  }
  return {
    kind: 'failed',
    message: customer.kind === 'unavailable' ? customer.message : callMessages.refused,
  }
}

/** The server's sentence where it gave one (order-flow §8). */
const failedLogin = (result: CallResult<null> & { ok: false }): Outcome<null> =>
  result.kind === 'unavailable' && result.message === callMessages.unavailable
    ? { kind: 'failed', message: `${callMessages.refused} ${commonTexts.tryAgainSoon}` }
    : outcomeOf(result)
