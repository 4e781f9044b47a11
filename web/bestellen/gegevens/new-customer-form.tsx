import { useState } from 'react'
import { type SubmitHandler, useForm } from 'react-hook-form'
import { type GuestDetails, verifyAccountData } from '../../../contract/details.ts'
import { call } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { GuestForm } from '../drafts.ts'
import { orderStore, useOrderState } from '../order-state.ts'
import { messageOf, problemsOf } from './form-problems.ts'
import forms from './forms.module.css'
import { guestResolver } from './guest-resolver.ts'
import { NewCustomerFields, newCustomerFields } from './new-customer-fields.tsx'
import { checkedFields, useServerChecks } from './server-checks.ts'
import { useRememberedForm } from './use-remembered-form.ts'

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
    mode: 'onBlur',
    shouldFocusError: false,
  })
  const { guestForm } = useOrderState()
  useRememberedForm(form, {
    kept: guestForm,
    keep: typed => orderStore.change({ guestForm: typed }),
    empty: emptyForm,
  })
  const { errors, isSubmitting } = form.formState
  const [attempt, setAttempt] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  const verify: SubmitHandler<GuestDetails> = async details => {
    setProblem(null)
    const verdicts = await Promise.all(checkedFields.map(field => serverChecks.holds(field, details[field])))
    if (verdicts.includes(false)) {
      await form.trigger([...checkedFields])
      return
    }
    const result = await call(verifyAccountData, { body: details })
    if (result.ok) return onAccepted(details)
    if (result.kind === 'unavailable') return setProblem(result.message)
    const fieldErrors = Object.entries(result.failure.errors ?? {})
    for (const [field, { message }] of fieldErrors)
      if (isField(field)) form.setError(field, { type: 'server', message })
    if (!fieldErrors.some(([field]) => isField(field))) setProblem(result.failure.message)
  }

  return (
    <form
      className={forms.form}
      noValidate
      aria-busy={isSubmitting}
      onSubmit={async event => {
        await form.handleSubmit(verify)(event)
        setAttempt(count => count + 1)
      }}
    >
      <ErrorSummary problems={problemsOf(errors, newCustomerFields)} attempt={attempt} />
      <NewCustomerFields
        form={form}
        errorOf={field => messageOf(errors, field)}
        serverChecks={serverChecks}
        disabled={isSubmitting}
      />
      {problem && (
        <Notice kind="error" title="Je gegevens zijn nog niet gecontroleerd">
          <p>{problem} Wat je hebt ingevuld staat er nog.</p>
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

const isField = (field: string): field is keyof GuestForm => newCustomerFields.some(name => name === field)

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
