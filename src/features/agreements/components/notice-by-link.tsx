import { useState } from 'react'
import { isRefused } from '../../../api/client.ts'
import { agreementNumber } from '../../../common/order-number.ts'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { Agreement } from '../contract.ts'
import { leavable } from '../notice.ts'
import { noticeTexts, noticeLinkTexts as texts } from '../texts.ts'
import { NoticeForm } from './notice-form.tsx'

type Props = {
  token: string
  agreement: Agreement
  /** Of the order, as it is read out. */
  orderNumber: string
  /** The link stopped serving while the page was open. */
  onDead: () => void
}

/** Giving notice behind the link of an order's mails, which its organisation confirms by another link. */
export function NoticeByLink({ token, agreement: { lines, transfer }, orderNumber, onDead }: Props) {
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed')
  if (transfer?.side === 'from' || leavable(lines).length === 0) return null
  switch (step) {
    case 'closed':
      return (
        <div>
          <Button variant="secondary" onClick={() => setStep('open')}>
            {noticeTexts.give}
          </Button>
        </div>
      )
    case 'sent':
      return (
        <Notice kind="success" title={texts.sent} announced>
          <p>{texts.sentText}</p>
        </Notice>
      )
    case 'open':
      return (
        <NoticeForm
          lines={lines}
          intro={noticeTexts.introByLink(agreementNumber(orderNumber))}
          before={texts.before}
          confirm={texts.send}
          send={async ({ words: _, ...notice }) => {
            const result = await submit('POST /api/volgen/opzegging', { ...notice, token })
            if (isRefused(result, 404)) onDead()
            return outcomeOf(result)
          }}
          onSent={() => setStep('sent')}
          hasWords={false}
        />
      )
  }
}
