import { Group } from '../../../../ui/forms/form.tsx'
import type { FieldProps } from '../../../../ui/forms/form-fields.ts'
import { PasswordField } from '../../../../ui/kit/password-field.tsx'
import { LoginName } from '../../../authentication/components/login-name.tsx'
import { confirmTexts } from '../../account-texts.ts'

type Props = {
  field: FieldProps
  /** The login name of the customer. */
  email: string
  /** Why it is asked for. */
  hint: string
}

/** Asks for the password once more, before something that matters changes (src/features/customers/account-changes.ts). */
export const PasswordAgain = ({ field, email, hint }: Props) => (
  <Group legend={confirmTexts.legend}>
    <LoginName email={email} />
    <PasswordField {...field} hint={hint} autoComplete="current-password" enterKeyHint="go" />
  </Group>
)
