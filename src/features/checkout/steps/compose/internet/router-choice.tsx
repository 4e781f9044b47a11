import { memo } from 'react'
import { ChoiceCard, ChoiceGroup } from '../../../../../ui/kit/choice-card.tsx'
import { Price } from '../../../../../ui/kit/price.tsx'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { isOwnRouter } from '../../../rules/internet.ts'
import { routerTexts } from '../../../texts/internet.ts'
import { InformationLines } from '../information-lines.tsx'
import { ProductPrice } from '../product-price.tsx'

type Props = {
  routers: readonly ProductOffering[]
  chosenId: number | null
  onChoose(router: ProductOffering): void
}

/** The router of the term (rented, or included with its usual price struck through) or the customer's own. */
export const RouterChoice = memo(({ routers, chosenId, onChoose }: Props) => (
  <ChoiceGroup legend={routerTexts.legend} hideLegend>
    {routers.map(router => (
      <ChoiceCard
        key={router.id}
        type="radio"
        name="internet-router"
        value={router.id}
        title={router.name}
        facts={<InformationLines lines={router.information} />}
        price={<RouterPrice router={router} />}
        checked={router.id === chosenId}
        onChange={() => onChoose(router)}
      />
    ))}
  </ChoiceGroup>
))

const RouterPrice = ({ router }: { router: ProductOffering }) =>
  isOwnRouter(router) ? <Price amount={routerTexts.noCosts} /> : <ProductPrice product={router} />
