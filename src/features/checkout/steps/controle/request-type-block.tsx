import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../../api/paths.ts'
import { commonTexts } from '../../../../common/texts.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { RadioGroup } from '../../../../ui/kit/radio-group.tsx'
import { DetailsBlock } from '../../../../ui/layout/details-block.tsx'
import { needsLongTermConsent } from '../../../carts/cart.ts'
import { requestTypeFor } from '../../../carts/internet/lines.ts'
import { ChangeButton } from '../../../details/components/change-actions.tsx'
import { quoteFormOf } from '../../../details/details.ts'
import { ContactPerson } from '../../../details/details-schema.ts'
import type { RequestType } from '../../../orders/contract.ts'
import { contactPersonFor, currentBuyer } from '../../store/buyer.ts'
import { orderStore, useOrderState } from '../../store/order-state.ts'
import { requestTypeNames, requestTypeTexts } from '../../texts/request-type.ts'
import styles from './controle.module.css'

/** Bestelling or Vrijblijvende prijsopgave, still to be changed here (order-flow §2 and §4). */
export function RequestTypeBlock() {
  const { requestType, cart } = useOrderState()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<RequestType | null>(null)
  const change = useRef<HTMLButtonElement>(null)
  const onlyQuote = requestTypeFor(cart, 'order') === 'quote'

  const save = () => {
    if (chosen && chosen !== requestType) {
      changeRequestType(chosen)
      if (chosen === 'order' && !canBeOrdered()) navigate(paths.gegevens('internet'))
    }
    setChosen(null)
    change.current?.focus()
  }

  return (
    <DetailsBlock
      title={requestTypeTexts.title}
      action={
        <ChangeButton
          ref={change}
          what={requestTypeTexts.title}
          expanded={chosen !== null}
          onClick={() => setChosen(chosen === null ? requestType : null)}
        />
      }
    >
      {chosen === null ? (
        <p>{requestTypeNames[requestType]}</p>
      ) : (
        <form
          className={styles.requestType}
          onSubmit={event => {
            event.preventDefault()
            save()
          }}
        >
          <RadioGroup
            legend={requestTypeTexts.question}
            name="requestType"
            value={chosen}
            onChange={event => setChosen(event.target.value === 'quote' ? 'quote' : 'order')}
            options={(['order', 'quote'] as const).map(value => ({ value, label: requestTypeNames[value] }))}
            {...(onlyQuote && {
              hint: requestTypeTexts.onlyQuote,
            })}
          />
          <div>
            <Button
              type="submit"
              small
              disabled={onlyQuote && chosen === 'order'}
              disabledReason={requestTypeTexts.chooseQuote}
            >
              {commonTexts.save}
            </Button>
          </div>
        </form>
      )}
    </DetailsBlock>
  )
}

/** A quote request starts with what is known of who orders (decisions, "Flow"). */
function changeRequestType(requestType: RequestType) {
  const orderer = currentBuyer()
  const knowsWho = requestType === 'quote' && orderer && orderStore.getSnapshot().quoteFormData === null
  orderStore.setRequestType(requestType, knowsWho ? quoteFormOf(orderer) : undefined)
}

/** Whether gegevens asks nothing more of this visitor than a quote request did. */
function canBeOrdered(): boolean {
  const state = orderStore.getSnapshot()
  const orderer = currentBuyer()
  return (
    orderer !== null &&
    ContactPerson.safeParse(contactPersonFor(orderer, state)).success &&
    (state.longTermConsent || !needsLongTermConsent(state.cart))
  )
}
