import { ChevronDown } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from '../../../../../ui/kit/button.tsx'
import { Notice } from '../../../../../ui/kit/notice.tsx'
import { useIsWide } from '../../../../../ui/kit/use-is-wide.ts'
import { useOpening } from '../../../../../ui/kit/use-opening.ts'
import type { InstallationAddress } from '../../../store/drafts.ts'
import { fibreEnquiryTexts } from '../../../texts/internet.ts'
import styles from './fibre-enquiry.module.css'
import type { EnquiryOutcome } from './fibre-enquiry-call.ts'
import { FibreEnquiryDialog } from './fibre-enquiry-dialog.tsx'

type Props = {
  address: InstallationAddress
  /** Fibre can be had here: on a phone it is folded. */
  isBesideFibre?: boolean
}

/**
 * Asks for a fibre line of one's own. The dialog closes whatever comes of it (order-flow §8); what came of it stands,
 * announced, under the button that has the focus again.
 */
export const FibreEnquiry = memo(({ address, isBesideFibre = false }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState<EnquiryOutcome | null>(null)
  return (
    <details {...useOpening(useIsWide() || !isBesideFibre)} className={styles.enquiry}>
      <summary className={styles.head}>
        <h3>{fibreEnquiryTexts.title}</h3>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.content}>
        <p className={styles.explanation}>{fibreEnquiryTexts.text}</p>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {fibreEnquiryTexts.ask}
        </Button>
        {outcome && (
          <Notice kind={outcome.kind === 'sent' ? 'success' : 'error'} announced>
            <p>{outcomeText(outcome)}</p>
            {outcome.kind === 'sent' && <p>{fibreEnquiryTexts.next}</p>}
            {outcome.kind === 'failed' && outcome.mayBeDone && <p>{fibreEnquiryTexts.notKnown}</p>}
          </Notice>
        )}
      </div>
      <FibreEnquiryDialog
        open={isOpen}
        address={address}
        onClose={() => setIsOpen(false)}
        onOutcome={setOutcome}
      />
    </details>
  )
})

function outcomeText(outcome: EnquiryOutcome): string {
  switch (outcome.kind) {
    case 'sent':
      return fibreEnquiryTexts.sent
    case 'refused':
      return outcome.reason || fibreEnquiryTexts.refused
    case 'failed':
      return fibreEnquiryTexts.failed
  }
}
