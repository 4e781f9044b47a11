import { Outlet, useLocation } from 'react-router'
import { useArrival } from '../../../ui/layout/use-arrival.ts'
import { HydratedPages } from '../../site/frame/hydrated-pages.tsx'
import { NoScriptNotice } from '../../site/frame/no-script-notice.tsx'
import { PageFrame } from '../../site/frame/page-frame.tsx'
import { unlistedMeta } from '../../site/frame/unlisted-meta.ts'
import { PhoneModePart } from '../components/phone-order/phone-mode-part.tsx'
import { isProgressStep, type Step } from '../rules/order-flow.ts'
import { flowPlaceOf } from '../store/flow-place.ts'
import { documentTitle } from '../texts/flow.ts'
import type { Route } from './+types/order-flow.ts'
import { FlowHero } from './flow-hero.tsx'
import { ChatLauncher, HelpProvider } from './help-panel.tsx'
import { ResellerBanner } from './reseller-banner.tsx'
import { StepBand } from './step-band.tsx'
import { StepsOfType } from './steps-of-type.tsx'

/** The titles of every page of the flow (decisions, "Names and titles"). */
export const meta: Route.MetaFunction = ({ location, matches }) => {
  const { step, productType } = flowPlaceOf(location)
  return unlistedMeta(matches[0].loaderData, { title: documentTitle(step ?? 'winkelwagen', productType) })
}

/** The thank-you page stands alone. */
const isOfType = (step: Step | null): step is Step => step !== null && step !== 'bedankt'

/** The order flow's shell: frame, hero, reseller banner, help. The three steps lead on and nowhere else. */
export default function OrderFlow() {
  const location = useLocation()
  const hero = useArrival(location.pathname)
  const { step, productType } = flowPlaceOf(location)
  const isCheckout = isProgressStep(step)

  return (
    <HydratedPages>
      <PhoneModePart part="bar" />
      <PageFrame calm={isCheckout}>
        <HelpProvider>
          {isCheckout && productType ? (
            <StepBand step={step} productType={productType} ref={hero} />
          ) : (
            <FlowHero ref={hero} />
          )}
          <NoScriptNotice />
          <ResellerBanner />
          {isOfType(step) && productType ? <StepsOfType step={step} productType={productType} /> : <Outlet />}
          <ChatLauncher />
        </HelpProvider>
      </PageFrame>
    </HydratedPages>
  )
}
