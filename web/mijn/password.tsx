import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { newPasswordHint } from '../../content/mijn-texts.ts'
import { changePassword, PasswordChange } from '../../contract/customer.ts'
import { formBehaviour, messageOf } from '../details/form-behaviour.ts'
import forms from '../details/forms.module.css'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { callAsCustomer } from './call-as-customer.ts'
import styles from './mijn.module.css'
import { SavedForm } from './saved-form.tsx'
import { useKnownCustomer } from './use-known-customer.ts'
import { savingOf, useSaving } from './use-saving.ts'

const fields = ['currentPassword', 'newPassword'] as const

/** Another password for who knows the present one. */
export default function Password() {
  const { email } = useKnownCustomer()
  const [isChanged, setIsChanged] = useState(false)
  const form = useForm<PasswordChange>({
    resolver: zodResolver(PasswordChange),
    defaultValues: { currentPassword: '', newPassword: '' },
    ...formBehaviour,
  })
  const { errors } = form.formState
  const saving = useSaving(form, fields, {
    async send(body) {
      setIsChanged(false)
      return savingOf(await callAsCustomer(changePassword, { body }))
    },
    onSaved() {
      form.reset()
      setIsChanged(true)
    },
  })
  return (
    <div className={styles.narrow}>
      {isChanged && (
        <Notice kind="success" title="Je wachtwoord is gewijzigd" announced>
          <p>Op je andere apparaten ben je uitgelogd.</p>
        </Notice>
      )}
      <p className={styles.intro}>Na het wijzigen ben je op al je andere apparaten uitgelogd.</p>
      <SavedForm saving={saving} submitLabel="Wachtwoord wijzigen">
        <fieldset disabled={saving.isSaving} className={forms.group}>
          {/* Tells a password manager whose password this is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...form.register('currentPassword')}
            error={messageOf(errors, 'currentPassword')}
            label="Huidig wachtwoord"
            autoComplete="current-password"
          />
          <PasswordField
            {...form.register('newPassword')}
            error={messageOf(errors, 'newPassword')}
            label="Nieuw wachtwoord"
            hint={newPasswordHint}
            autoComplete="new-password"
          />
        </fieldset>
      </SavedForm>
    </div>
  )
}
