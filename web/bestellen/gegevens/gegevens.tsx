import { useRef, useState } from 'react'
import { actionLabels } from '../../../content/flow-texts.ts'
import type { GuestDetails } from '../../../contract/details.ts'
import { contactPersonOf, missingForCheck } from '../../../domain/details.ts'
import { isProductType } from '../../../domain/product.ts'
import forms from '../../details/forms.module.css'
import { pageServices } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { FlowAction } from '../flow-action.tsx'
import page from '../flow-page.module.css'
import { orderStore, useOrderState } from '../order-state.ts'
import { StepHeader } from '../step-header.tsx'
import type { Route } from './+types/gegevens.ts'
import { guestFormFrom } from './installation-address.ts'
import { NewCustomerForm } from './new-customer-form.tsx'
import { OrderDetails } from './order-details.tsx'
import { QuoteForm } from './quote-form.tsx'

export const loader = ({ context }: Route.LoaderArgs) => ({ scheme: context.get(pageServices).sepaScheme })

/** Step 2: who orders (order-flow §2). */
export default function Gegevens({ loaderData, params: { productType } }: Route.ComponentProps) {
  const { requestType, userDataWithoutRegister: guest } = useOrderState()
  const [isChanging, setIsChanging] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  if (!isProductType(productType)) return null

  /** Another form has taken the place of the one that was left: the reader starts at its top. */
  const changeForm = (changing: boolean) => {
    setIsChanging(changing)
    content.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }

  const form = () => {
    if (requestType === 'quote') return <QuoteForm />
    if (!guest || isChanging) return <NewCustomer guest={guest} onDone={() => changeForm(false)} />
    return (
      <OrderDetails
        productType={productType}
        guest={guest}
        scheme={loaderData.scheme}
        onChangeGuest={() => changeForm(true)}
      />
    )
  }
  return (
    <div className={page.stack}>
      <StepHeader backTo={paths.winkelwagen(productType)} title="Vul je gegevens in" />
      <div ref={content} tabIndex={-1} className={page.stack}>
        {form()}
      </div>
    </div>
  )
}

type NewCustomerProps = {
  /** Whose details are changed; null for a first visit. */
  guest: GuestDetails | null
  onDone: () => void
}

/** Ordering without registering: the form, until its details are checked. */
function NewCustomer({ guest, onDone }: NewCustomerProps) {
  const { address, guestForm, termsAccepted } = useOrderState()
  const accept = (details: GuestDetails) => {
    takeOver(details, guest)
    onDone()
  }
  const cancel = () => {
    orderStore.change({ guestForm: null })
    onDone()
  }
  return (
    <>
      <p className={forms.note}>
        Je kunt bestellen zonder account. Alle velden zijn verplicht, behalve de toevoeging en het BTW nummer.
      </p>
      <NewCustomerForm
        initial={guestForm ?? guest ?? (address ? guestFormFrom(address) : {})}
        submitLabel={guest ? 'Gegevens opslaan' : 'Doorgaan met bestellen zonder te registreren'}
        onAccepted={accept}
        {...(guest && { onCancel: cancel })}
      />
      <FlowAction
        disabled
        disabledReason={missingForCheck({ isLoggedIn: false, termsAccepted, technicalPerson: null }).join(
          ' ',
        )}
      >
        {actionLabels.gegevens}
      </FlowAction>
    </>
  )
}

/** Who orders is who we call, unless the visitor named somebody else. */
function takeOver(details: GuestDetails, before: GuestDetails | null) {
  const { contactPerson } = orderStore.getSnapshot()
  const isOwnChoice =
    contactPerson !== null &&
    (before === null || JSON.stringify(contactPerson) !== JSON.stringify(contactPersonOf(before)))
  orderStore.change({
    userDataWithoutRegister: details,
    guestForm: null,
    contactPerson: isOwnChoice ? contactPerson : contactPersonOf(details),
  })
}
