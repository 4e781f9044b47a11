import { useEffect, useRef } from 'react'
import { commonTexts } from '../../../../shared/texts.ts'
import forms from '../../../../ui/forms/forms.module.css'
import { Button } from '../../../../ui/kit/button.tsx'
import type { Elements } from '../../../../ui/kit/elements.ts'
import { DetailsBlock } from '../../../details/components/details-block.tsx'
import { activationTexts } from '../../texts/gegevens.ts'

type Props = {
  /** Says where the link went, and sends another one. */
  resend: Elements
  onLogIn: () => void
  /** Back to the form, to order without waiting for the mail. */
  onBack: () => void
}

/** Stands in place of the form once somebody has registered (order-flow §2). */
export function LinkSent({ resend, onLogIn, onBack }: Props) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => {
    block.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <div ref={block} tabIndex={-1}>
      <DetailsBlock title={activationTexts.title}>
        {resend}
        <p>{activationTexts.text}</p>
        <div className={forms.actions}>
          <Button onClick={onLogIn}>{activationTexts.logIn}</Button>
          <Button variant="quiet" onClick={onBack}>
            {commonTexts.backToForm}
          </Button>
        </div>
      </DetailsBlock>
    </div>
  )
}
