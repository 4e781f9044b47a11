import { detailsLabels } from '../../../content/details-texts.ts'
import { mijnSubjects, orderStateTexts, requestTexts } from '../../../content/mijn-texts.ts'
import { customerOrder, OrderDetails } from '../../../contract/customer.ts'
import { personFacts } from '../../../domain/person.ts'
import { paths } from '../../paths.ts'
import { fetchAnswer } from '../answer.ts'
import { Answered } from '../answered.tsx'
import type { Route } from './+types/order.ts'
import { NotYours } from './not-yours.tsx'
import { RequestPage } from './request-page.tsx'

export { PageSkeleton as HydrateFallback } from '../page-skeleton.tsx'

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  fetchAnswer(customerOrder(params.number), OrderDetails, request)

/** Everything about one order. */
export default function Order({ loaderData }: Route.ComponentProps) {
  return (
    <Answered
      answer={loaderData}
      what={mijnSubjects.thisOrder}
      missing={<NotYours what="order" all={{ to: paths.mijnOrders, label: requestTexts.toOrders }} />}
    >
      {order => (
        <RequestPage
          request={order}
          state={orderStateTexts[order.state]}
          dateLabel={requestTexts.orderedOn}
          all={{ to: paths.mijnOrders, label: requestTexts.allOrders }}
          retainedNumbers={order.phoneNumberRetention}
          facts={[
            ...personFacts(order.contactPerson, detailsLabels.contactPerson),
            [requestTexts.mandateReference, order.mandateReference],
          ]}
        />
      )}
    </Answered>
  )
}
