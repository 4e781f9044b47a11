import type { ReactNode } from 'react'
import forms from '../details/forms.module.css'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Notice } from '../ui/notice.tsx'
import type { SavingState } from './use-saving.ts'

type Props = {
  saving: SavingState
  submitLabel: string
  /** Beside the button: a way back. */
  actions?: ReactNode
  children: ReactNode
}

/** A form that is sent by `useSaving`: what is wrong above it, why it was not saved above its button. */
export const SavedForm = ({ saving, submitLabel, actions, children }: Props) => (
  <form className={forms.form} noValidate aria-busy={saving.isSaving} onSubmit={saving.submit}>
    <ErrorSummary problems={saving.problems} attempt={saving.attempt} />
    {children}
    {saving.failure && (
      <Notice kind="error" title="Dit is niet opgeslagen">
        <p>{saving.failure} Wat je hebt ingevuld staat er nog.</p>
      </Notice>
    )}
    <div className={forms.actions}>
      <Button type="submit" busy={saving.isSaving}>
        {submitLabel}
      </Button>
      {actions}
    </div>
  </form>
)
