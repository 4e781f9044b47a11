import { mijnSubjects, noOrdersTexts } from '../../../content/mijn-texts.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Answered } from '../answered.tsx'
import { Empty } from '../empty.tsx'
import { RequestList } from './request-list.tsx'
import { listedOrder, useOrders } from './use-requests.ts'

/** Every order of the customer. */
export default function Orders() {
  return (
    <Answered asked={useOrders()} what={mijnSubjects.orders}>
      {orders => (orders.length > 0 ? <RequestList requests={orders.map(listedOrder)} /> : <NoOrders />)}
    </Answered>
  )
}

export const NoOrders = () => (
  <Empty
    title={noOrdersTexts.title}
    actions={<LinkButton to={paths.emptyBasket}>{noOrdersTexts.begin}</LinkButton>}
  >
    {noOrdersTexts.text}
  </Empty>
)
