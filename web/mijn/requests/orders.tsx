import { mijnSubjects, noOrdersTexts } from '../../../content/mijn-texts.ts'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/empty.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Answered } from '../answered.tsx'
import type { Route } from './+types/orders.ts'
import { fetchOrders, listedOrder } from './fetch-requests.ts'
import { RequestList } from './request-list.tsx'

export { PageSkeleton as HydrateFallback } from '../page-skeleton.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => fetchOrders(request)

/** Every order of the customer. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  return (
    <Answered answer={loaderData} what={mijnSubjects.orders}>
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
