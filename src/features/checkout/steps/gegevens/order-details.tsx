import { useNavigate } from 'react-router'
import { paths } from '../../../../api/paths.ts'
import type { FieldErrors } from '../../../../common/contract/failure.ts'
import { ErrorSummary } from '../../../../ui/kit/error-summary.tsx'
import { DetailsRows } from '../../../../ui/layout/details-block.tsx'
import { needsLongTermConsent } from '../../../carts/cart.ts'
import type { ProductType } from '../../../catalogue/product.ts'
import { isInvoiceComplete, missingForCheck } from '../../../details/details.ts'
import { type Person, type PersonField, personFields } from '../../../details/person.ts'
import page from '../../components/flow-page.module.css'
import { type Buyer, technicalPersonFor } from '../../store/buyer.ts'
import { orderStore, useOrderState } from '../../store/order-state.ts'
import { actionLabels } from '../../texts/flow.ts'
import { missingDetails } from '../../texts/gegevens.ts'
import { FlowAction } from '../flow-action.tsx'
import { useDetailsForm } from './details-form.ts'
import { DetailsFormRows } from './details-form-rows.tsx'
import { InstallationBlock, missingAddress } from './installation-block.tsx'
import { MissingInvoiceDialog, useMissingInvoice } from './missing-invoice.tsx'
import { type GuestChange, OrganisationRow } from './organisation-row.tsx'
import { otherErrorsIn } from './refused-details.ts'
import { TermsBlock } from './terms-block.tsx'

type Props = {
  productType: ProductType
  orderer: Buyer
  /** How a guest's own details are changed. */
  guestChange: GuestChange
  /** Errors of the order that was refused, which show from the start. */
  refused: FieldErrors
}

/** The list of a visitor whose details are known (order-flow §2), the consents, and the way on to controle. */
export function OrderDetails({ productType, orderer, guestChange, refused }: Props) {
  const state = useOrderState()
  const navigate = useNavigate()
  const form = useDetailsForm(orderer, {
    refusals: now => ({
      ...(productType === 'internet' && missingAddress(now)),
      ...(needsLongTermConsent(now.cart) && !now.longTermConsent && longTermIsMissing),
    }),
    refused: otherErrorsIn(refused),
    onChecked: () => void navigate(paths.controle(productType)),
  })
  const invoice = useMissingInvoice(() => form.form.trigger('invoiceAddress'))
  const missing = missingOf(state.termsAccepted, technicalPersonFor(orderer, state))

  const goOn = () => {
    form.settle()
    const now = orderStore.getSnapshot()
    if (isInvoiceComplete(now.invoiceAddressIsTheSame, now.invoiceAddress)) void form.submit()
    else invoice.ask()
  }

  return (
    <div className={page.stack} {...(guestChange.isOpen && { 'data-own-buttons': '' })}>
      <ErrorSummary
        problems={form.problems.filter(({ field }) => field !== 'longTermConsent' || !state.longTermConsent)}
        attempt={form.attempt}
        leadsToField
      />
      <DetailsRows>
        {productType === 'internet' && <InstallationBlock />}
        <OrganisationRow orderer={orderer} change={guestChange} refused={refused} />
        <DetailsFormRows productType={productType} orderer={orderer} form={form} />
      </DetailsRows>
      <TermsBlock
        orderer={orderer}
        asksLongTerm={needsLongTermConsent(state.cart)}
        longTermError={form.problems.find(({ field }) => field === 'longTermConsent')?.message}
      />
      {/* Until a guest's changes are saved or given up, that is the way on. */}
      {!guestChange.isOpen && (
        <FlowAction missing={missing} onAction={goOn}>
          {actionLabels.gegevens}
        </FlowAction>
      )}
      <MissingInvoiceDialog open={invoice.isAsked} onClose={invoice.fillIn} />
    </div>
  )
}

/** Details that are to be filled in yet, each with its field. */
const missingOf = (termsAccepted: boolean, technicalPerson: Person | null) =>
  missingForCheck({
    isLoggedIn: true,
    termsAccepted,
    technicalPerson,
  }).map(what =>
    what === 'technicalPerson'
      ? { text: missingDetails.technicalPerson, at: `technicalPerson.${firstEmptyOf(technicalPerson)}` }
      : { text: missingDetails.agreement, at: 'termsAccepted' },
  )

/** If none is empty, the e-mail address is invalid. */
const firstEmptyOf = (person: Person | null): PersonField =>
  personFields.find(field => person?.[field].trim() === '') ?? 'email'

const longTermIsMissing: FieldErrors = { longTermConsent: { message: missingDetails.longTerm } }
