import { useContext, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../api/paths.ts'
import { lostAnswerTexts } from '../../../../api/texts.ts'
import { commonTexts } from '../../../../common/texts.ts'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { showFromStart } from '../../../../ui/kit/show-from-start.ts'
import { useErrorTitle } from '../../../../ui/kit/use-error-title.ts'
import { DetailsBlock, DetailsLines, DetailsRows } from '../../../../ui/layout/details-block.tsx'
import { CartSummary } from '../../../carts/components/cart-summary.tsx'
import { useIsByPhone } from '../../../carts/components/phone-mode.ts'
import { deliversOnDays } from '../../../cases/delivery-texts.ts'
import type { ProductType } from '../../../catalogue/product.ts'
import { contractSummaryLink, hasContractSummary } from '../../../contract-summaries/contract.ts'
import { ChangeLink } from '../../../details/components/change-actions.tsx'
import { requesterLine } from '../../../details/facts.ts'
import { detailsTitles } from '../../../details/label-texts.ts'
import { stepDays } from '../../../orders/order-days.ts'
import { orderPromise } from '../../../orders/order-promise.ts'
import { orderProcess, orderStepsOf } from '../../../orders/texts.ts'
import { FlowOffers } from '../../components/flow-offers.ts'
import page from '../../components/flow-page.module.css'
import { useBuyer } from '../../store/buyer.ts'
import { useDelivery } from '../../store/delivery-known.ts'
import type { QuoteFormDraft } from '../../store/drafts.ts'
import { numbersToKeep, useOrderState } from '../../store/order-state.ts'
import { summaryTitles } from '../../texts/cart.ts'
import { contractTexts, orderProblemTexts, placeLabels } from '../../texts/controle.ts'
import { FlowAction } from '../flow-action.tsx'
import { InstallationBlock } from '../gegevens/installation-block.tsx'
import { StepGuard } from '../step-guard.tsx'
import type { Route } from './+types/controle.ts'
import styles from './controle.module.css'
import { DeliveryPreferencePart } from './delivery-preference-part.tsx'
import { OrderOverview, ReferencesBlock } from './order-overview.tsx'
import { PriceChangedDialog } from './price-changed-dialog.tsx'
import { RequestTypeBlock } from './request-type-block.tsx'
import type { OrderProblem as Problem } from './use-place-order.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** The requester of the quote, and the address (order-flow §2, "Controle"). */
const QuoteOverview = ({ quoteForm }: { quoteForm: QuoteFormDraft }) => (
  <>
    <DetailsBlock
      title={detailsTitles.contact}
      action={<ChangeLink what={detailsTitles.contact} to={paths.gegevens('internet')} />}
    >
      <DetailsLines lines={[requesterLine(quoteForm)]} />
    </DetailsBlock>
    <ReferencesBlock productType="internet" orderer={useBuyer()} />
    <InstallationBlock />
  </>
)

/** Summary of the contract, to read before ordering. */
function ContractBlock({ productType }: { productType: ProductType }) {
  const { cart, address } = useOrderState()
  return (
    <DetailsBlock title={contractTexts.title}>
      <ul className={styles.files}>
        <li>
          <FileLink href={contractSummaryLink(cart, productType === 'internet' ? address : null)}>
            {contractTexts.summary}
          </FileLink>
        </li>
        <li>
          <FileLink href={paths.termsFile}>{contractTexts.terms}</FileLink>
        </li>
      </ul>
    </DetailsBlock>
  )
}

const FileLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    <span>{children}</span>
    <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
  </a>
)

export { knownType as clientLoader, knownType as loader } from '../../store/flow-place.ts'

/** Step 3: everything once more, then the button that places it (order-flow §2). */
export default function Controle({ params }: Route.ComponentProps) {
  return <StepGuard step="controle" type={params.productType} Content={Check} />
}

function Check({ productType }: { productType: ProductType }) {
  const { quotes } = useContext(FlowOffers)
  const { cart, requestType, quoteFormData, additionalData } = useOrderState()
  const orderer = useBuyer()
  const { isSubmitting, problem, priceChange, place, agreeWithPrices, declinePrices } =
    usePlaceOrder(productType)
  const isQuote = requestType === 'quote'
  const summaryTitle = summaryTitles[requestType]
  return (
    <div className={page.stack}>
      {problem && (
        <OrderProblem problem={problem} productType={productType} isRetrying={isSubmitting} onRetry={place} />
      )}
      <DetailsBlock title={summaryTitle}>
        <CartSummary
          lines={cart}
          caption={summaryTitle}
          retainedNumbers={numbersToKeep(productType, additionalData)}
          withFigure
        />
      </DetailsBlock>
      <DetailsRows>
        {productType === 'internet' && quotes && <RequestTypeBlock />}
        {isQuote && quoteFormData && <QuoteOverview quoteForm={quoteFormData} />}
        {!isQuote && orderer && <OrderOverview productType={productType} orderer={orderer} />}
        {!isQuote && hasContractSummary(productType) && <ContractBlock productType={productType} />}
      </DetailsRows>
      {!isQuote && (
        <DeliveryPreferencePart error={problem?.kind === 'refused' ? problem.preferenceError : undefined} />
      )}
      <Process />
      <FlowAction busy={isSubmitting} onAction={place}>
        {placeLabels[requestType]}
      </FlowAction>
      <PriceChangedDialog
        change={priceChange}
        cart={cart}
        onAgree={agreeWithPrices}
        onClose={declinePrices}
      />
    </div>
  )
}

type Props = {
  problem: Problem
  productType: ProductType
  isRetrying: boolean
  onRetry: () => void
}

/** Why the order was not placed and what to do about it; takes the focus when it appears. */
function OrderProblem({ problem, productType, isRetrying, onRetry }: Props) {
  const summary = useRef<HTMLDivElement>(null)
  useErrorTitle(true)
  useEffect(() => {
    if (problem) showFromStart(summary.current)
  }, [problem])
  return (
    <div ref={summary} tabIndex={-1}>
      {problem.kind === 'unavailable' ? (
        <Notice
          kind="error"
          title={problem.mayBeDone ? lostAnswerTexts.title : orderProblemTexts.notSent}
          onRetry={onRetry}
          retrying={isRetrying}
        >
          <p>{`${problem.mayBeDone ? lostAnswerTexts.message : problem.message} ${orderProblemTexts.everythingKept}`}</p>
        </Notice>
      ) : (
        <Notice kind="error" title={orderProblemTexts.title}>
          <ul className={styles.reasons}>
            {problem.reasons.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          {problem.mendOn !== 'controle' && (
            <p>
              {problem.mendOn === 'gegevens' ? (
                <Link to={paths.gegevens(productType)}>{orderProblemTexts.changeDetails}</Link>
              ) : (
                <Link to={paths.samenstellen(productType)}>{orderProblemTexts.changeOrder}</Link>
              )}
            </p>
          )}
        </Notice>
      )}
    </div>
  )
}

/** 'Hoe verloopt het proces?' with the steps that follow (order-flow §2), and their days where they are known; nobody calls back who is on the line. */
function Process() {
  const { requestType, cart } = useOrderState()
  const delivery = useDelivery()
  const isByPhone = useIsByPhone()
  if (isByPhone) return null
  const days = delivery.promised ? stepDays(deliversOnDays(delivery), delivery.promised) : []
  return (
    <section className={styles.process} aria-labelledby="process-title">
      <h3 id="process-title">{orderProcess.title}</h3>
      <p>{orderProcess.text[requestType]}</p>
      <ol className={styles.steps}>
        {orderStepsOf(requestType, orderPromise(cart, true)).map(({ title, text }, index) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>
              {days[index] && <b className={styles.day}>{days[index]}</b>}
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
