import { useMemo } from 'react'
import { internetSections } from '../../../../content/internet-texts.ts'
import { requestTypeTexts } from '../../../../content/request-type-texts.ts'
import type { AddressCheckResult } from '../../../../contract/address-check.ts'
import { productFromWire } from '../../../../contract/products.ts'
import { mainLine } from '../../../../domain/cart.ts'
import {
  type InternetTerm,
  isChoosable,
  isRouter,
  lineChoices,
  linesAtAddress,
  routersFor,
} from '../../../../domain/internet.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import type { InstallationAddress } from '../../drafts.ts'
import { useOrderState } from '../../order-state.ts'
import { composePlaces } from '../compose-places.ts'
import { ComposeSection } from '../compose-section.tsx'
import { Extras } from './extras.tsx'
import { FibreEnquiry } from './fibre-enquiry.tsx'
import { internetActions } from './internet-actions.ts'
import { LineChoice } from './line-choice.tsx'
import { LineSpeeds } from './line-speeds.tsx'
import { NothingDeliverable } from './nothing-deliverable.tsx'
import { RequestTypeChoice } from './request-type-choice.tsx'
import { RouterChoice } from './router-choice.tsx'
import { TermChoice } from './term-choice.tsx'

type Props = {
  catalogue: readonly ProductOffering[]
  address: InstallationAddress
  addressCheck: AddressCheckResult
  term: InternetTerm
  /** The term was chosen while there is no line that could carry it. */
  onTermWithoutLine(term: InternetTerm): void
}

/** Everything that can be had at the checked address, in the order in which it is decided. */
export function OfferAtAddress({ catalogue, address, addressCheck, term, onTermWithoutLine }: Props) {
  const { cart, requestType } = useOrderState()
  const offered = useMemo(
    () => linesAtAddress(addressCheck.products.map(productFromWire), catalogue),
    [addressCheck, catalogue],
  )
  const actions = useMemo(() => internetActions(catalogue, offered), [catalogue, offered])
  const line = mainLine(cart)?.product
  const router = cart.find(({ product }) => isRouter(product))?.product
  const choices = lineChoices(offered, term)

  if (!offered.some(isChoosable))
    return <NothingDeliverable lines={choices.glasvezel} enquiry={<FibreEnquiry address={address} />} />
  return (
    <>
      <ComposeSection title={requestTypeTexts.question}>
        <RequestTypeChoice requestType={requestType} line={line} />
      </ComposeSection>
      <ComposeSection title={internetSections.term}>
        <TermChoice
          term={term}
          onChoose={chosen => {
            onTermWithoutLine(chosen)
            actions.chooseTerm(chosen)
          }}
        />
      </ComposeSection>
      <ComposeSection title={internetSections.line} id={composePlaces.products}>
        <LineChoice
          choices={choices}
          chosenId={line?.id ?? null}
          onChoose={actions.chooseLine}
          enquiry={<FibreEnquiry address={address} />}
        />
        <LineSpeeds lines={[...choices.glasvezel, ...choices.dsl].filter(isChoosable)} />
      </ComposeSection>
      {line && (
        <>
          <ComposeSection title={internetSections.router}>
            <RouterChoice
              routers={routersFor(term, catalogue)}
              chosenId={router?.id ?? null}
              onChoose={actions.chooseRouter}
            />
          </ComposeSection>
          <Extras cart={cart} catalogue={catalogue} actions={actions} />
        </>
      )}
    </>
  )
}
