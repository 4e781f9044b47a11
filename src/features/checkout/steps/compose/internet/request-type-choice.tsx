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
}

/** Bestelling or Vrijblijvende prijsopgave (order-flow §2). */
export const RequestTypeChoice = memo(({ requestType, line }: Props) => {
  const onlyQuote = line !== undefined && needsQuote(line)
  const reason =
    onlyQuote && line.fiberLineAvailability ? quoteReasons[line.fiberLineAvailability] : undefined
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
          checked={requestType === 'order'}
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
          checked={requestType === 'quote'}
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
