import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { GuestDetails } from '../../../contract/details.ts'
import { formBehaviour, messageOf, problemsOf, useProblems } from '../../details/form-behaviour.ts'
import forms from '../../details/forms.module.css'
import type { GuestForm } from '../../details/guest-form.ts'
import { guestResolver } from '../../details/guest-resolver.ts'
import { NewCustomerFields, newCustomerFields } from '../../details/new-customer-fields.tsx'
import { useServerChecks } from '../../details/server-checks.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { orderStore, useOrderState } from '../order-state.ts'
import { useRememberedForm } from './use-remembered-form.ts'
import { verifyGuest } from './verify-guest.ts'

type Props = {
  /** What stands in the fields at first. */
  initial: Partial<GuestForm>
  submitLabel: string
  onAccepted: (details: GuestDetails) => void
  /** For who only came to change something. */
  onCancel?: () => void
}

/** The form of a new customer who orders without registering (order-flow §2 and §5). */
export function NewCustomerForm({ initial, submitLabel, onAccepted, onCancel }: Props) {
  const serverChecks = useServerChecks()
  const form = useForm<GuestForm, unknown, GuestDetails>({
    resolver: guestResolver(serverChecks),
    defaultValues: { ...emptyForm, ...initial },
    ...formBehaviour,
  })
  const { guestForm } = useOrderState()
  useRememberedForm(form, {
    kept: guestForm,
    keep: typed => orderStore.change({ guestForm: typed }),
    empty: emptyForm,
  })
  const { errors, isSubmitting } = form.formState
  const summary = useProblems()
  const [failure, setFailure] = useState<string | null>(null)

  const show = (found: object) => summary.show(problemsOf(found, newCustomerFields))

  const submit = form.handleSubmit(async details => {
    setFailure(null)
    const verification = await verifyGuest(details, serverChecks)
    if (verification.kind === 'accepted') return onAccepted(details)
    if (verification.kind === 'failed') return setFailure(verification.message)
    for (const field of newCustomerFields) {
      const error = verification.errors[field]
      if (error) form.setError(field, { type: 'server', ...error })
    }
    show(verification.errors)
  }, show)

  return (
    <form className={forms.form} noValidate aria-busy={isSubmitting} onSubmit={submit}>
      <ErrorSummary problems={summary.problems} attempt={summary.attempt} />
      <NewCustomerFields
        form={form}
        errorOf={field => messageOf(errors, field)}
        serverChecks={serverChecks}
        disabled={isSubmitting}
      />
      {failure && (
        <Notice kind="error" title="Je gegevens zijn nog niet gecontroleerd">
          <p>{failure} Wat je hebt ingevuld staat er nog.</p>
        </Notice>
      )}
      <div className={forms.actions}>
        <Button type="submit" busy={isSubmitting}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Annuleren
          </Button>
        )}
      </div>
    </form>
  )
}

const emptyForm: GuestForm = {
  companyName: '',
  gender: 'MALE',
  firstName: '',
  lastName: '',
  postCode: '',
  city: '',
  street: '',
  streetNumber: '',
  streetNumberAddition: '',
  kvkNumber: '',
  vatNumber: '',
  iban: '',
  ascription: '',
  phoneNumber: '',
  email: '',
}
