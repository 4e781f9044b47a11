import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { GuestDetails } from '../../../contract/details.ts'
import { forEachField } from '../../../domain/person.ts'
import { formBehaviour, problemsOf, useProblems } from '../../details/form-behaviour.ts'
import type { GuestForm } from '../../details/guest-form.ts'
import { guestResolver } from '../../details/guest-resolver.ts'
import { newCustomerFields } from '../../details/new-customer-fields.tsx'
import { useServerChecks } from '../../details/server-checks.ts'
import { writtenForm } from '../../details/written-form.ts'
import { orderStore, useOrderState } from '../order-state.ts'
import { type Registering, register } from './register.ts'
import { useRememberedForm } from './use-remembered-form.ts'
import { type Verification, verifyGuest } from './verify-guest.ts'

/** What the form's buttons do: their value. */
export type NewCustomerAction = 'register' | 'go-on'

/** What was registered where, and when its mail can be asked for; null: it is on its way. */
export type Registered = { readonly email: string; readonly secondsUntilMail: number | null }

type Options = {
  /** What stands in the fields at first. */
  initial: Partial<GuestForm>
  onRegistered: (registration: Registered) => void
  /** The details are checked: the visitor goes on without an account. */
  onAccepted: (details: GuestDetails) => void
}

/** The form of a new customer: remembered as it is typed, sent once whatever is pressed (order-flow §4 and §5). */
export function useNewCustomer({ initial, onRegistered, onAccepted }: Options) {
  const serverChecks = useServerChecks()
  const form = useForm<GuestForm, unknown, GuestDetails>({
    resolver: guestResolver(serverChecks),
    defaultValues: writtenForm({ ...emptyForm, ...initial }),
    ...formBehaviour,
  })
  const { guestForm } = useOrderState()
  useRememberedForm(form, {
    kept: guestForm,
    keep: typed => orderStore.change({ guestForm: typed }),
    empty: emptyForm,
  })
  const summary = useProblems()
  const [outcome, setOutcome] = useState<Registering | Verification | null>(null)
  const [busy, setBusy] = useState<NewCustomerAction | null>(null)
  const isUnderWay = useRef(false)

  const show = (found: object) => summary.show(problemsOf(found, newCustomerFields))

  const send = (action: NewCustomerAction) =>
    form.handleSubmit(async details => {
      const { resellerId } = orderStore.getSnapshot()
      const answer =
        action === 'register'
          ? await register(details, resellerId, serverChecks)
          : await verifyGuest(details, serverChecks)
      setOutcome(answer)
      summary.show([])
      if (answer.kind === 'registered')
        return onRegistered({ email: details.email, secondsUntilMail: answer.secondsUntilMail })
      if (answer.kind === 'accepted') return onAccepted(details)
      if (answer.kind !== 'refused') return
      for (const field of newCustomerFields) {
        const error = answer.errors[field]
        if (error) form.setError(field, { type: 'server', ...error })
      }
      show(answer.errors)
    }, show)()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    const action = actionOf(event.nativeEvent)
    setBusy(action)
    setOutcome(null)
    try {
      await send(action)
    } finally {
      isUnderWay.current = false
      setBusy(null)
    }
  }

  return {
    form,
    serverChecks,
    problems: summary.problems,
    attempt: summary.attempt,
    /** The last answer; null while there is none. */
    outcome,
    /** Which action is under way. */
    busy,
    submit,
    /** Back to the fields after a refusal of the whole form. */
    backToFields: () => setOutcome(null),
  }
}

export type NewCustomer = ReturnType<typeof useNewCustomer>

/** Which of the form's buttons was pressed. */
const actionOf = (event: Event): NewCustomerAction =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('value') === 'register' ? 'register' : 'go-on'

const emptyForm: GuestForm = {
  companyName: '',
  gender: 'MALE',
  ...forEachField(() => ''),
  postCode: '',
  city: '',
  street: '',
  streetNumber: '',
  streetNumberAddition: '',
  kvkNumber: '',
  vatNumber: '',
  iban: '',
  ascription: '',
}
