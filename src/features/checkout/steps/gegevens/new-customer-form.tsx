import { Form, LeaveButton, SubmitButton } from '../../../../ui/forms/form.tsx'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { emptyGuestForm, type GuestForm } from '../../../details/components/guest-form.ts'
import { NewCustomerFields } from '../../../details/components/new-customer-fields.tsx'
import { useServerChecks } from '../../../details/components/server-checks.ts'
import { GuestDetails } from '../../../details/details-schema.ts'
import { useIsByPhone } from '../../components/phone-order/phone-mode.ts'
import { orderStore, useOrderState } from '../../store/order-state.ts'
import { newCustomerTexts } from '../../texts/gegevens.ts'
import { orderEntry } from './order-entry.ts'
import { type Registered, register, verifyGuest } from './register.ts'
import { RegistrationRejected } from './registration-rejected.tsx'

type Props = {
  /** Initial values of the fields. */
  initial: Partial<GuestForm>
  onRegistered: (email: string, registered: Registered) => void
  /** The details are checked: the visitor goes on without an account. */
  onAccepted: (details: GuestDetails) => void
  /** For a guest who came back to change something. */
  onCancel?: (() => void) | undefined
}

/** The form of a new customer, who registers or orders without (order-flow §2 and §5); kept as it is typed. */
export function NewCustomerForm({ initial, onRegistered, onAccepted, onCancel }: Props) {
  const serverChecks = useServerChecks()
  const isByPhone = useIsByPhone()
  const { guestForm } = useOrderState()
  const form = useContractForm({
    schema: GuestDetails,
    refusals: serverChecks.known,
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
      else onRegistered(details.email, taken)
    },
  })

  return (
    <Form
      form={{ ...form, failure: null }}
      actions={
        onCancel ? (
          <>
            <SubmitButton>{newCustomerTexts.save}</SubmitButton>
            <LeaveButton onClick={onCancel}>{newCustomerTexts.cancel}</LeaveButton>
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
      <NewCustomerFields form={form.form} field={form.field} serverChecks={serverChecks} />
    </Form>
  )
}
