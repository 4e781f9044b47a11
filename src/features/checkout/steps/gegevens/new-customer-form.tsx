import { useEffect, useRef } from 'react'
import type { FieldErrors } from '../../../../common/contract/failure.ts'
import { Form, LeaveButton, SubmitButton } from '../../../../ui/forms/form.tsx'
import forms from '../../../../ui/forms/forms.module.css'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { showFromStart } from '../../../../ui/kit/show-from-start.ts'
import { useErrorTitle } from '../../../../ui/kit/use-error-title.ts'
import { useIsByPhone } from '../../../carts/components/phone-mode.ts'
import { emptyGuestForm, type GuestForm } from '../../../details/components/guest-form.ts'
import { NewCustomerFields } from '../../../details/components/new-customer-fields.tsx'
import { type NewCustomerRow, NewCustomerRows } from '../../../details/components/new-customer-rows.tsx'
import { useServerChecks } from '../../../details/components/server-checks.ts'
import { GuestDetails } from '../../../details/details-schema.ts'
import { orderStore, useOrderState } from '../../store/order-state.ts'
import { detailsTexts, newCustomerTexts } from '../../texts/gegevens.ts'
import { orderEntry } from './order-entry.ts'
import { type Registered, register, verifyGuest } from './register.ts'

type Props = {
  /** Initial values of the fields. */
  initial: Partial<GuestForm>
  /** Errors of an order that was refused, which show from the start. */
  refused?: FieldErrors
  /** Absent for who is a guest already. */
  onRegistered?: (email: string, registered: Registered) => void
  /** The details are checked: the visitor goes on without an account. */
  onAccepted: (details: GuestDetails) => void
  /** For a guest who came back to change something. */
  onCancel?: (() => void) | undefined
  /** For a guest who is a customer after all: leads to the login. */
  onLogIn?: (() => void) | undefined
  /** Whether the form stands in a row that is open: its fields show in groups instead of rows. */
  isInRow?: boolean
  /** Row that is open at first although it is right. */
  open?: NewCustomerRow | null
}

/** The form of a new customer, who registers or orders without (order-flow §2 and §5); kept as it is typed. */
export function NewCustomerForm({
  initial,
  refused,
  onRegistered,
  onAccepted,
  onCancel,
  onLogIn,
  isInRow = false,
  open = null,
}: Props) {
  const serverChecks = useServerChecks()
  const isByPhone = useIsByPhone()
  const { guestForm } = useOrderState()
  const form = useContractForm({
    schema: GuestDetails,
    refusals: serverChecks.known,
    refused,
    initial: { ...emptyGuestForm, ...initial },
    memory: {
      save: orderEntry.setGuestForm,
      wiping: { isKept: guestForm !== null, empty: emptyGuestForm },
    },
    async send(details, action) {
      const errors = await serverChecks.refusals(details)
      if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
      return action === 'register'
        ? register(details, orderStore.getSnapshot().resellerId)
        : verifyGuest(details)
    },
    onTaken(taken, details) {
      if (taken.kind === 'accepted') onAccepted(details)
      else onRegistered?.(details.email, taken)
    },
  })

  return (
    <Form
      form={{ ...form, failure: null }}
      leadsToField
      actions={
        onCancel ? (
          <>
            <SubmitButton>{newCustomerTexts.save}</SubmitButton>
            <LeaveButton onClick={onCancel}>{newCustomerTexts.cancel}</LeaveButton>
            {/* A caller does not log in at somebody else's screen. */}
            {onLogIn && !isByPhone && (
              <LeaveButton onClick={onLogIn}>{detailsTexts.tabs.customer}</LeaveButton>
            )}
          </>
        ) : (
          <>
            <SubmitButton>{newCustomerTexts.goOn}</SubmitButton>
            {!isByPhone && (
              <SubmitButton action="register" variant="secondary">
                {newCustomerTexts.register}
              </SubmitButton>
            )}
          </>
        )
      }
    >
      {form.failure && <RegistrationRejected {...form.failure} attempt={form.attempt} />}
      {isInRow ? (
        <NewCustomerFields form={form.form} field={form.field} serverChecks={serverChecks} />
      ) : (
        <NewCustomerRows
          form={form.form}
          field={form.field}
          wrong={form.wrong}
          serverChecks={serverChecks}
          open={open}
        />
      )}
    </Form>
  )
}

type RegistrationRejectedProps = {
  /** The server's own. */
  title?: string | undefined
  message: string
  /** Takes the focus again whenever this changes: the number of tries. */
  attempt: number
}

/**
 * Stands above the fields, which keep what was typed, where none of them is to blame
 * (docs/decisions/order-flow.md#messages-when-a-step-cannot-go-on).
 */
function RegistrationRejected({ title, message, attempt }: RegistrationRejectedProps) {
  const block = useRef<HTMLDivElement>(null)
  useErrorTitle(true)
  useEffect(() => {
    if (attempt > 0) showFromStart(block.current)
  }, [attempt])
  return (
    <div ref={block} tabIndex={-1} className={forms.group}>
      <Notice kind="error" title={title ?? formFailures.notChecked.title}>
        <p className={forms.errorText}>{`${message} ${formFailures.notChecked.advice}`}</p>
      </Notice>
    </div>
  )
}
