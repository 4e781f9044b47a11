import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { isRefused } from '../../../api/client.ts'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { formatEuro } from '../../../common/money.ts'
import { Fields, Form } from '../../../ui/forms/form.tsx'
import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Amount } from '../../../ui/kit/price.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { safeStorage } from '../../../ui/state/safe-storage.ts'
import { totalsOf, vatPercentage } from '../../checkout/rules/totals.ts'
import { retentionTexts } from '../../checkout/texts/telefonie.ts'
import { DetailsBlock, DetailsList } from '../../details/components/details-block.tsx'
import {
  GuestFormDraft,
  InvoiceAddressDraft,
  ReferencesDraft,
  TechnicalPersonDraft,
} from '../../details/components/drafts.ts'
import type { GuestForm } from '../../details/components/guest-form.ts'
import { emptyGuestForm } from '../../details/components/guest-form.ts'
import { InvoiceBlock } from '../../details/components/invoice-block.tsx'
import { Mandate } from '../../details/components/mandate.tsx'
import { NewCustomerFields } from '../../details/components/new-customer-fields.tsx'
import { ReferenceFields } from '../../details/components/reference-fields.tsx'
import { useServerChecks } from '../../details/components/server-checks.ts'
import { TechnicalBlock } from '../../details/components/technical-block.tsx'
import { TermsCheckbox } from '../../details/components/terms-checkbox.tsx'
import type { GuestDetails } from '../../details/details-schema.ts'
import { detailsTitles } from '../../details/label-texts.ts'
import { personFields } from '../../details/person.ts'
import { termsTexts } from '../../details/texts.ts'
import { DeliveryPreferenceFields } from '../../orders/components/delivery-preference-fields.tsx'
import { DeliveryPreference } from '../../orders/delivery-preference.ts'
import type { OrderLine } from '../../orders/order-lines.ts'
import type { QuoteToAnswer } from '../contract.ts'
import { quoteAcceptTexts as texts } from '../texts.ts'
import type { TypedAnswers } from './acceptance.ts'
import {
  AcceptFields,
  type AcceptValues,
  acceptanceOf,
  numberFields,
  rulesFor,
  wrongNumbers,
} from './acceptance.ts'
import { Part, PartActions } from './part.tsx'

/*
 * Input for accepting a quote, stored in this tab so that a reload loses nothing; consents and IBAN are never stored.
 */

const storage = safeStorage(() => window.sessionStorage)
const keyOf = ({ number }: Pick<QuoteToAnswer, 'number'>) => `quoteAcceptance-${number}`

const text = z._default(z.string().check(z.maxLength(320)), '')
const Kept = z.extend(GuestFormDraft, {
  technicalPerson: TechnicalPersonDraft,
  invoiceAddress: InvoiceAddressDraft,
  references: z.optional(ReferencesDraft),
  number1: text,
  number2: text,
  number3: text,
  deliveryPreference: z._default(z.nullable(DeliveryPreference), null),
})

const nobody = { firstName: '', lastName: '', phoneNumber: '', email: '' }
const nowhere = { streetName: '', houseNumber: '', houseNumberSuffix: '', zipCode: '', city: '' }

/** Initial values of the fields: stored input, else the known details of the requester. */
function initialValues(quote: Pick<QuoteToAnswer, 'number' | 'known' | 'references'>): AcceptValues {
  return {
    ...emptyGuestForm,
    ...quote.known,
    technicalPerson: { ...nobody, gender: 'MALE', contactType: 'technical' },
    invoiceAddress: { companyName: '', email: '', address: nowhere },
    references: quote.references,
    number1: '',
    number2: '',
    number3: '',
    deliveryPreference: null,
    ...kept(quote),
    iban: '',
    termsAccepted: false,
    longTermConsent: false,
    directDebit: false,
  }
}

function kept(quote: Pick<QuoteToAnswer, 'number'>): Partial<AcceptValues> {
  try {
    const { references, ...typed } = Kept.parse(JSON.parse(storage.getItem(keyOf(quote)) ?? 'null'))
    return { ...typed, ...(references && { references }) }
  } catch {
    return {}
  }
}

function saveDraft(
  quote: Pick<QuoteToAnswer, 'number'>,
  { iban: _iban, termsAccepted: _terms, longTermConsent: _term, directDebit: _debit, ...typed }: AcceptValues,
): void {
  storage.setItem(keyOf(quote), JSON.stringify(typed))
}

const clearDraft = (quote: Pick<QuoteToAnswer, 'number'>): void => storage.removeItem(keyOf(quote))

type Props = {
  token: string
  quote: QuoteToAnswer
  cart: readonly OrderLine[]
  typed: TypedAnswers
  onAccepted: () => Promise<void>
  /** Something else was decided meanwhile, or its time is over. */
  onTooLate: () => Promise<void>
  onDead: () => void
  onBack: () => void
}

/** Fields that an order still needs: those of gegevens, and the consents. */
export function AcceptForm({
  token,
  quote,
  cart,
  typed: answers,
  onAccepted,
  onTooLate,
  onDead,
  onBack,
}: Props) {
  const serverChecks = useServerChecks()
  const [typed] = useState(() => answers.accepting ?? initialValues(quote))
  const [isTechnicalSame, setTechnicalSame] = useState(
    personFields.every(field => typed.technicalPerson[field] === ''),
  )
  const [isInvoiceSame, setInvoiceSame] = useState(
    typed.invoiceAddress.companyName === '' && typed.invoiceAddress.email === '',
  )
  const asked = { isTechnicalSame, isInvoiceSame, asksLongTerm: quote.longTermText !== null }
  const totals = totalsOf(cart)
  const form = useContractForm({
    schema: AcceptFields,
    rules: () => rulesFor(asked),
    refusals: values => ({ ...wrongNumbers(values), ...serverChecks.known(values) }),
    initial: typed,
    memory: {
      save(values) {
        answers.accepting = values
        saveDraft(quote, values)
      },
    },
    async send(values) {
      const errors = await serverChecks.refusals(values)
      if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
      const result = await submit('POST /api/prijsopgave/accepteren', {
        token,
        agreedTotals: totals,
        ...acceptanceOf(values, asked),
      })
      if (isRefused(result, 404)) onDead()
      if (isRefused(result, 409)) await onTooLate()
      const outcome = outcomeOf(result)
      return outcome.kind === 'refused' ? { ...outcome, errors: onTheForm(outcome.errors) } : outcome
    },
    onTaken() {
      clearDraft(quote)
      void onAccepted()
    },
  })
  // It knows a part of these fields.
  const guestForm = form.form as unknown as UseFormReturn<GuestForm, unknown, GuestDetails>
  const guestField = form.field as FieldOf<keyof GuestForm>

  return (
    <Part title={texts.title}>
      <p>{texts.intro}</p>
      <Form form={form} failed={texts.failed} actions={<PartActions submit={texts.submit} onBack={onBack} />}>
        <NewCustomerFields form={guestForm} field={guestField} serverChecks={serverChecks} />
        <InvoiceBlock
          productType={quote.productType}
          field={form.field}
          form={form.form}
          isTheSame={isInvoiceSame}
          onSame={setInvoiceSame}
        />
        <ReferenceFields field={form.field} initial={typed.references} hasInvoiceAddress={!isInvoiceSame} />
        <TechnicalBlock field={form.field} isTheSame={isTechnicalSame} onSame={setTechnicalSame} />
        {quote.productType === 'telefonie' && (
          <DetailsBlock title={texts.numbers}>
            <p>{texts.numbersHint}</p>
            <Fields>
              {numberFields.map((name, index) => (
                <TextField
                  key={name}
                  {...form.field(name)}
                  label={retentionTexts.label(index + 1)}
                  type="tel"
                  optional
                  required={false}
                  size="medium"
                />
              ))}
            </Fields>
          </DetailsBlock>
        )}
        <PreferredDelivery form={form.form} weeks={quote.deliveryWeeks} />
        <DetailsBlock title={detailsTitles.terms}>
          <TermsCheckbox {...form.control('termsAccepted')} />
          {quote.longTermText !== null && (
            <Checkbox {...form.control('longTermConsent')} label={quote.longTermText} />
          )}
          <Checkbox {...form.control('directDebit')} label={termsTexts.directDebit} />
          <GivenMandate form={form.form} />
        </DetailsBlock>
        <Sums cart={cart} />
      </Form>
    </Part>
  )
}

/** The server names fields as an order has them. */
const onTheForm = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field
        .replace(/^(?:details|contactPerson)\./, '')
        .replace(/^phoneNumberRetention\.(\d)$/, (_, index) => numberFields[Number(index)] ?? ''),
      error,
    ]),
  )

/** Weeks and a part of the day that suit for the delivery. */
function PreferredDelivery({ form, weeks }: { form: UseFormReturn<AcceptValues>; weeks: readonly string[] }) {
  const preference = useWatch({ control: form.control, name: 'deliveryPreference' })
  return (
    <DeliveryPreferenceFields
      weeks={weeks}
      value={preference}
      error={form.getFieldState('deliveryPreference.weeks', form.formState).error?.message}
      onChange={changed => {
        form.clearErrors('deliveryPreference')
        form.setValue('deliveryPreference', changed, { shouldDirty: true })
      }}
    />
  )
}

/** The direct debit mandate with the values filled in. */
function GivenMandate({ form }: { form: UseFormReturn<AcceptValues> }) {
  const [directDebit, ascription, iban, city] = useWatch({
    control: form.control,
    name: ['directDebit', 'ascription', 'iban', 'city'],
  })
  return directDebit ? <Mandate orderer={{ ascription, iban, address: { city } }} /> : null
}

/** Totals, repeated next to the button. */
function Sums({ cart }: { cart: readonly OrderLine[] }) {
  const { monthlyInCents, oneTimeInCents } = totalsOf(cart)
  return (
    <>
      <DetailsList
        details={[
          [texts.monthly, <Amount key="monthly">{formatEuro(monthlyInCents)}</Amount>],
          [texts.oneTime, <Amount key="once">{formatEuro(oneTimeInCents)}</Amount>],
        ]}
      />
      <p>{texts.withoutVat(vatPercentage)}</p>
    </>
  )
}
