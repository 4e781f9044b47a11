import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { newPasswordHint } from '../../../content/mijn-texts.ts'
import { choosePassword, type LinkStanding, newPasswordField } from '../../../contract/account.ts'
import { call } from '../../api-client.ts'
import { formBehaviour, messageOf } from '../../details/form-behaviour.ts'
import forms from '../../details/forms.module.css'
import { PasswordField } from '../../ui/password-field.tsx'
import { SavedForm } from '../saved-form.tsx'
import { savingOf, useSaving } from '../use-saving.ts'
import { RegisteredData } from './registered-data.tsx'

const NewPassword = z.object({ password: newPasswordField })

type Props = {
  token: string
  standing: LinkStanding
  onChosen: () => void
  /** The link stopped serving while the page was open. */
  onDead: () => void
}

/** The new password of whoever the link was mailed to. */
export function NewPasswordForm({ token, standing, onChosen, onDead }: Props) {
  const { purpose, companyName, email } = standing
  const form = useForm({
    resolver: zodResolver(NewPassword),
    defaultValues: { password: '' },
    ...formBehaviour,
  })
  const saving = useSaving(form, ['password'], {
    async send({ password }) {
      const result = await call(choosePassword, { body: { token, password } })
      if (!result.ok && result.kind === 'refused' && result.status === 404) onDead()
      return savingOf(result)
    },
    onSaved: onChosen,
  })
  return (
    <>
      <p>
        {purpose === 'activation'
          ? 'Kies een wachtwoord, dan is je account meteen actief. '
          : 'Kies een nieuw wachtwoord. Daarna werkt je oude wachtwoord niet meer. '}
        Je account is van <strong>{companyName}</strong>, met het e-mailadres <strong>{email}</strong>.
      </p>
      {standing.purpose === 'activation' && <RegisteredData registered={standing.registered} />}
      <SavedForm saving={saving} submitLabel="Wachtwoord opslaan">
        <fieldset disabled={saving.isSaving} className={forms.group}>
          {/* Tells a password manager whose password this is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...form.register('password')}
            error={messageOf(form.formState.errors, 'password')}
            label="Nieuw wachtwoord"
            hint={newPasswordHint}
            autoComplete="new-password"
          />
        </fieldset>
      </SavedForm>
    </>
  )
}
