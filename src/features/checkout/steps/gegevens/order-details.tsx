import { ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import consents from '../../../../../content/consents.json' with { type: 'json' }
import { paths } from '../../../../api/paths.ts'
import type { FieldErrors } from '../../../../common/contract/failure.ts'
import { commonTexts } from '../../../../common/texts.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { Checkbox } from '../../../../ui/kit/checkbox.tsx'
import { Dialog } from '../../../../ui/kit/dialog.tsx'
import { ErrorSummary } from '../../../../ui/kit/error-summary.tsx'
import { DetailsBlock, DetailsRows } from '../../../../ui/layout/details-block.tsx'
import { needsLongTermConsent } from '../../../carts/cart.ts'
import { useIsByPhone } from '../../../carts/components/phone-mode.ts'
import type { ProductType } from '../../../catalogue/product.ts'
import { ChangeButton } from '../../../details/components/change-actions.tsx'
import { technicalDraft } from '../../../details/components/drafts.ts'
import { FoldingCard } from '../../../details/components/folding-card.tsx'
import { InvoiceBlock, MeantInvoice } from '../../../details/components/invoice-block.tsx'
import { Mandate } from '../../../details/components/mandate.tsx'
import { PersonFields } from '../../../details/components/person-fields.tsx'
import { ReferenceFields } from '../../../details/components/reference-fields.tsx'
import { TechnicalBlock } from '../../../details/components/technical-block.tsx'
import { TermsCheckbox } from '../../../details/components/terms-checkbox.tsx'
import { useFoldingCards } from '../../../details/components/use-folding-cards.ts'
import { isInvoiceComplete, missingForCheck } from '../../../details/details.ts'
import { detailsTitles } from '../../../details/label-texts.ts'
import { type Person, type PersonField, personFields } from '../../../details/person.ts'
import { invoiceTexts, termsTexts } from '../../../details/texts.ts'
import { useBrand } from '../../../page-frame/components/shell-data.ts'
import page from '../../components/flow-page.module.css'
import { PhoneModePart } from '../../components/phone-order/phone-mode-part.tsx'
import { type Buyer, technicalPersonFor } from '../../store/buyer.ts'
import { invoiceOf } from '../../store/invoice.ts'
import { orderStore, useOrderState } from '../../store/order-state.ts'
import { actionLabels } from '../../texts/flow.ts'
import { detailsTexts, missingDetails } from '../../texts/gegevens.ts'
import { FlowAction } from '../flow-action.tsx'
import styles from './change-elsewhere.module.css'
import { emptyTechnicalPerson, otherFields, otherLines, useDetailsForm } from './details-form.ts'
import { InstallationBlock, missingAddress } from './installation-block.tsx'
import { orderEntry } from './order-entry.ts'
import { OrganisationBlock } from './organisation-block.tsx'

/** Appears instead of going on: the invoice details differ, but are not filled in (order-flow §2). */
const MissingInvoiceDialog = (props: { open: boolean; onClose: () => void }) => (
  <Dialog
    title={invoiceTexts.missing.title}
    actions={<Button onClick={props.onClose}>{invoiceTexts.missing.fillIn}</Button>}
    {...props}
  >
    <p>{invoiceTexts.missing.text}</p>
  </Dialog>
)

type Props = {
  productType: ProductType
  orderer: Buyer
  /** Opens a guest's details for changes. */
  onChangeGuest: () => void
}

/** The blocks of a visitor whose details are known (order-flow §2), and the way on to controle. */
export function OrderDetails({ productType, orderer, onChangeGuest }: Props) {
  const state = useOrderState()
  const navigate = useNavigate()
  const form = useDetailsForm(orderer, {
    refusals: now => ({
      ...(productType === 'internet' && missingAddress(now)),
      ...(needsLongTermConsent(now.cart) && !now.longTermConsent && longTermIsMissing),
    }),
    onChecked: () => void navigate(paths.controle(productType)),
  })
  const { field } = form
  const goesTo = invoiceOf(orderer, state)
  const card = useFoldingCards({
    fields: { others: otherFields },
    wrong: form.wrong,
    // An invoice that goes elsewhere than to the organisation is seen before it is passed by.
    open: productType === 'internet' && state.invoiceAddressIsTheSame && goesTo.toSend ? 'others' : null,
  })
  const invoice = useMissingInvoice(() => form.form.trigger('invoiceAddress'))
  const technicalPerson = technicalPersonFor(orderer, state)
  const missing = missingOf(state.termsAccepted, technicalPerson)

  const setTechnicalSame = (isTheSame: boolean) => {
    const other = orderer.technicalPerson ? technicalDraft(orderer.technicalPerson) : emptyTechnicalPerson
    orderEntry.setTechnicalPerson(isTheSame ? null : other)
    form.form.resetField('technicalPerson', { defaultValue: other })
  }

  const goOn = () => {
    form.settle()
    const now = orderStore.getSnapshot()
    if (isInvoiceComplete(now.invoiceAddressIsTheSame, now.invoiceAddress)) void form.submit()
    else invoice.ask()
  }

  return (
    <div className={page.stack}>
      <ErrorSummary
        problems={form.problems.filter(({ field }) => field !== 'longTermConsent' || !state.longTermConsent)}
        attempt={form.attempt}
        leadsToField
      />
      <DetailsRows>
        {productType === 'internet' && <InstallationBlock />}
        <Organisation orderer={orderer} onChangeGuest={onChangeGuest} />
      </DetailsRows>
      <FoldingCard {...card('others')} title={detailsTexts.others.title} lines={otherLines(orderer, state)}>
        <InvoiceBlock
          productType={productType}
          field={field}
          form={form.form}
          isTheSame={state.invoiceAddressIsTheSame}
          meant={<MeantInvoice recipient={goesTo.recipient} />}
          onSame={orderEntry.setInvoiceAddressIsTheSame}
          heading="h4"
        />
        <Contact field={field} />
        <TechnicalBlock
          field={field}
          isTheSame={technicalPerson === null}
          onSame={setTechnicalSame}
          heading="h4"
        />
      </FoldingCard>
      <ReferenceFields
        field={field}
        initial={form.form.formState.defaultValues?.references}
        hasInvoiceAddress={!state.invoiceAddressIsTheSame}
      />
      <TermsBlock
        orderer={orderer}
        longTermError={form.problems.find(({ field }) => field === 'longTermConsent')?.message}
      />
      <FlowAction missing={missing} onAction={goOn}>
        {actionLabels.gegevens}
      </FlowAction>
      <MissingInvoiceDialog open={invoice.isAsked} onClose={invoice.fillIn} />
    </div>
  )
}

const Contact = ({ field }: Pick<ReturnType<typeof useDetailsForm>, 'field'>) => (
  <DetailsBlock title={detailsTitles.contact} heading="h4">
    <PersonFields of="contactPerson" field={field} />
  </DetailsBlock>
)

const Organisation = ({ orderer, onChangeGuest }: Pick<Props, 'orderer' | 'onChangeGuest'>) => (
  <OrganisationBlock
    orderer={orderer}
    withPerson
    withPayment
    {...(orderer.kind === 'customer'
      ? { action: <ChangeElsewhere />, note: detailsTexts.ofAccount }
      : { action: <ChangeButton what={detailsTitles.organisation} onClick={onChangeGuest} /> })}
  />
)

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

/** Says that invoice details are missing, and leads from there to the first of them, each marked with its error. */
function useMissingInvoice(judge: () => Promise<unknown>) {
  const [isAsked, setIsAsked] = useState(false)
  const wasAsked = useRef(false)
  // After the dialog, which gives the focus back to the button that opened it.
  useEffect(() => {
    if (wasAsked.current && !isAsked) document.getElementById(firstEmptyInvoiceField())?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  return {
    isAsked,
    ask: () => setIsAsked(true),
    async fillIn() {
      await judge()
      setIsAsked(false)
    },
  }
}

function firstEmptyInvoiceField(): string {
  const { companyName = '', email = '', address } = orderStore.getSnapshot().invoiceAddress ?? {}
  const fields = { companyName, email, ...address }
  const order = ['companyName', 'email', 'zipCode', 'houseNumber', 'streetName', 'city'] as const
  const first = order.find(field => !fields[field]?.trim()) ?? 'companyName'
  return `invoiceAddress.${first === 'companyName' || first === 'email' ? first : `address.${first}`}`
}

/** If none is empty, the e-mail address is invalid. */
const firstEmptyOf = (person: Person | null): PersonField =>
  personFields.find(field => person?.[field].trim() === '') ?? 'email'

const longTermIsMissing: FieldErrors = { longTermConsent: { message: missingDetails.longTerm } }

/** A customer changes the company's details in the panel, or in the shop's own pages where there is none. */
function ChangeElsewhere() {
  const { panelUrl } = useBrand()
  return (
    <a href={panelUrl ?? paths.mijnCompany} target="_blank" rel="noreferrer" className={styles.link}>
      {detailsTexts.changeElsewhere}
      <ExternalLink aria-hidden="true" />
      <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
    </a>
  )
}

type TermsBlockProps = {
  orderer: Buyer
  longTermError: string | undefined
}

/** Consents of the visitor; none is stored for a later visit (decisions, "Flow"). */
function TermsBlock({ orderer, longTermError }: TermsBlockProps) {
  const isByPhone = useIsByPhone()
  const { cart, termsAccepted, directDebit, longTermConsent } = useOrderState()
  return (
    <DetailsBlock title={detailsTitles.terms}>
      <PhoneModePart part="note" />
      <TermsCheckbox
        checked={termsAccepted}
        onChange={event => orderEntry.setConsents({ termsAccepted: event.target.checked })}
      />
      {needsLongTermConsent(cart) && (
        <Checkbox
          id="longTermConsent"
          label={consents.longTerm.text}
          checked={longTermConsent}
          error={longTermConsent ? undefined : longTermError}
          onChange={event => orderEntry.setConsents({ longTermConsent: event.target.checked })}
        />
      )}
      <Checkbox
        id="directDebit"
        label={termsTexts.directDebit}
        checked={directDebit}
        onChange={event => orderEntry.setConsents({ directDebit: event.target.checked })}
      />
      {(directDebit || isByPhone) && <Mandate orderer={orderer} />}
    </DetailsBlock>
  )
}
