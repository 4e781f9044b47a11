import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../api/paths.ts'
import type { AnswerOf } from '../../../api/types.ts'
import { formatEuro } from '../../../common/money.ts'
import { agreementNumber } from '../../../common/order-number.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { DetailsBlock, DetailsList } from '../../../ui/layout/details-block.tsx'
import { countedName } from '../../agreements/contract.ts'
import { canBeReplaced } from '../../agreements/replacing.ts'
import { agreementsPageTexts, noticeTexts } from '../../agreements/texts.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { productLines } from '../../carts/order-lines.ts'
import { type ReplacingAction, replacingActions } from '../../cases/order-origin.ts'
import { loadForCustomer } from '../../customers/components/mijn/load-for-customer.ts'
import { Loaded } from '../../customers/components/mijn/loaded.tsx'
import { addressLine } from '../../details/facts.ts'
import { orderStore, useOrderState } from '../store/order-state.ts'
import { changeTexts as texts } from '../texts/replaced-agreement.ts'
import type { Route } from './+types/change-agreement.ts'
import styles from './change-agreement.module.css'

export { PageSkeleton as HydrateFallback } from '../../customers/components/mijn/page-skeleton.tsx'

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadForCustomer('GET /api/mijn/bestellingen/{nummer}', request, { params: { nummer: params.number } })

const toAgreements = (
  <LinkButton variant="secondary" to={paths.mijnAgreements}>
    {noticeTexts.toAgreements}
  </LinkButton>
)

/** Begins an order that takes the place of what a customer has: other products, or the same at another address. */
export default function ChangeAgreement({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded
      answer={loaderData}
      what={agreementsPageTexts.subjectOfOne}
      missing={<Empty title={agreementsPageTexts.notYours}>{toAgreements}</Empty>}
    >
      {order => {
        if (!order.agreement || !canBeReplaced(order.agreement.lines))
          return <Empty title={noticeTexts.nothingLeft}>{toAgreements}</Empty>
        return order.agreement.replacedBy === null ? (
          <Begin order={order} agreement={order.agreement} />
        ) : (
          <Empty title={texts.running(order.agreement.replacedBy)}>{toAgreements}</Empty>
        )
      }}
    </Loaded>
  )
}

type Order = AnswerOf<'GET /api/mijn/bestellingen/{nummer}'>

function Begin({ order, agreement }: { order: Order; agreement: NonNullable<Order['agreement']> }) {
  const { number, productType, installationAddress, lines } = order
  const [action, setAction] = useState<ReplacingAction>('change')
  const [overlapDays, setOverlapDays] = useState(0)
  const { isLoaded, cart } = useOrderState()
  const navigate = useNavigate()
  const running = agreement.lines.filter(({ bond }) => bond !== null)
  const begin = () => {
    const isMove = action === 'move'
    orderStore.resume({
      productType,
      requestType: 'order',
      address: productType === 'internet' && !isMove ? typedAddress(installationAddress) : null,
      cart: isMove ? [] : goingOn(productLines(lines)),
      replaces: {
        agreement: number,
        productType,
        action,
        overlapDays: isMove ? overlapDays : 0,
        lines: running,
      },
    })
    navigate(paths.samenstellen(productType))
  }
  return (
    <div className={styles.begin}>
      <p>{texts.intro(agreementNumber(number), addressLine(installationAddress))}</p>
      <DetailsBlock heading="h2" title={texts.has}>
        <DetailsList
          details={running.map(line => [countedName(line), formatEuro(line.centsPerMonth ?? 0)] as const)}
        />
      </DetailsBlock>
      {productType === 'internet' && (
        <RadioGroup
          legend={texts.action}
          name="action"
          value={action}
          onChange={({ target }) => setAction(target.value as ReplacingAction)}
          options={replacingActions.map(value => ({
            value,
            label: texts.actions[value],
            hint: texts.hints[value],
          }))}
        />
      )}
      {action === 'move' && (
        <SelectField
          name="overlap"
          label={texts.overlap}
          hint={texts.overlapHint}
          value={String(overlapDays)}
          onChange={({ target }) => setOverlapDays(Number(target.value))}
          options={Object.entries(texts.overlaps).map(([value, label]) => ({ value, label }))}
        />
      )}
      {isLoaded && cart.length > 0 && <p>{texts.replacesCart}</p>}
      <div>
        <Button onClick={begin}>{texts.start}</Button>
      </div>
    </div>
  )
}

/** A cart without what was bought: its customer has that. The set-up comes with the line that is chosen. */
const goingOn = (cart: Cart): Cart =>
  cart.filter(({ product }) => product.contractDuration > 0 || product.partOf === 'setup')

/** An address as the flow keeps it. */
const typedAddress = ({
  streetName,
  houseNumber,
  houseNumberSuffix,
  zipCode,
  city,
}: Order['installationAddress']) => ({
  street: streetName,
  houseNumber,
  houseNumberExtension: houseNumberSuffix,
  zipCode,
  city,
})
