import consents from '../../../../../content/consents.json' with { type: 'json' }
import { Checkbox } from '../../../../ui/kit/checkbox.tsx'
import type { Elements } from '../../../../ui/kit/elements.ts'
import { DetailsBlock } from '../../../../ui/layout/details-block.tsx'
import { useIsByPhone } from '../../../carts/components/phone-mode.ts'
import { Mandate } from '../../../details/components/mandate.tsx'
import { TermsCheckbox } from '../../../details/components/terms-checkbox.tsx'
import { detailsTitles } from '../../../details/label-texts.ts'
import { termsTexts } from '../../../details/texts.ts'
import { PhoneModePart } from '../../components/phone-order/phone-mode-part.tsx'
import type { Buyer } from '../../store/buyer.ts'
import { useOrderState } from '../../store/order-state.ts'
import { orderEntry } from './order-entry.ts'

type Props = {
  orderer: Buyer
  /** Whether a contract of 36 months is agreed to apart. */
  asksLongTerm: boolean
  longTermError: string | undefined
}

/** The only card of the step, last before its button. */
export const TermsCard = ({ children }: { children: Elements }) => (
  <DetailsBlock title={detailsTitles.terms}>{children}</DetailsBlock>
)

/** Consents of the visitor; none is stored for a later visit (decisions, "Flow"). */
export function TermsBlock({ orderer, asksLongTerm, longTermError }: Props) {
  const isByPhone = useIsByPhone()
  const { termsAccepted, directDebit, longTermConsent } = useOrderState()
  return (
    <TermsCard>
      <PhoneModePart part="note" />
      <TermsCheckbox
        checked={termsAccepted}
        onChange={event => orderEntry.setConsents({ termsAccepted: event.target.checked })}
      />
      {asksLongTerm && (
        <Checkbox
          id="longTermConsent"
          label={consents.longTerm.text}
          checked={longTermConsent}
          error={longTermConsent ? undefined : longTermError}
          onChange={event => orderEntry.setConsents({ longTermConsent: event.target.checked })}
        />
      )}
      <Checkbox
        id="directDebit"
        label={termsTexts.directDebit}
        checked={directDebit}
        onChange={event => orderEntry.setConsents({ directDebit: event.target.checked })}
      />
      {(directDebit || isByPhone) && <Mandate orderer={orderer} />}
    </TermsCard>
  )
}
