import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { failureInWords } from '../../../api/call-failure.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAsCustomer } from '../../customers/components/mijn/call-as-customer.ts'
import { wholeDay } from '../components/ways-out.ts'
import type { GivenNotice } from '../contract.ts'
import { noticeTexts as texts } from '../texts.ts'

type Props = { number: string; notice: GivenNotice; onClose: () => void }

/** Asks a customer whether a notice is withdrawn, and does it. */
export function WithdrawDialog({ number, notice, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  async function withdraw() {
    setIsBusy(true)
    const result = await callAsCustomer('DELETE /api/mijn/contracten/{nummer}/opzegging/{id}', {
      params: { nummer: number, id: notice.id },
    })
    setIsBusy(false)
    if (!result.ok) return setFailure(failureInWords(result))
    onClose()
    announce(texts.withdrawn)
    await revalidate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.withdrawTitle}
      actions={
        <>
          <Button busy={isBusy} onClick={withdraw}>
            {texts.withdraw}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <p>{texts.withdrawText(wholeDay(notice.lastDay))}</p>
      {failure !== null && (
        <Notice kind="error" title={texts.notWithdrawn} announced>
          <p>{failure}</p>
        </Notice>
      )}
    </Dialog>
  )
}
