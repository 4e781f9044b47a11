import { deskPaths } from '../../api/desk-paths.ts'
import { AgreementsTable } from '../../features/agreements/components/agreements-table.tsx'
import { heldProductTexts } from '../../features/agreements/texts-desk.ts'
import { noticesTexts } from '../../features/agreements/texts-together.ts'
import { leavableAgreements } from '../../features/agreements/together.ts'
import { CustomerView } from '../../features/customers/desk/customer.tsx'
import { deskCustomerTexts } from '../../features/customers/texts-desk.ts'
import { ask, deskMeta } from '../../features/desk/components/desk-loader.ts'
import { may } from '../../features/desk/staff-roles.ts'
import { Card } from '../../ui/desk/card.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import type { Route } from './+types/customer-page.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData?.customer.companyName ?? deskCustomerTexts.title)

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const [customer, { role }] = await Promise.all([
    ask(context, 'GET /api/beheer/klanten/{id}', { params }),
    ask(context, 'GET /api/beheer/ik'),
  ])
  const agreements = may(role, 'agreements.read')
    ? await ask(context, 'GET /api/beheer/klanten/{id}/contracten', { params })
    : []
  return { customer, agreements, mayEnd: may(role, 'agreements.work') }
}

/** A customer at the desk, with what they have for roles that read contracts. */
export default function CustomerPage({ loaderData: { customer, agreements, mayEnd } }: Route.ComponentProps) {
  return (
    <CustomerView customer={customer}>
      {agreements.length > 0 && (
        <Card title={heldProductTexts.agreements}>
          <AgreementsTable agreements={agreements} />
          {mayEnd && leavableAgreements(agreements).length > 1 && (
            <LinkButton small variant="secondary" to={deskPaths.customerNotices(customer.id)}>
              {noticesTexts.open}
            </LinkButton>
          )}
        </Card>
      )}
    </CustomerView>
  )
}
