import { CircleCheck } from 'lucide-react'
import type { Ref } from 'react'
import { useLocation } from 'react-router'
import { HeroBand } from '../../../ui/layout/hero-band.tsx'
import type { ProductType } from '../../catalogue/product.ts'
import type { OrderPlaced } from '../../orders/contract.ts'
import type { Step } from '../rules/order-flow.ts'
import { flowPlaceOf } from '../store/flow-place.ts'
import { useOrderState } from '../store/order-state.ts'
import { emptyBasketHeroTitle, heroTitle, thankYouHeroTitles } from '../texts/flow.ts'
import { HelpButton } from './help-panel.tsx'

/** The coloured band with the page's name. */
export function FlowHero({ ref }: { ref: Ref<HTMLHeadingElement> }) {
  const { step, productType } = flowPlaceOf(useLocation())
  const { completedOrder } = useOrderState()
  const title = step === 'bedankt' ? thankYouTitle(completedOrder) : titleOf(step, productType)
  return (
    <HeroBand
      compact
      title={title}
      titleRef={ref}
      icon={step === 'bedankt' && completedOrder && <CircleCheck aria-hidden="true" />}
      action={(step === null || step === 'samenstellen') && <HelpButton />}
    />
  )
}

const titleOf = (step: Step | null, productType: ProductType | null) =>
  step && productType ? heroTitle(step, productType) : emptyBasketHeroTitle

/** Nobody is thanked before it is known that there is an order. */
function thankYouTitle(completed: OrderPlaced | null): string {
  if (!completed) return thankYouHeroTitles.unknown
  return completed.requestType === 'quote' ? thankYouHeroTitles.quote : heroTitle('bedankt', 'internet')
}
