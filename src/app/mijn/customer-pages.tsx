import { Outlet, useLocation } from 'react-router'
import { paths } from '../../api/paths.ts'
import { AgreementParts } from '../../features/agreements/components/agreement-parts.ts'
import { useCustomer } from '../../features/customers/components/customer-store.ts'
import { useMarkedCustomer } from '../../features/customers/components/use-marked-customer.ts'
import { ReturnsLink } from '../../features/device-returns/components/returns-link.tsx'
import { ReturnsPart } from '../../features/device-returns/components/returns-part.tsx'
import { HydratedPages } from '../../features/page-frame/components/hydrated-pages.tsx'
import { NoScriptNotice } from '../../features/page-frame/components/no-script-notice.tsx'
import { PageFrame } from '../../features/page-frame/components/page-frame.tsx'
import { unlistedMeta } from '../../features/page-frame/components/unlisted-meta.ts'
import { ParcelList } from '../../features/parcels/components/parcel-list.tsx'
import { OrderParts } from '../../features/tracking/components/order-parts.ts'
import { HeroBand } from '../../ui/layout/hero-band.tsx'
import { useArrival } from '../../ui/layout/use-arrival.ts'
import type { Route } from './+types/customer-pages.ts'
import { titleAt } from './page-titles.ts'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  unlistedMeta(matches[0].loaderData, { title: titleAt(location.pathname) })

/** Parts that features bring to an agreement. */
const agreementParts: AgreementParts = { Returns: ReturnsLink }

/** Parts that features bring to an order. */
const orderParts: OrderParts = { Parcels: ParcelList, Returns: ReturnsPart }

/** The shell of login, password and customer pages: frame, title, and whose pages they are. */
export default function CustomerPages() {
  useMarkedCustomer()
  const { pathname } = useLocation()
  const title = useArrival(pathname)
  const customer = useCustomer()
  const companyName = customer.kind === 'known' ? customer.customer.companyName : null
  // A no-break space keeps the line's place until it is known whose pages they are.
  const owner = pathname.startsWith(paths.mijn) && (companyName ?? '\u00a0')
  return (
    <HydratedPages>
      <PageFrame>
        <HeroBand title={titleAt(pathname)} titleRef={title} intro={owner} />
        <NoScriptNotice />
        <OrderParts value={orderParts}>
          <AgreementParts value={agreementParts}>
            <Outlet />
          </AgreementParts>
        </OrderParts>
      </PageFrame>
    </HydratedPages>
  )
}
