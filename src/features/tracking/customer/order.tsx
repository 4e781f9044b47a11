import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { dutchDay } from '../../../common/working-days.ts'
import { AgreementPart } from '../../agreements/components/agreement-part.tsx'
import { agreementsPageTexts } from '../../agreements/texts.ts'
import { originFacts } from '../../cases/order-origin.ts'
import { OtherTypes } from '../../checkout/components/other-types.tsx'
import { loadForCustomer } from '../../customers/components/mijn/load-for-customer.ts'
import { Loaded } from '../../customers/components/mijn/loaded.tsx'
import { mijnSubjects, notYoursTexts, requestTexts } from '../../customers/texts.ts'
import { AddressLines } from '../../details/components/address-lines.tsx'
import { detailsLabels, technicalPersonTexts } from '../../details/label-texts.ts'
import { personFacts, personLine } from '../../details/person.ts'
import { invoiceTexts } from '../../details/texts.ts'
import { daysAhead } from '../../orders/order-days.ts'
import { type OrderPromise, orderPromise } from '../../orders/order-promise.ts'
import { promiseFacts } from '../../orders/order-promise-texts.ts'
import { OrderReturnsPart } from '../components/order-returns-part.tsx'
import { NotYours } from '../components/requests/not-yours.tsx'
import { OrderAgain } from '../components/requests/order-again.tsx'
import { RequestPage } from '../components/requests/request-page.tsx'
import type { OrderDetails } from '../contract-mijn.ts'
import { followedOrders, orderStatusTexts } from '../followed-orders.ts'
import type { Route } from './+types/order.ts'

export { PageSkeleton as HydrateFallback } from '../../customers/components/mijn/page-skeleton.tsx'

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadForCustomer('GET /api/mijn/bestellingen/{nummer}', request, { params: { nummer: params.number } })

const invoiceFacts = ({ invoiceAddress }: OrderDetails): Facts =>
  invoiceAddress
    ? [
        [requestTexts.invoiceTo, invoiceAddress.companyName],
        [invoiceTexts.email, invoiceAddress.email],
        [requestTexts.invoiceAddress, <AddressLines key="invoice" address={invoiceAddress.address} />],
      ]
    : [[requestTexts.invoiceTo, requestTexts.invoiceToOrganisation]]

type Facts = readonly (readonly [string, ReactNode])[]

/** Promised days, unless something else was agreed later. */
const agreedDays = (order: OrderDetails): string | null =>
  order.progress.delivery || order.progress.plannedCall
    ? null
    : daysAhead(order.state, order.promised, promiseIn(order), dutchDay(new Date()))

const promiseIn = ({ lines, deliveryChecked }: OrderDetails): OrderPromise =>
  orderPromise(lines, deliveryChecked)

/** Everything about one order. */
export default function Order({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded
      answer={loaderData}
      what={mijnSubjects.thisOrder}
      missing={
        <NotYours title={notYoursTexts.order} all={{ to: paths.mijnOrders, label: requestTexts.toOrders }} />
      }
    >
      {order => (
        <RequestPage
          request={order}
          of={followedOrders}
          state={orderStatusTexts(order.state, order.progress)}
          days={agreedDays(order)}
          dateLabel={requestTexts.orderedOn}
          all={{ to: paths.mijnOrders, label: requestTexts.allOrders }}
          retainedNumbers={order.phoneNumberRetention}
          delivery={order.delivery}
          agreement={
            <>
              <AgreementPart agreement={order.agreement} orderNumber={order.number}>
                <p>
                  <Link to={paths.mijnAgreements}>{agreementsPageTexts.all}</Link>
                </p>
              </AgreementPart>
              <OrderReturnsPart returns={order.returns} />
            </>
          }
          goingOn={
            <>
              <OrderAgain order={order} />
              <OtherTypes current={order.productType} />
            </>
          }
          facts={[
            ...promiseFacts(promiseIn(order)),
            ...personFacts(order.contactPerson, detailsLabels.contactPerson),
            [
              detailsLabels.technicalPerson,
              order.technicalPerson ? personLine(order.technicalPerson) : technicalPersonTexts.same,
            ],
            ...invoiceFacts(order),
            [requestTexts.mandateReference, order.mandateReference],
            ...originFacts(order.origin),
          ]}
        />
      )}
    </Loaded>
  )
}
