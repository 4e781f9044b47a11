import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { lostAnswerTexts } from '../../api/texts.ts'
import { Button } from '../kit/button.tsx'
import { classes } from '../kit/classes.ts'
import type { Elements } from '../kit/elements.ts'
import { ErrorSummary } from '../kit/error-summary.tsx'
import { Notice } from '../kit/notice.tsx'
import forms from './forms.module.css'
import type { ContractForm } from './use-contract-form.ts'

/** The value of the button whose sending is under way; null while nothing is sent. */
const Sending = createContext<string | null>(null)

type FormProps = {
  form: ContractForm
  /** For a button that stands elsewhere. */
  id?: string
  /** Over a failure that no field can mend, and after what it says. */
  failed?: { readonly title: string; readonly advice?: string }
  /** The buttons; the one that failed is also the way to try again. */
  actions?: ReactNode
  /** The first wrong field takes the focus instead of the summary. */
  leadsToField?: boolean
  children: Elements
}

/** A form of `useContractForm`: what is wrong above it, why it was not taken above its buttons. */
export const Form = ({ form, id, failed, actions, leadsToField = false, children }: FormProps) => (
  <Sending value={form.sending}>
    <form id={id} className={forms.form} noValidate aria-busy={form.sending !== null} onSubmit={form.submit}>
      <ErrorSummary
        problems={form.problems}
        attempt={form.attempt}
        title={form.title}
        message={form.message}
        leadsToField={leadsToField}
      />
      {children}
      {form.failure && (
        <Notice
          kind="error"
          title={form.failure.mayBeDone ? lostAnswerTexts.title : (form.failure.title ?? failed?.title)}
        >
          <p>
            {[form.failure.mayBeDone ? lostAnswerTexts.message : form.failure.message, failed?.advice]
              .filter(Boolean)
              .join(' ')}
          </p>
        </Notice>
      )}
      {actions && <div className={forms.actions}>{actions}</div>}
    </form>
  </Sending>
)

/** Fields that belong together, under their name; out of use while the form is sent. */
export const Group = ({ legend, isLegendHidden = false, children }: GroupProps) => (
  <fieldset disabled={use(Sending) !== null}>
    <legend className={isLegendHidden ? 'visually-hidden' : forms.legend}>{legend}</legend>
    <div className={forms.fields}>{children}</div>
  </fieldset>
)

type GroupProps = { legend: string; isLegendHidden?: boolean; children: ReactNode }

/** The same for a short form that needs no name. */
export const Fields = ({ narrow = false, disabled = false, children }: FieldsProps) => (
  <fieldset
    disabled={disabled || use(Sending) !== null}
    className={classes(forms.group, narrow && forms.narrow)}
  >
    {children}
  </fieldset>
)

type FieldsProps = {
  /** Where lines are short: e-mail and password. */
  narrow?: boolean
  disabled?: boolean
  children: ReactNode
}

type SubmitProps = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'small' | 'disabled' | 'disabledReason' | 'aria-label' | 'onClick' | 'children'
> & {
  /** Argument for `send`, if a form has several such buttons. */
  action?: string
}

/** While a form is sent all its buttons are out of use; the pressed one shows that it works and keeps the focus. */
export function SubmitButton({ action = 'send', disabled = false, ...button }: SubmitProps) {
  const sending = use(Sending)
  return (
    <Button
      type="submit"
      value={action}
      busy={sending === action}
      disabled={disabled || (sending !== null && sending !== action)}
      {...button}
    />
  )
}

/** A button beside it that leads away from the form. */
export function LeaveButton(props: { small?: boolean; onClick: () => void; children: ReactNode }) {
  return <Button variant="quiet" disabled={use(Sending) !== null} {...props} />
}
