import { useEffect, useRef } from 'react'
import forms from '../../../../ui/forms/forms.module.css'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { useErrorTitle } from '../../../../ui/kit/use-error-title.ts'

type Props = {
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
export function RegistrationRejected({ title, message, attempt }: Props) {
  const block = useRef<HTMLDivElement>(null)
  useErrorTitle(true)
  useEffect(() => {
    if (attempt > 0) block.current?.focus()
  }, [attempt])
  return (
    <div ref={block} tabIndex={-1} className={forms.group}>
      <Notice kind="error" title={title ?? formFailures.notChecked.title}>
        <p className={forms.errorText}>{`${message} ${formFailures.notChecked.advice}`}</p>
      </Notice>
    </div>
  )
}
