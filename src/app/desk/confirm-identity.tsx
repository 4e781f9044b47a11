import type { BodyOf } from '../../api/types.ts'
import { LoginName } from '../../features/authentication/components/login-name.tsx'
import { confirmQuestion, useIsAsked } from '../../features/desk/components/desk-state.ts'
import { confirmIdentityTexts } from '../../features/desk/texts.ts'
import { ConfirmationByCode, ConfirmationByPassword } from '../../features/staff/contract-account.ts'
import { CodeField } from '../../ui/desk/code-field.tsx'
import { DialogWords } from '../../ui/desk/dialog-words.tsx'
import { Fields, Form, SubmitButton } from '../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../ui/forms/submit.ts'
import { useContractForm } from '../../ui/forms/use-contract-form.ts'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { PasswordField } from '../../ui/kit/password-field.tsx'

type Props = { hasSecondFactor: boolean; email: string }

/** Asks a colleague to confirm their identity before a sensitive action, which then continues by itself. */
export function ConfirmIdentity({ hasSecondFactor, email }: Props) {
  if (!useIsAsked(confirmQuestion)) return null
  return (
    <Dialog open onClose={() => confirmQuestion.answer(false)} title={confirmIdentityTexts.title}>
      <DialogWords>
        <p>{hasSecondFactor ? confirmIdentityTexts.byCode : confirmIdentityTexts.byPassword}</p>
        {hasSecondFactor ? <ByCode /> : <ByPassword email={email} />}
      </DialogWords>
    </Dialog>
  )
}

const actions = <SubmitButton>{confirmIdentityTexts.confirm}</SubmitButton>
/** Either way, it is confirmed by the same call. */
const confirmation = {
  idPrefix: 'confirm-',
  send: async (proof: BodyOf<'POST /api/beheer/bevestigen'>) =>
    outcomeOf(await submit('POST /api/beheer/bevestigen', proof)),
  onTaken: () => confirmQuestion.answer(true),
}

function ByCode() {
  const form = useContractForm({
    schema: ConfirmationByCode,
    initial: { code: '' },
    ...confirmation,
  })
  return (
    <Form form={form} failed={{ title: confirmIdentityTexts.failed }} actions={actions}>
      <Fields narrow>
        <CodeField {...form.field('code')} />
      </Fields>
    </Form>
  )
}

function ByPassword({ email }: { email: string }) {
  const form = useContractForm({
    schema: ConfirmationByPassword,
    initial: { currentPassword: '' },
    ...confirmation,
  })
  return (
    <Form form={form} failed={{ title: confirmIdentityTexts.failed }} actions={actions}>
      <Fields narrow>
        <LoginName email={email} />
        <PasswordField {...form.field('currentPassword')} autoComplete="current-password" enterKeyHint="go" />
      </Fields>
    </Form>
  )
}
