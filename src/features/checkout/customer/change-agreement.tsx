import { useNavigate } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { canBeReplaced } from '../../agreements/replacing.ts'
import { agreementsPageTexts, noticeTexts } from '../../agreements/texts.ts'
import { loadForCustomer } from '../../customers/components/mijn/load-for-customer.ts'
import { Loaded } from '../../customers/components/mijn/loaded.tsx'
import { BeginChange } from '../components/begin-change.tsx'
import { orderStore, useOrderState } from '../store/order-state.ts'
import { changeTexts as texts } from '../texts/replaced-agreement.ts'
import type { Route } from './+types/change-agreement.ts'

export { PageSkeleton as HydrateFallback } from '../../customers/components/mijn/page-skeleton.tsx'

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadForCustomer('GET /api/mijn/contracten/{nummer}/wijziging', request, {
    params: { nummer: params.number },
  })

const toAgreements = (
  <LinkButton variant="secondary" to={paths.mijnAgreements}>
    {noticeTexts.toAgreements}
  </LinkButton>
)

/** Begins an order that takes the place of what a customer has. */
export default function ChangeAgreement({ loaderData }: Route.ComponentProps) {
  const { isLoaded, cart } = useOrderState()
  const navigate = useNavigate()
  return (
    <Loaded
      answer={loaderData}
      what={agreementsPageTexts.subjectOfOne}
      missing={<Empty title={agreementsPageTexts.notYours}>{toAgreements}</Empty>}
    >
      {changeable => {
        const { lines, replacedBy } = changeable.agreement
        if (!canBeReplaced(lines)) return <Empty title={noticeTexts.nothingLeft}>{toAgreements}</Empty>
        if (replacedBy !== null) return <Empty title={texts.running(replacedBy)}>{toAgreements}</Empty>
        return (
          <BeginChange
            agreement={changeable}
            note={isLoaded && cart.length > 0 && texts.replacesCart}
            onBegin={begun => {
              orderStore.resume(begun)
              navigate(paths.samenstellen(begun.replaces.productType))
            }}
          />
        )
      }}
    </Loaded>
  )
}
