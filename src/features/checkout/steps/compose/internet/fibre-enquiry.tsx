import { memo, useState } from 'react'
import { Button } from '../../../../../ui/kit/button.tsx'
import { Notice } from '../../../../../ui/kit/notice.tsx'
import type { InstallationAddress } from '../../../store/drafts.ts'
import { fibreEnquiryTexts } from '../../../texts/internet.ts'
import styles from './fibre-enquiry.module.css'
import type { EnquiryOutcome } from './fibre-enquiry-call.ts'
import { FibreEnquiryDialog } from './fibre-enquiry-dialog.tsx'

/**
 * Asks for a fibre line of one's own. The dialog closes whatever comes of it (order-flow §8); what came of it stands,
 * announced, under the button that has the focus again.
 */
export const FibreEnquiry = memo(({ address }: { address: InstallationAddress }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState<EnquiryOutcome | null>(null)
  return (
    <div className={styles.enquiry}>
      <div className={styles.words}>
        <h3>{fibreEnquiryTexts.title}</h3>
        <p className={styles.explanation}>{fibreEnquiryTexts.text}</p>
      </div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {fibreEnquiryTexts.ask}
      </Button>
      {outcome && (
        <div className={styles.outcome}>
          <Notice kind={outcome.kind === 'sent' ? 'success' : 'error'} announced>
            <p>{outcomeText(outcome)}</p>
            {outcome.kind === 'sent' && <p>{fibreEnquiryTexts.next}</p>}
            {outcome.kind === 'failed' && outcome.mayBeDone && <p>{fibreEnquiryTexts.notKnown}</p>}
          </Notice>
        </div>
      )}
      <FibreEnquiryDialog
        open={isOpen}
        address={address}
        onClose={() => setIsOpen(false)}
        onOutcome={setOutcome}
      />
    </div>
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
