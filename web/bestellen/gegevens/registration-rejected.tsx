import { useEffect, useRef } from 'react'
import { commonTexts } from '../../../content/common-texts.ts'
import { detailsTexts } from '../../../content/gegevens-texts.ts'
import forms from '../../forms/forms.module.css'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useErrorTitle } from '../../ui/use-error-title.ts'

type Props = {
  title: string
  message: string
  onBack: () => void
}

/** Stands in place of the registration form when it is refused as a whole (order-flow §8); what was typed stays. */
export function RegistrationRejected({ title, message, onBack }: Props) {
  const block = useRef<HTMLDivElement>(null)
  useErrorTitle(true)
  useEffect(() => {
    block.current?.focus()
  }, [])
  return (
    <div ref={block} tabIndex={-1} className={forms.group}>
      <Notice kind="error" title={title}>
        <p className={forms.errorText}>{message}</p>
      </Notice>
      <p>{detailsTexts.notRegistered}</p>
      <div>
        <Button variant="secondary" onClick={onBack}>
          {commonTexts.backToForm}
        </Button>
      </div>
    </div>
  )
}
