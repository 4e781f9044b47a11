import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { Elements } from '../../../../ui/kit/elements.ts'
import { DetailsBlock, DetailsList } from '../../../../ui/layout/details-block.tsx'
import { CartSummary } from '../../../carts/components/cart-summary.tsx'
import { formWithFiles, uploadTimeout } from '../../../case-files/components/form-with-files.ts'
import { productTypeNames } from '../../../catalogue/texts.ts'
import { callAsCustomer } from '../../../customers/components/mijn/call-as-customer.ts'
import { formatDay } from '../../../customers/components/mijn/dates.ts'
import { mijnPageTexts, requestTexts, type StateTexts } from '../../../customers/texts.ts'
import { AddressLines } from '../../../details/components/address-lines.tsx'
import { addressTitle } from '../../../details/label-texts.ts'
import { referenceFacts } from '../../../details/references.ts'
import { DocumentLinks } from '../../../documents/components/document-links.tsx'
import type { OrderDelivery } from '../../contract.ts'
import type { RequestDetails } from '../../contract-mijn.ts'
import type { FollowedKind } from '../../followed-kind.ts'
import { CustomerRequestPart } from '../customer-request-part.tsx'
import { OrderDeliveryPart } from '../order-delivery-part.tsx'
import { ProgressSteps } from '../progress-steps.tsx'
import { Questions } from '../questions.tsx'
import { StateBadge } from './request-list.tsx'
import styles from './request-page.module.css'

type Props = {
  /** Fields shared by orders and quotes. */
  request: RequestDetails
  /** Its products in parts, each of a type and for an address of its own; null where it has none. */
  inParts?: Elements
  state: StateTexts
  of: FollowedKind
  /** By when what happens next; null where nothing is promised. */
  days?: string | null
  /** Label of the opening date. */
  dateLabel: string
  /** The list that it stands in. */
  all: { to: string; label: string }
  /** Numbers that the customer keeps (telefonie). */
  retainedNumbers?: readonly string[]
  /** Facts of this kind only. */
  facts?: readonly (readonly [string, ReactNode])[]
  /** How an order is delivered. */
  delivery?: OrderDelivery
  /** Its agreement, since the delivery. */
  agreement?: Elements
  /** Link to the place where the customer has to act. */
  lead?: Elements
  /** Ways to a next order, under the products. */
  goingOn?: Elements
}

/** How an order or a quote stands, what is in it, and its documents. */
export function RequestPage(props: Props) {
  const { request, inParts = null, of, state, days = null, dateLabel, all } = props
  const { retainedNumbers = [], facts = [], delivery, agreement, lead, goingOn } = props
  const { productType, createdAt, lines, installationAddress, references, documents } = request
  return (
    <>
      <Link to={all.to} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        <span>{all.label}</span>
      </Link>
      <div className={styles.state}>
        <StateBadge state={state} />
        <p>
          <span>{state.next}</span>
          {days && <strong className={styles.days}>{days}</strong>}
        </p>
        {lead}
      </div>
      <ProgressSteps of={of} progress={request.progress} dayOf={formatDay} />
      {delivery && <OrderDeliveryPart delivery={delivery} />}
      {agreement}
      <Questions number={request.number} />
      <Wish of={of} request={request} />
      <section className={styles.cart} aria-labelledby="request-products">
        <h2 id="request-products">{requestTexts.products}</h2>
        {inParts ?? (
          <CartSummary
            lines={lines}
            caption={requestTexts.products}
            retainedNumbers={retainedNumbers}
            withFigure
          />
        )}
      </section>
      {goingOn}
      <DetailsBlock heading="h2" title={requestTexts.details}>
        <DetailsList
          details={[
            [requestTexts.type, inParts ? '' : productTypeNames[productType]],
            [dateLabel, formatDay(createdAt)],
            [
              addressTitle(productType),
              inParts ? '' : <AddressLines key="address" address={installationAddress} />,
            ],
            ...facts,
            ...referenceFacts(references),
          ]}
        />
      </DetailsBlock>
      {documents.length > 0 && (
        <DetailsBlock heading="h2" title={mijnPageTexts.documents.title}>
          <DocumentLinks documents={documents} />
        </DetailsBlock>
      )}
    </>
  )
}

/** Changing or cancelling a request; reloads the data afterwards. */
function Wish({ of, request: { number, progress } }: Pick<Props, 'of' | 'request'>) {
  const { revalidate } = useRevalidator()
  return (
    <CustomerRequestPart
      of={of}
      progress={progress}
      send={(wish, files) =>
        callAsCustomer('POST /api/mijn/wensen/{nummer}', {
          params: { nummer: number },
          form: formWithFiles(wish, files),
          timeout: uploadTimeout,
        })
      }
      onTaken={() => void revalidate()}
    />
  )
}
