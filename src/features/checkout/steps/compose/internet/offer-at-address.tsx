import { useDeferredValue, useMemo } from 'react'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { mainLine } from '../../../rules/cart.ts'
import {
  type InternetTerm,
  internetTerms,
  isChoosable,
  isRouter,
  lineChoices,
  linesAtAddress,
  routersFor,
  termSaving,
} from '../../../rules/internet.ts'
import type { CheckedAddress } from '../../../store/checked-address.ts'
import type { InstallationAddress } from '../../../store/drafts.ts'
import { useOrderState } from '../../../store/order-state.ts'
import { internetSections } from '../../../texts/internet-sections.ts'
import { requestTypeTexts } from '../../../texts/request-type.ts'
import { composePlaces } from '../compose-places.ts'
import { ComposeSection } from '../compose-section.tsx'
import { Answer } from './address-availability.tsx'
import { Extras } from './extras.tsx'
import { FibreEnquiry } from './fibre-enquiry.tsx'
import { internetActions } from './internet-actions.ts'
import { LineChoice } from './line-choice.tsx'
import { LineSpeeds } from './line-speeds.tsx'
import { NothingDeliverable } from './nothing-deliverable.tsx'
import { RequestTypeChoice } from './request-type-choice.tsx'
import { RouterChoice } from './router-choice.tsx'
import { TermSwitch } from './term-switch.tsx'

type Props = {
  catalogue: readonly ProductOffering[]
  address: InstallationAddress
  addressCheck: CheckedAddress
  term: InternetTerm
  /** The visitor asked for this address: the answer takes the focus that the form had. */
  takesFocus: boolean
  /** Back to the form. */
  onChangeAddress(): void
  /** The term was chosen while there is no line that could carry it. */
  onTermWithoutLine(term: InternetTerm): void
}

/** Result of the address check and all choices there, in the order of deciding. */
export function OfferAtAddress({
  catalogue,
  address,
  addressCheck,
  term,
  takesFocus,
  onChangeAddress,
  onTermWithoutLine,
}: Props) {
  const { cart, requestType } = useOrderState()
  const offered = useMemo(() => linesAtAddress(addressCheck.products, catalogue), [addressCheck, catalogue])
  const actions = useMemo(() => internetActions(catalogue, offered), [catalogue, offered])
  const line = mainLine(cart)?.product
  const router = cart.find(({ product }) => isRouter(product))?.product
  // An extra changes neither, and what shows them need not be drawn again for it.
  const choices = useMemo(() => lineChoices(offered, term), [offered, term])
  const routers = useMemo(() => routersFor(term, catalogue), [term, catalogue])
  const comparable = useMemo(() => [...choices.glasvezel, ...choices.dsl].filter(isChoosable), [choices])
  // Composes the cart anew for the other term: with another line at once, else after the control that was pressed.
  const cartBefore = useDeferredValue(cart)
  const comparedCart = mainLine(cartBefore)?.product === line ? cartBefore : cart
  const saving = useMemo(
    () => termSaving(comparedCart, internetTerms, offered, catalogue),
    [comparedCart, offered, catalogue],
  )
  const answer = (
    <Answer address={address} choices={choices} takesFocus={takesFocus} onChange={onChangeAddress} />
  )

  if (!offered.some(isChoosable))
    return (
      <>
        {answer}
        <NothingDeliverable lines={choices.glasvezel} enquiry={<FibreEnquiry address={address} />} />
      </>
    )
  return (
    <>
      {answer}
      <ComposeSection title={internetSections.line} id={composePlaces.products}>
        <TermSwitch
          term={term}
          saving={saving}
          onChoose={chosen => {
            onTermWithoutLine(chosen)
            actions.chooseTerm(chosen)
          }}
        />
        <LineChoice choices={choices} chosenId={line?.id ?? null} onChoose={actions.chooseLine} />
        <LineSpeeds lines={comparable} />
        <FibreEnquiry address={address} />
      </ComposeSection>
      <ComposeSection title={requestTypeTexts.question}>
        <RequestTypeChoice requestType={requestType} line={line} />
      </ComposeSection>
      {line && (
        <>
          <ComposeSection title={internetSections.router}>
            <RouterChoice routers={routers} chosenId={router?.id ?? null} onChoose={actions.chooseRouter} />
          </ComposeSection>
          <Extras cart={cart} catalogue={catalogue} actions={actions} />
        </>
      )}
    </>
  )
}
