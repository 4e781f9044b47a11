import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../../api/paths.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { Dialog } from '../../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import type { TypeRules } from '../../../carts/type-rules.ts'
import type { ProductOffering, ProductType } from '../../../catalogue/product.ts'
import { productTypeNames } from '../../../catalogue/texts.ts'
import { checkPlan, type PlanCheck } from '../../plan-choice.ts'
import { orderStore, useOrderState } from '../../store/order-state.ts'
import { planChoiceTexts as texts } from '../../texts/plan-choice.ts'

type Question = {
  readonly id: number
  readonly verdict: Extract<PlanCheck, { kind: 'asked' | 'gone' }>
  readonly rules: TypeRules
}

/**
 * Has a plan that a page of the website brought along taken into the cart, once today's products are known; of internet a free
 * one waits for the check of an address (`useAddressCheck`).
 * @returns what is to be asked first; null for nothing
 */
export function usePlanQuestion(
  rules: TypeRules,
  catalogue: readonly ProductOffering[] | null,
): Question | null {
  const state = useOrderState()
  const announce = useAnnounce()
  const { broughtPlan: id, isLoaded } = state
  const verdict =
    isLoaded && id !== null && catalogue !== null ? checkPlan(id, state, rules, catalogue) : null
  const asked = verdict?.kind === 'asked' || (verdict?.kind === 'gone' && verdict.isAsked) ? verdict : null

  const follow = useEffectEvent(() => {
    if (id === null || verdict === null || asked) return
    if (verdict.kind === 'present') orderStore.bringPlan(null)
    else if (verdict.kind === 'gone') orderStore.explainChoice('gone', texts.gone(id))
    else if (verdict.kind === 'free') begin(verdict, rules, announce)
  })
  const isOpened = state.productType === rules.productType
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is not asked is followed as soon as it is known
  useEffect(() => {
    if (isOpened) follow()
  }, [isOpened, id, verdict?.kind])

  return id !== null && asked ? { id, verdict: asked, rules } : null
}

/** The plan takes the place of the cart; a line of internet makes room for what the check of the address finds. */
function begin(
  { plan, basket }: Extract<PlanCheck, { kind: 'free' | 'asked' }>,
  { productType }: TypeRules,
  announce: (message: string) => void,
) {
  const { cart, addressCheck, productType: composed } = orderStore.getSnapshot()
  if (productType !== 'internet') {
    orderStore.takePlan(productType, basket)
    announce(texts.taken(plan.name))
  } else if (cart.length > 0 || addressCheck !== null || composed !== productType)
    orderStore.makeRoomForPlan(productType)
}

/** Asks before another cart makes way, as for a cart that was kept for later. */
export function PlanQuestion({ id, verdict, rules }: Question) {
  const { cart, productType } = useOrderState()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const other: ProductType = productType ?? cart[0]?.product.productType ?? rules.productType
  const type = productTypeNames[other].toLowerCase()
  // The step there forgets the plan: here it would open this type at once.
  const keep = () => void navigate(paths.winkelwagen(other), { replace: true })
  const isGone = verdict.kind === 'gone'
  return (
    <Dialog
      open
      onClose={keep}
      title={isGone ? texts.goneTitle : texts.occupied}
      actions={
        <>
          <Button onClick={keep}>{texts.keep}</Button>
          <Button
            variant="secondary"
            onClick={() =>
              isGone ? orderStore.explainChoice('gone', texts.gone(id)) : begin(verdict, rules, announce)
            }
          >
            {isGone ? texts.other : texts.begin}
          </Button>
        </>
      }
    >
      <p>{isGone ? texts.goneBeside(type, id) : texts.replaces(type, verdict.plan.name)}</p>
    </Dialog>
  )
}
