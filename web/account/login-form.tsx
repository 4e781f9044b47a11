import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { LoginForm as LoginFields } from '../../contract/account.ts'
import { formBehaviour, messageOf, problemsOf, useProblems } from '../details/form-behaviour.ts'
import forms from '../details/forms.module.css'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { logIn } from './log-in.ts'

type Props = {
  /** What stands in the e-mail field at first. */
  email?: string
  /** The customer is known by now (`useCustomer`). */
  onLoggedIn?: () => void
}

/** E-mail and password of a customer (order-flow §2 and §8). */
export function LoginForm({ email = '', onLoggedIn }: Props) {
  const { register, handleSubmit, formState } = useForm<LoginFields>({
    resolver: zodResolver(LoginFields),
    defaultValues: { username: email, password: '' },
    ...formBehaviour,
  })
  const { errors, isSubmitting } = formState
  const summary = useProblems()
  const [failure, setFailure] = useState<string | null>(null)

  const submit = handleSubmit(
    async typed => {
      summary.show([])
      setFailure(null)
      const outcome = await logIn(typed)
      if (outcome.kind === 'failed') return setFailure(outcome.message)
      onLoggedIn?.()
    },
    found => {
      setFailure(null)
      summary.show(problemsOf(found, ['username', 'password']))
    },
  )

  return (
    <form className={forms.form} noValidate aria-busy={isSubmitting} onSubmit={submit}>
      <ErrorSummary problems={summary.problems} attempt={summary.attempt} />
      {failure && (
        <Notice kind="error" title="Inloggen is niet gelukt">
          <p>{failure}</p>
        </Notice>
      )}
      <fieldset disabled={isSubmitting} className={classes(forms.group, forms.narrow)}>
        <TextField
          {...register('username')}
          error={messageOf(errors, 'username')}
          label="E-mailadres"
          type="email"
          autoComplete="username"
        />
        <PasswordField
          {...register('password')}
          error={messageOf(errors, 'password')}
          label="Wachtwoord"
          autoComplete="current-password"
        />
      </fieldset>
      <div className={forms.actions}>
        <Button type="submit" busy={isSubmitting}>
          Inloggen
        </Button>
        <Link to={paths.forgotPassword}>Wachtwoord vergeten?</Link>
      </div>
    </form>
  )
}
