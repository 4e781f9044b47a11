import { deskPaths } from '../../../api/desk-paths.ts'
import { paths } from '../../../api/paths.ts'
import { agreementNumber } from '../../../common/order-number.ts'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { filledText } from '../../../ui/kit/filled-text.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { canBeReplaced } from '../../agreements/replacing.ts'
import { noticeTexts } from '../../agreements/texts.ts'
import { beginByPhone } from '../../carts/components/phone-mode.ts'
import { serializeProduct } from '../../catalogue/products.ts'
import { BeginChange } from '../../checkout/components/begin-change.tsx'
import type { OrderInPlace } from '../../checkout/store/order-in-place.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { type CallersOrder, callersOrder } from '../components/callers-order.ts'
import { changeByPhoneTexts as texts } from '../texts.ts'
import type { Route } from './+types/change-by-phone.ts'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.title)

export async function loader({ context, params }: Route.LoaderArgs) {
  const question = { params: { nummer: params.number } }
  const [agreement, details] = await Promise.all([
    ask(context, 'GET /api/beheer/contracten/{nummer}', question),
    ask(context, 'GET /api/beheer/bekende-gasten/{nummer}', question),
  ])
  return { agreement, details }
}

/** A document: nothing of the flow that this tab held before is in its memory. */
function begin({ cart, ...order }: OrderInPlace, caller: CallersOrder) {
  beginByPhone({
    ...caller,
    ...order,
    cart: cart.map(({ product, quantity }) => serializeProduct(product, quantity)),
  })
  window.location.assign(paths.samenstellen(order.replaces.productType))
}

/** Start of a change for a caller: other products, or the same at another address. */
export default function ChangeByPhone({ loaderData: { agreement, details } }: Route.ComponentProps) {
  const { number } = agreement
  const { lines, replacedBy } = agreement.agreement
  const back = (
    <LinkButton variant="secondary" to={deskPaths.case(number.replaceAll('-', ''))}>
      {texts.toCase}
    </LinkButton>
  )
  return (
    <>
      <PageTitle intro={details.companyName}>
        {filledText(texts.titleOf, {
          agreement: <span className="unbroken">{agreementNumber(number)}</span>,
        })}
      </PageTitle>
      {replacedBy !== null && <Empty title={texts.running(replacedBy)}>{back}</Empty>}
      {replacedBy === null && !canBeReplaced(lines) && <Empty title={noticeTexts.nothingLeft}>{back}</Empty>}
      {replacedBy === null && canBeReplaced(lines) && (
        <BeginChange
          agreement={agreement}
          texts={texts.question}
          onBegin={order => begin(order, callersOrder(details))}
        />
      )}
    </>
  )
}
