import { detailsLabels } from '../../../content/details-texts.ts'
import { mijnSubjects, orderStateTexts, requestTexts } from '../../../content/mijn-texts.ts'
import { customerOrder, OrderDetails } from '../../../contract/customer.ts'
import { personFacts } from '../../../domain/person.ts'
import { paths } from '../../paths.ts'
import { Answered } from '../answered.tsx'
import { useAnswer } from '../use-answer.ts'
import type { Route } from './+types/order.ts'
import { NotYours } from './not-yours.tsx'
import { RequestPage } from './request-page.tsx'

/** Everything about one order. */
export default function Order({ params: { number } }: Route.ComponentProps) {
  return (
    <Answered
      asked={useAnswer(customerOrder(number), OrderDetails)}
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
