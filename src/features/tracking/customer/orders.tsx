import { paths } from '../../../api/paths.ts'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Loaded } from '../../customers/components/mijn/loaded.tsx'
import { mijnSubjects, noOrdersTexts } from '../../customers/texts.ts'
import { fetchOrders, listedOrder } from '../components/requests/fetch-requests.ts'
import { RequestPages } from '../components/requests/request-pages.tsx'
import type { Route } from './+types/orders.ts'

export { PageSkeleton as HydrateFallback } from '../../customers/components/mijn/page-skeleton.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => fetchOrders(request)

/** Every order of the customer, a page at a time. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answer={loaderData} what={mijnSubjects.orders}>
      {orders => (
        <RequestPages requests={orders.map(listedOrder)} path={paths.mijnOrders} none={<NoOrders />} />
      )}
    </Loaded>
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
