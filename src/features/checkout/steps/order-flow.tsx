import { CircleCheck } from 'lucide-react'
import type { Ref } from 'react'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { call } from '../../../api/client.ts'
import { classes } from '../../../ui/kit/classes.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { HeroBand } from '../../../ui/layout/hero-band.tsx'
import { useArrival } from '../../../ui/layout/use-arrival.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { useMarkedCustomer } from '../../customers/components/use-marked-customer.ts'
import type { OrderPlaced } from '../../orders/contract.ts'
import { HydratedPages } from '../../page-frame/components/hydrated-pages.tsx'
import { NoScriptNotice } from '../../page-frame/components/no-script-notice.tsx'
import { PageFrame } from '../../page-frame/components/page-frame.tsx'
import { resellerTexts } from '../../resellers/texts.ts'
import { OrdersOnly } from '../components/orders-only.tsx'
import { PhoneModePart } from '../components/phone-order/phone-mode-part.tsx'
import { isProgressStep, type Step } from '../order-flow.ts'
import { flowPlaceOf } from '../store/flow-place.ts'
import { orderStore, useIsLoaded, useOrderPart } from '../store/order-state.ts'
import { emptyBasketHeroTitle, heroTitle, thankYouHeroTitles } from '../texts/flow.ts'
import { ChatLauncher, HelpButton, HelpProvider } from './help-panel.tsx'
import styles from './reseller-banner.module.css'
import { StepBand } from './step-band.tsx'
import { StepsOfType } from './steps-of-type.tsx'

/** The coloured band with the page's name. */
function FlowHero({ ref }: { ref: Ref<HTMLHeadingElement> }) {
  const { step, productType } = flowPlaceOf(useLocation())
  const completedOrder = useOrderPart(state => state.completedOrder)
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

/** The thank-you page stands alone. */
const isOfType = (step: Step | null): step is Step => step !== null && step !== 'bedankt'

/** The order flow's shell: frame, hero, reseller banner, help. The three steps lead on and nowhere else. */
export function OrderFlow() {
  useMarkedCustomer()
  const location = useLocation()
  const hero = useArrival(location.pathname)
  const { step, productType } = flowPlaceOf(location)
  const isCheckout = isProgressStep(step)

  return (
    <HydratedPages>
      <PhoneModePart part="bar" />
      <PageFrame calm={isCheckout} isShortOnPhone>
        <HelpProvider>
          {isCheckout && productType ? (
            <StepBand step={step} productType={productType} ref={hero} />
          ) : (
            <FlowHero ref={hero} />
          )}
          <NoScriptNotice />
          <OrdersOnly />
          <ResellerBanner />
          {isOfType(step) && productType ? <StepsOfType step={step} productType={productType} /> : <Outlet />}
          <ChatLauncher />
        </HelpProvider>
      </PageFrame>
    </HydratedPages>
  )
}

/** For whom the visitor orders, once a reseller's link was followed (order-flow §2). */
function ResellerBanner() {
  const isLoaded = useIsLoaded()
  const resellerId = useOrderPart(state => state.resellerId)
  // Its place is kept from the start for who is marked (src/features/checkout/head-script.ts): the name comes later.
  if (!isLoaded) return <div className={classes(styles.banner, styles.unread)} />
  if (resellerId === null) return null
  return (
    <div className={styles.banner}>
      <ResellerName resellerId={resellerId} />
    </div>
  )
}

/** The reseller of this id, as the server knows it. */
function ResellerName({ resellerId }: { resellerId: string }) {
  const reseller = useOrderPart(state => state.reseller)
  const isToBeLookedUp = reseller.kind === 'unknown'

  useEffect(() => {
    if (!isToBeLookedUp) return
    let isCurrent = true
    void call('GET /api/reseller-company-name/{resellerId}', { params: { resellerId } }).then(answer => {
      if (!isCurrent) return
      if (answer.ok) orderStore.setReseller({ kind: 'valid', name: answer.data })
      // A server that cannot answer says nothing about the id.
      else if (answer.kind === 'refused') orderStore.setReseller({ kind: 'invalid' })
    })
    return () => {
      isCurrent = false
    }
  }, [isToBeLookedUp, resellerId])

  switch (reseller.kind) {
    case 'unknown':
      return null
    case 'valid':
      return (
        <Notice announced>
          <p>{resellerTexts.valid(reseller.name)}</p>
        </Notice>
      )
    case 'invalid':
      return (
        <Notice kind="error">
          <p>{resellerTexts.invalid}</p>
        </Notice>
      )
  }
}
