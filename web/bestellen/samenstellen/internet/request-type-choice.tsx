import { useEffect } from 'react'
import { quoteReasons } from '../../../../content/internet-texts.ts'
import type { RequestType } from '../../../../contract/order.ts'
import { needsQuote } from '../../../../domain/internet.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx'
import { useAnnounce } from '../../../ui/live-region.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { orderStore } from '../../order-state.ts'

const becameQuote = 'Je aanvraag is nu een vrijblijvende prijsopgave'

type Props = {
  requestType: RequestType
  /** The chosen line; one that needs a quote leaves no choice. */
  line: ProductOffering | undefined
}

/** Bestelling or Vrijblijvende prijsopgave (order-flow §2). */
export function RequestTypeChoice({ requestType, line }: Props) {
  const onlyQuote = line !== undefined && needsQuote(line)
  const reason =
    onlyQuote && line.fiberLineAvailability ? quoteReasons[line.fiberLineAvailability] : undefined
  const announce = useAnnounce()
  useEffect(() => {
    if (reason) announce(`${becameQuote}. ${reason}`)
  }, [reason, announce])

  const choose = (chosen: RequestType) => orderStore.change({ requestType: chosen })
  return (
    <>
      <ChoiceGroup legend="Wat wil je aanvragen?" hideLegend columns={2}>
        <ChoiceCard
          type="radio"
          name="requestType"
          value="order"
          title="Bestelling"
          facts="Je bestelt direct. We bellen je binnen 1 werkdag om alles door te nemen."
          checked={requestType === 'order'}
          onChange={() => choose('order')}
          disabled={onlyQuote}
          disabledReason="Kan pas na een prijsopgave."
        />
        <ChoiceCard
          type="radio"
          name="requestType"
          value="quote"
          title="Vrijblijvende prijsopgave"
          facts="Je zit nergens aan vast. Je krijgt eerst een voorstel met alle kosten."
          checked={requestType === 'quote'}
          onChange={() => choose('quote')}
        />
      </ChoiceGroup>
      {reason && (
        <Notice title={becameQuote}>
          <p>{reason}</p>
        </Notice>
      )}
    </>
  )
}
