import { CalendarCheck, PhoneCall, Truck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type CallFailure, callFailure } from '../../../../api/call-failure.ts'
import { apiAddress, call } from '../../../../api/client.ts'
import { paths } from '../../../../api/paths.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { filledText } from '../../../../ui/kit/filled-text.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { DetailsList } from '../../../../ui/layout/details-block.tsx'
import { CartSummary } from '../../../carts/components/cart-summary.tsx'
import { useIsByPhone } from '../../../carts/components/phone-mode.ts'
import { hasContractSummary } from '../../../contract-summaries/contract.ts'
import { linkExpectedWithinMinutes } from '../../../customers/contract-links.ts'
import { referenceFacts } from '../../../details/references.ts'
import { DocumentLinks } from '../../../documents/components/document-links.tsx'
import type { LastOrder } from '../../../orders/contract-last-order.ts'
import { preferenceInWords } from '../../../orders/delivery-preference.ts'
import { deliveryPreferenceTexts } from '../../../orders/delivery-preference-texts.ts'
import { stepDays } from '../../../orders/order-days.ts'
import { orderPromise } from '../../../orders/order-promise.ts'
import { orderStepsOf } from '../../../orders/texts.ts'
import { useBrand } from '../../../page-frame/components/shell-data.ts'
import { LatePicture } from '../../../page-frame/pictures/late-picture.tsx'
import { OtherTypes } from '../../components/other-types.tsx'
import { PhoneModePart } from '../../components/phone-order/phone-mode-part.tsx'
import { summaryTitles } from '../../texts/cart.ts'
import { accountOfferTexts, orderFilesTexts, thankYouTexts } from '../../texts/thank-you.ts'
import styles from './thank-you.module.css'

/** The ordered products, the next steps, and further offers (order-flow §2, "Thank-you page"). */
export function ThankYou({ order }: { order: LastOrder }) {
  const brand = useBrand()
  const isByPhone = useIsByPhone()
  const summaryTitle = summaryTitles[order.requestType]
  const promise = orderPromise(order.lines, true)
  const days = stepDays(order.requestType === 'order' && promise.isUsual, order.promised)
  const references = referenceFacts(order.references)
  return (
    <div className={styles.columns}>
      <PhoneModePart part={{ outcomeOf: order.orderNumber }} />
      <section className={styles.order} aria-label={thankYouTexts.number[order.requestType]}>
        <div className={styles.head}>
          {!isByPhone && <LatePicture load={scenes[order.requestType]} className={styles.scene} />}
          <p className={styles.number}>
            <span>{thankYouTexts.number[order.requestType]}</span>
            <strong>{order.orderNumber}</strong>
          </p>
        </div>
        <p>{filledText(thankYouTexts.confirmed, { email: <strong>{order.email}</strong> })}</p>
        {references.length > 0 && <DetailsList details={references} />}
      </section>
      {!isByPhone && (
        <section className={styles.next} aria-labelledby="thank-you-next">
          <h2 id="thank-you-next">{thankYouTexts.whatNext}</h2>
          <ol className={styles.steps}>
            {orderStepsOf(order.requestType, promise).map(({ title, text }, index) => {
              const Icon = stepIcons[index] ?? Truck
              const day = days[index]
              return (
                <li key={title}>
                  <Icon aria-hidden="true" />
                  <span>
                    <strong>{title}</strong>
                    {day && <b className={styles.day}>{day}</b>}
                    <span>{text}</span>
                  </span>
                </li>
              )
            })}
          </ol>
          <p>
            {filledText(thankYouTexts.thanks, {
              brand: brand.name,
              phone: <a href={`tel:${brand.phone.tel}`}>{brand.phone.display}</a>,
            })}
          </p>
        </section>
      )}
      <section className={styles.order} aria-labelledby="thank-you-order">
        <h2 id="thank-you-order">{summaryTitle}</h2>
        <CartSummary
          lines={order.lines}
          caption={summaryTitle}
          retainedNumbers={order.phoneNumberRetention}
          withFigure
        />
        {order.deliveryPreference && (
          <DetailsList
            details={[
              [
                deliveryPreferenceTexts.title,
                deliveryPreferenceTexts.wish(preferenceInWords(order.deliveryPreference)),
              ],
            ]}
          />
        )}
      </section>
      {order.requestType === 'order' && <Documents order={order} />}
      {order.isGuests && !isByPhone && <AccountOffer />}
      {!isByPhone && <OtherTypes current={order.productType} />}
    </div>
  )
}

/** Somebody at the door, or a sheet with a price. */
const scenes = {
  order: async () => (await import('../../../page-frame/pictures/thank-you-scenes.tsx')).ThankYouOrderScene,
  quote: async () => (await import('../../../page-frame/pictures/thank-you-scenes.tsx')).ThankYouQuoteScene,
}

const stepIcons = [PhoneCall, CalendarCheck, Truck]

/** Documents mailed with the order, and where a customer finds them; the terms can be read here. */
const Documents = ({ order: { email, productType, isGuests, orderNumber } }: { order: LastOrder }) => (
  <section className={`screen-only ${styles.order}`} aria-labelledby="thank-you-files">
    <h2 id="thank-you-files">{orderFilesTexts.title}</h2>
    <p>
      {filledText(orderFilesTexts.mailed(hasContractSummary(productType)), {
        email: <strong>{email}</strong>,
      })}
    </p>
    {!isGuests && <Link to={paths.mijnOrder(orderNumber)}>{orderFilesTexts.inYourPages}</Link>}
    <DocumentLinks
      documents={[
        { title: orderFilesTexts.confirmation, path: apiAddress('GET /api/order/last/bestelling.pdf', {}) },
        { title: orderFilesTexts.terms, path: paths.termsFile },
      ]}
    />
  </section>
)

type SendResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'too-soon' }
  | { readonly kind: 'failed'; readonly failure: CallFailure }

/**
 * An account for a guest at one press: everything it needs was typed for the order
 * (docs/decisions/accounts.md#a-guest-becomes-a-customer-by-one-button).
 */
function AccountOffer() {
  const [isAsking, setIsAsking] = useState(false)
  const [asked, setAsked] = useState<SendResult | null>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const isDone = asked?.kind === 'sent' || asked?.kind === 'too-soon'

  // The button has gone: what it did is read out in its place.
  useEffect(() => {
    if (isDone) words.current?.focus({ preventScroll: true })
  }, [isDone])

  const ask = async () => {
    setIsAsking(true)
    const result = await call('POST /api/order/last/account')
    setIsAsking(false)
    if (!result.ok) setAsked({ kind: 'failed', failure: callFailure(result) })
    else setAsked({ kind: (result.data?.secondsUntilMail ?? null) === null ? 'sent' : 'too-soon' })
  }

  return (
    <section className={`screen-only ${styles.account}`} aria-labelledby="thank-you-account">
      <h2 id="thank-you-account">{accountOfferTexts.title}</h2>
      {isDone ? (
        <p ref={words} tabIndex={-1}>
          {asked.kind === 'sent'
            ? accountOfferTexts.sent(linkExpectedWithinMinutes)
            : accountOfferTexts.tooSoon}
        </p>
      ) : (
        <>
          <p>{accountOfferTexts.text}</p>
          {asked?.kind === 'failed' && (
            <Notice kind="error" title={asked.failure.title ?? accountOfferTexts.failed} announced>
              <p>{asked.failure.message}</p>
            </Notice>
          )}
          <div>
            <Button variant="secondary" busy={isAsking} onClick={() => void ask()}>
              {accountOfferTexts.button}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
