import consents from '../../../../../content/consents.json' with { type: 'json' }
import { Checkbox } from '../../../../ui/kit/checkbox.tsx'
import { DetailsBlock } from '../../../../ui/layout/details-block.tsx'
import { needsLongTermConsent } from '../../../carts/cart.ts'
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
  longTermError: string | undefined
}

/** Consents of the visitor; none is stored for a later visit (decisions, "Flow"). */
export function TermsBlock({ orderer, longTermError }: Props) {
  const isByPhone = useIsByPhone()
  const { cart, termsAccepted, directDebit, longTermConsent } = useOrderState()
  return (
    <DetailsBlock title={detailsTitles.terms}>
      <PhoneModePart part="note" />
      <TermsCheckbox
        checked={termsAccepted}
        onChange={event => orderEntry.setConsents({ termsAccepted: event.target.checked })}
      />
      {needsLongTermConsent(cart) && (
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
    </DetailsBlock>
  )
}
