import { useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { GivenNotice } from '../contract.ts'
import { noticeTexts as texts } from '../texts.ts'
import { wholeDay } from './ways-out.ts'

type Props = {
  notice: GivenNotice
  onClose: () => void
  /** Withdraws it; why not in words, null where it did. */
  send: () => Promise<string | null>
}

/** Asks a customer whether a notice is withdrawn, and does it. */
export function WithdrawDialog({ notice, onClose, send }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const announce = useAnnounce()
  async function withdraw() {
    setIsBusy(true)
    const refusal = await send()
    setIsBusy(false)
    if (refusal !== null) return setFailure(refusal)
    onClose()
    announce(texts.withdrawn)
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
