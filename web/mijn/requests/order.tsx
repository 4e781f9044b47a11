import { orderStateTexts } from '../../../content/mijn-texts.ts'
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
      what="deze bestelling"
      missing={<NotYours what="bestelling" all={{ to: paths.mijnOrders, label: 'Naar je bestellingen' }} />}
    >
      {order => (
        <RequestPage
          request={order}
          state={orderStateTexts[order.state]}
          dateLabel="Besteld op"
          all={{ to: paths.mijnOrders, label: 'Alle bestellingen' }}
          retainedNumbers={order.phoneNumberRetention}
          facts={[
            ...personFacts(order.contactPerson, 'Contactpersoon'),
            ['Machtigingskenmerk', order.mandateReference],
          ]}
        />
      )}
    </Answered>
  )
}
