import { memo, useEffect } from 'react'
import { ChoiceCard, ChoiceGroup } from '../../../../../ui/kit/choice-card.tsx'
import { useAnnounce } from '../../../../../ui/kit/live-region.tsx'
import { Notice } from '../../../../../ui/kit/notice.tsx'
import { useIsByPhone } from '../../../../carts/components/phone-mode.ts'
import { needsQuote } from '../../../../carts/internet.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import type { RequestType } from '../../../../orders/contract.ts'
import { orderStore } from '../../../store/order-state.ts'
import { quoteReasons } from '../../../texts/internet.ts'
import { requestTypeNames, requestTypeTexts } from '../../../texts/request-type.ts'

type Props = {
  requestType: RequestType
  /** The chosen line; one that needs a quote leaves no choice. */
  line: ProductOffering | undefined
  /** Whether any line of the address can be ordered, which counts until one is chosen. */
  canOrder: boolean
}

/** Bestelling or Vrijblijvende prijsopgave (order-flow §2). */
export const RequestTypeChoice = memo(({ requestType, line, canOrder }: Props) => {
  const onlyQuote = line ? needsQuote(line) : !canOrder
  const reason = onlyQuote ? whyQuote(line) : undefined
  const announce = useAnnounce()
  const isByPhone = useIsByPhone()
  useEffect(() => {
    if (reason) announce(`${requestTypeTexts.becameQuote}. ${reason}`)
  }, [reason, announce])

  return (
    <>
      <ChoiceGroup legend={requestTypeTexts.question} hideLegend columns={2}>
        <ChoiceCard
          type="radio"
          name="requestType"
          value="order"
          title={requestTypeNames.order}
          facts={isByPhone ? requestTypeTexts.facts.orderByPhone : requestTypeTexts.facts.order}
          checked={requestType === 'order' && !onlyQuote}
          onChange={() => orderStore.setRequestType('order')}
          disabled={onlyQuote}
          disabledReason={requestTypeTexts.orderComesLater}
        />
        <ChoiceCard
          type="radio"
          name="requestType"
          value="quote"
          title={requestTypeNames.quote}
          facts={requestTypeTexts.facts.quote}
          checked={requestType === 'quote' || onlyQuote}
          onChange={() => orderStore.setRequestType('quote')}
        />
      </ChoiceGroup>
      {reason && (
        <Notice title={requestTypeTexts.becameQuote}>
          <p>{reason}</p>
        </Notice>
      )}
    </>
  )
})

const whyQuote = (line: ProductOffering | undefined): string | undefined =>
  line ? quoteReasons[line.fiberLineAvailability ?? 'other'] : requestTypeTexts.onlyQuote
