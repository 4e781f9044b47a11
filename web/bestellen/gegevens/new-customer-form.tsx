import type { GuestDetails } from '../../../contract/details.ts'
import { messageOf } from '../../details/form-behaviour.ts'
import forms from '../../details/forms.module.css'
import type { GuestForm } from '../../details/guest-form.ts'
import { NewCustomerFields } from '../../details/new-customer-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RegistrationRejected } from './registration-rejected.tsx'
import {
  type NewCustomer,
  type NewCustomerAction,
  type Registered,
  useNewCustomer,
} from './use-new-customer.ts'

type Props = {
  /** What stands in the fields at first. */
  initial: Partial<GuestForm>
  onRegistered: (registration: Registered) => void
  onAccepted: (details: GuestDetails) => void
  /** For a guest who came back to change something. */
  onCancel?: (() => void) | undefined
}

/** The form of a new customer, who registers or orders without (order-flow §2 and §5). */
export function NewCustomerForm({ onCancel, ...options }: Props) {
  const newCustomer = useNewCustomer(options)
  const { form, serverChecks, problems, attempt, outcome, busy, submit, backToFields } = newCustomer
  const { errors } = form.formState

  if (outcome?.kind === 'rejected') return <RegistrationRejected {...outcome} onBack={backToFields} />
  const refusal = outcome?.kind === 'refused' ? outcome : null
  return (
    <form className={forms.form} noValidate aria-busy={busy !== null} onSubmit={submit}>
      <ErrorSummary problems={problems} attempt={attempt} title={refusal?.title} message={refusal?.message} />
      <NewCustomerFields
        form={form}
        errorOf={field => messageOf(errors, field)}
        serverChecks={serverChecks}
        disabled={busy !== null}
      />
      {outcome?.kind === 'failed' && (
        <Notice kind="error" title={outcome.title}>
          <p>{outcome.message} Wat je hebt ingevuld staat er nog.</p>
        </Notice>
      )}
      <div className={forms.actions}>
        {onCancel ? (
          <>
            <SubmitButton action="go-on" busy={busy}>
              Gegevens opslaan
            </SubmitButton>
            <Button variant="quiet" disabled={busy !== null} onClick={onCancel}>
              Annuleren
            </Button>
          </>
        ) : (
          <>
            <SubmitButton action="register" busy={busy}>
              Registreren
            </SubmitButton>
            <SubmitButton action="go-on" busy={busy} variant="secondary">
              Doorgaan met bestellen zonder te registreren
            </SubmitButton>
          </>
        )}
      </div>
    </form>
  )
}

type SubmitProps = {
  action: NewCustomerAction
  busy: NewCustomer['busy']
  variant?: 'primary' | 'secondary'
  children: string
}

/** While either button's action runs both are out of use; the used one shows that it works. */
const SubmitButton = ({ action, busy, ...button }: SubmitProps) => (
  <Button
    type="submit"
    value={action}
    busy={busy === action}
    disabled={busy !== null && busy !== action}
    {...button}
  />
)
