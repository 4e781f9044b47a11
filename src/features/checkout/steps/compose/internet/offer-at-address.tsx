import { memo, useContext, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { unbrokenPostcode } from '../../../../../common/checks/postcode.ts'
import { commonTexts } from '../../../../../common/texts.ts'
import { Button } from '../../../../../ui/kit/button.tsx'
import { ChoiceCard, ChoiceGroup } from '../../../../../ui/kit/choice-card.tsx'
import type { Elements } from '../../../../../ui/kit/elements.ts'
import { filledText } from '../../../../../ui/kit/filled-text.tsx'
import { Notice } from '../../../../../ui/kit/notice.tsx'
import { Price } from '../../../../../ui/kit/price.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import { mainLine } from '../../../../carts/cart.ts'
import { useIsByPhone } from '../../../../carts/components/phone-mode.ts'
import { isOrderable } from '../../../../carts/internet/lines.ts'
import {
  type InternetTerm,
  internetTerms,
  isChoosable,
  isOwnRouter,
  isRouter,
  type LineChoices,
  lineChoices,
  linesAtAddress,
  nearestLine,
  reachOf,
  routersFor,
  termSaving,
} from '../../../../carts/internet.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { useBrand } from '../../../../page-frame/components/shell-data.ts'
import { StreetOfAddress } from '../../../../page-frame/pictures/street.tsx'
import { FlowOffers } from '../../../components/flow-offers.ts'
import type { CheckedAddress } from '../../../store/checked-address.ts'
import { useDelivery } from '../../../store/delivery-known.ts'
import type { InstallationAddress } from '../../../store/drafts.ts'
import { useOrderPart } from '../../../store/order-state.ts'
import {
  answerInWords,
  deliveryInShort,
  internetSections,
  nothingDeliverableTexts,
  routerTexts,
  yourAddressTexts,
} from '../../../texts/internet.ts'
import { requestTypeTexts } from '../../../texts/request-type.ts'
import { composePlaces } from '../compose-places.ts'
import { ComposeSection, FoldedSection } from '../compose-section.tsx'
import { InformationLines } from '../information-lines.tsx'
import { ProductPrice } from '../product-price.tsx'
import styles from './address-availability.module.css'
import { Extras } from './extras.tsx'
import { FibreEnquiry } from './fibre-enquiry.tsx'
import { internetActions } from './internet-actions.ts'
import { LineChoice } from './line-choice.tsx'
import { LineRows } from './line-rows.tsx'
import { LineSpeeds } from './line-speeds.tsx'
import { RequestTypeChoice } from './request-type-choice.tsx'
import { TermSwitch } from './term-switch.tsx'

type RouterChoiceProps = {
  routers: readonly ProductOffering[]
  chosenId: number | null
  onChoose(router: ProductOffering): void
}

/** The router of the term (rented, or included with its usual price struck through) or the customer's own. */
const RouterChoice = memo(({ routers, chosenId, onChoose }: RouterChoiceProps) => (
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
  const cart = useOrderPart(state => state.cart)
  const requestType = useOrderPart(state => state.requestType)
  const { quotes } = useContext(FlowOffers)
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
    <AnswerBesideStreet offered={offered}>
      <Answer address={address} choices={choices} takesFocus={takesFocus} onChange={onChangeAddress} />
    </AnswerBesideStreet>
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
        <FibreEnquiry address={address} isBesideFibre={choices.glasvezel.some(isChoosable)} />
      </ComposeSection>
      {quotes && (
        <ComposeSection title={requestTypeTexts.question}>
          <RequestTypeChoice requestType={requestType} line={line} canOrder={offered.some(isOrderable)} />
        </ComposeSection>
      )}
      {line && (
        <>
          {/* The term has brought one; whoever has their own sees the choice. */}
          <FoldedSection
            title={internetSections.router}
            aside={router?.name}
            open={router !== undefined && isOwnRouter(router)}
          >
            <RouterChoice routers={routers} chosenId={router?.id ?? null} onChoose={actions.chooseRouter} />
          </FoldedSection>
          <Extras cart={cart} catalogue={catalogue} actions={actions} />
        </>
      )}
    </>
  )
}

type AnswerBesideStreetProps = { offered: readonly ProductOffering[]; children: Elements }

/** The answer of the check, and where the nearest line lies. */
function AnswerBesideStreet({ offered, children }: AnswerBesideStreetProps) {
  const nearest = useMemo(() => nearestLine(offered), [offered])
  return (
    <div className={styles.answer}>
      {children}
      {nearest && (
        <div className={`screen-only ${styles.street}`}>
          <StreetOfAddress nearest={nearest} />
        </div>
      )}
    </div>
  )
}

type AnswerProps = {
  address: InstallationAddress
  /** The lines of the chosen term. */
  choices: LineChoices
  /** The form that had the focus made way for this block, so the block takes it over. */
  takesFocus: boolean
  onChange(): void
}

/** 'Jouw adres', with the way back to the form, and what was found there: how fast, from what price, by when. */
function Answer({ address, choices, takesFocus, onChange }: AnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const found = answerInWords(reachOf(choices.glasvezel), reachOf(choices.dsl))
  const { street, houseNumber, houseNumberExtension, zipCode, city } = address
  const delivery = deliveryInShort(useDelivery())

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <section className={styles.block} aria-labelledby="jouw-adres">
      <h2 id="jouw-adres" ref={heading} tabIndex={-1} className={styles.title}>
        {yourAddressTexts.title}
      </h2>
      <Button
        variant="quiet"
        small
        className={styles.change}
        aria-label={yourAddressTexts.change}
        onClick={onChange}
      >
        {commonTexts.change}
      </Button>
      <p className={styles.address}>
        {`${street} ${houseNumber}${houseNumberExtension ? ` ${houseNumberExtension}` : ''}, ${unbrokenPostcode(zipCode)} ${city}`}
      </p>
      {found && (
        <>
          <p className={styles.found}>
            <TextWithAmounts>{found}</TextWithAmounts>
          </p>
          <p className={styles.delivery}>{delivery}</p>
        </>
      )}
    </section>
  )
}

type NothingDeliverableProps = {
  /** The lines that are out of reach here, shown so that the visitor knows what was meant. */
  lines: readonly ProductOffering[]
  enquiry: Elements
}

/** No line can be delivered at the address: says so, and what can be done. */
export function NothingDeliverable({ lines, enquiry }: NothingDeliverableProps) {
  const { phone } = useBrand()
  const isByPhone = useIsByPhone()
  return (
    <>
      <ComposeSection title={nothingDeliverableTexts.title} id={composePlaces.products}>
        <Notice kind="warning" title={nothingDeliverableTexts.reason}>
          <p>
            {isByPhone
              ? nothingDeliverableTexts.adviceByPhone
              : filledText(nothingDeliverableTexts.advice, {
                  phone: <a href={`tel:${phone.tel}`}>{phone.display}</a>,
                })}
          </p>
        </Notice>
        {enquiry}
      </ComposeSection>
      {lines.length > 0 && (
        <ComposeSection title={nothingDeliverableTexts.lines}>
          <LineRows
            legend={nothingDeliverableTexts.lines}
            lines={lines}
            compared={lines}
            chosenId={null}
            onChoose={() => undefined}
          />
        </ComposeSection>
      )}
    </>
  )
}
