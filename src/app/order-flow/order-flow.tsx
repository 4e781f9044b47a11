import { FlowOffers } from '../../features/checkout/components/flow-offers.ts'
import { OrderFlow } from '../../features/checkout/steps/order-flow.tsx'
import { flowPlaceOf } from '../../features/checkout/store/flow-place.ts'
import { documentTitle } from '../../features/checkout/texts/flow.ts'
import { unlistedMeta } from '../../features/page-frame/components/unlisted-meta.ts'
import type { Route } from './+types/order-flow.ts'
import { flowOffers } from './flow-offers.ts'

/** The titles of every page of the flow (decisions, "Names and titles"). */
export const meta: Route.MetaFunction = ({ location, matches }) => {
  const { step, productType } = flowPlaceOf(location)
  return unlistedMeta(matches[0].loaderData, { title: documentTitle(step ?? 'winkelwagen', productType) })
}

/** The order flow with everything that features offer in it. */
export default function Flow() {
  return (
    <FlowOffers value={flowOffers}>
      <OrderFlow />
    </FlowOffers>
  )
}
