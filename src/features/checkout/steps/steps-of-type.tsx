import { Clock3, Phone, Truck } from 'lucide-react'
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { commonTexts } from '../../../common/texts.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { filledText } from '../../../ui/kit/filled-text.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { ProgressSteps } from '../../../ui/kit/progress-steps.tsx'
import { useHydrated } from '../../../ui/state/hydrated.ts'
import { useIsByPhone } from '../../carts/components/phone-mode.ts'
import { callFact, deliversOnDays, deliveryFact } from '../../cases/delivery-texts.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { useCustomer } from '../../customers/components/customer-store.ts'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import page from '../components/flow-page.module.css'
import { StepSkeleton } from '../components/step-skeleton.tsx'
import { activeProgressStep, progressSteps, type Step } from '../order-flow.ts'
import { hasDays, nothingObtainable, useDelivery } from '../store/delivery-known.ts'
import { hasPersonalData, orderStore, useIsLoaded, useOrderPart } from '../store/order-state.ts'
import { suppliedAddress } from '../store/supplied-address.ts'
import { useNormalizedCart } from '../store/use-normalized-cart.ts'
import { otherTabTexts } from '../texts/cart-notice.ts'
import { personalDataTexts, progressLabel, progressLabels } from '../texts/flow.ts'
import { contactCardTexts } from '../texts/help.ts'
import { ActionSlot } from './action-slot.tsx'
import { BasketPanel } from './basket-panel/basket-panel.tsx'
import { ReplacedNotice } from './replaced-agreement.tsx'
import styles from './steps-of-type.module.css'
import { type BroughtPlan, planWaits, useBroughtPlan } from './use-brought-plan.ts'

/** The steps of one product type: progress, the step, the basket panel. Tells the step whether its cart can show. */
export function StepsOfType({ step, productType }: { step: Step; productType: ProductType }) {
  const isLoaded = useIsLoaded()
  const stored = useOrderPart(state => state.productType)
  const isCompleted = useOrderPart(state => state.completedOrder !== null)
  const brought = useBroughtPlan(step, productType)
  const isOpened = useOpenedType(productType, brought) === productType
  const isSettled = useNormalizedCart(productType, step)
  useOrderingCustomer()

  const isTakenAway = isOpened && isLoaded && stored !== productType
  // An order placed here has cleared the type too: the thank-you page is on its way.
  const isOfOtherTab = isTakenAway && !isCompleted

  const content = () => {
    if (isOfOtherTab) return <OtherTabNotice here={productType} there={stored} />
    // While hydrating, samenstellen is what the server rendered; every other step waits for the browser's state (step-guard.tsx).
    const isHere = !isTakenAway && (isOpened || !isLoaded)
    // A plan that waits for an answer asks it there, as today's products are known.
    if (step === 'samenstellen' && !isHere && !brought.waits) return <StepSkeleton />
    return <Outlet context={isHere && isSettled} />
  }

  return (
    <ActionSlot.Provider>
      <div className={page.withPanel}>
        <div className={page.stack}>
          <FlowProgress step={step} />
          {!isOfOtherTab && <ReplacedNotice />}
          {content()}
          <div className={page.below}>
            {/* Controle tells the call and the delivery in its steps. */}
            {step !== 'controle' && <ContactCard productType={productType} />}
            <PersonalDataNote />
          </div>
        </div>
        {!isOfOtherTab && <BasketPanel productType={productType} step={step} />}
      </div>
    </ActionSlot.Provider>
  )
}

/**
 * Opening a type stores it, and clears the cart of another type (order-flow §4). Done once per visit of the route, not
 * when another tab changes the type: two tabs would take turns for ever. While the visitor is asked whether a plan may take the
 * place of that cart, it waits.
 */
function useOpenedType(productType: ProductType, brought: BroughtPlan): ProductType | null {
  const [opened, setOpened] = useState<ProductType | null>(null)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const open = useEffectEvent(() => {
    if (planWaits(orderStore.getSnapshot(), productType)) return
    const address = productType === 'internet' ? suppliedAddress(search) : null
    if (address) {
      orderStore.openWith({ orderType: productType, address })
      // Supplied once: a reload must not undo what the visitor chose since.
      navigate({ pathname, hash }, { replace: true })
    } else orderStore.setProductType(productType)
    setOpened(productType)
  })
  const isHydrated = useHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another type, and once the visitor has answered
  useLayoutEffect(() => {
    if (isHydrated) open()
  }, [productType, brought.waits])
  // With what else the browser knows of a page that was sent (`useRootHydrated`).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!isHydrated)
      startTransition(() => {
        brought.read()
        open()
      })
  }, [])
  return opened
}

/** Tells the order who orders it, before the screen shows. */
function useOrderingCustomer() {
  const customer = useCustomer()
  useLayoutEffect(() => {
    if (customer.kind === 'known') orderStore.orderFor(customer.customer.id)
    else if (customer.kind === 'anonymous') orderStore.orderFor(null)
  }, [customer])
}

function FlowProgress({ step }: { step: Step }) {
  const active = activeProgressStep(step)
  const current = active === null ? undefined : progressSteps[active - 1]
  if (!current) return null
  const steps = progressSteps.map((id, index) => ({ id, label: progressLabels[index] }))
  return <ProgressSteps label={progressLabel} steps={steps} current={current} />
}

type Props = {
  here: ProductType
  /** Product type in the other tab; null if that tab finished or cleared its order. */
  there: ProductType | null
}

/** Two tabs share one cart: when the other one went on with another type, the visitor says which goes on. */
function OtherTabNotice({ here, there }: Props) {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <Notice
      kind="warning"
      announced
      title={there ? otherTabTexts.composes(productTypeNames[there]) : otherTabTexts.isDone}
    >
      <p>{otherTabTexts.question}</p>
      <div className={styles.choices}>
        {there && (
          <LinkButton to={paths.samenstellen(there)} small>
            {otherTabTexts.goOnWith(productTypeNames[there])}
          </LinkButton>
        )}
        <Button small variant="secondary" onClick={() => orderStore.setProductType(here)}>
          {otherTabTexts.beginAgainWith(productTypeNames[here])}
        </Button>
      </div>
    </Notice>
  )
}

type ContactCardProps = {
  /** Product type of the page: storage cannot be read while it renders. */
  productType: ProductType
}

/**
 * Steps after the order, and our phone number (order-flow §2); a caller is told all that by the colleague. Where nothing can be
 * ordered no step is promised.
 */
export function ContactCard({ productType }: ContactCardProps) {
  const { phone } = useBrand()
  const isByPhone = useIsByPhone()
  const promises = useOrderPart(state => !nothingObtainable(state))
  const canBeDated = useOrderPart(({ cart }) => hasDays({ productType, cart }))
  const known = useDelivery()
  const isDated = known.promised !== null || canBeDated
  const delivery = deliveryFact(known)
  const call = callFact(known)
  if (isByPhone) return null
  return (
    <section aria-label={contactCardTexts.label} className={styles.card}>
      <ul className={styles.facts}>
        {promises && (
          <>
            <li data-dated={isDated && deliversOnDays(known)}>
              <Truck aria-hidden="true" />
              <span>
                <strong>{delivery.title}</strong>
                <span>{delivery.text}</span>
              </span>
            </li>
            <li data-dated={isDated}>
              <Clock3 aria-hidden="true" />
              <span>
                <strong>{call.title}</strong>
                <span>{call.text}</span>
              </span>
            </li>
          </>
        )}
        <li>
          <Phone aria-hidden="true" />
          <span>
            <strong>{contactCardTexts.byPhone}</strong>
            {filledText(contactCardTexts.call, { phone: <a href={`tel:${phone.tel}`}>{phone.display}</a> })}
          </span>
        </li>
      </ul>
    </section>
  )
}

/**
 * Says whether details are kept in this browser and lets the visitor remove them, after a question: there is no way back.
 * Absent while there are none.
 */
export function PersonalDataNote() {
  const isThere = useOrderPart(hasPersonalData)
  const isKept = useOrderPart(state => state.isKept)
  const isByPhone = useIsByPhone()
  const announce = useAnnounce()
  const [isAsking, setIsAsking] = useState(false)
  if (!isThere) return null
  const close = () => setIsAsking(false)
  const wipe = () => {
    close()
    orderStore.clearPersonalData()
    announce(personalDataTexts.cleared)
  }
  return (
    <div className={`screen-only ${styles.note}`}>
      <p>
        {isByPhone ? personalDataTexts.byPhone : isKept ? personalDataTexts.kept : personalDataTexts.notKept}
      </p>
      <Button variant="quiet" small className={page.flush} onClick={() => setIsAsking(true)}>
        {personalDataTexts.clear}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={personalDataTexts.question.title}
        actions={
          <>
            <Button onClick={wipe}>{personalDataTexts.question.confirm}</Button>
            <Button variant="quiet" onClick={close}>
              {commonTexts.cancel}
            </Button>
          </>
        }
      >
        {isAsking && <p>{personalDataTexts.question.text}</p>}
      </Dialog>
    </div>
  )
}
