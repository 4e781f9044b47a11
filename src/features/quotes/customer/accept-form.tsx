import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { isRefused } from '../../../api/client.ts'
import { formatEuro } from '../../../common/money.ts'
import { Fields, Form } from '../../../ui/forms/form.tsx'
import type { FieldOf, FieldProps } from '../../../ui/forms/form-fields.ts'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Amount } from '../../../ui/kit/price.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { DetailsBlock, DetailsList } from '../../../ui/layout/details-block.tsx'
import { NotInTotals } from '../../carts/components/not-in-totals.tsx'
import type { PricedLine } from '../../carts/order-lines.ts'
import { type Totals, vatPercentage } from '../../carts/totals.ts'
import { retentionTexts } from '../../checkout/texts/telefonie.ts'
import type { GuestForm } from '../../details/components/guest-form.ts'
import { InvoiceFields, MeantInvoice } from '../../details/components/invoice-fields.tsx'
import { Mandate } from '../../details/components/mandate.tsx'
import { NewCustomerFields } from '../../details/components/new-customer-fields.tsx'
import { ReferenceFields } from '../../details/components/reference-fields.tsx'
import { useServerChecks } from '../../details/components/server-checks.ts'
import { TechnicalFields } from '../../details/components/technical-fields.tsx'
import { TermsCheckbox } from '../../details/components/terms-checkbox.tsx'
import type { GuestDetails } from '../../details/details-schema.ts'
import { addressLine } from '../../details/facts.ts'
import { detailsTitles } from '../../details/label-texts.ts'
import { personFields } from '../../details/person.ts'
import { knownIbanTexts, termsTexts } from '../../details/texts.ts'
import { DeliveryPreferenceFields } from '../../orders/components/delivery-preference-fields.tsx'
import type { QuoteAccepted, QuoteToAnswer } from '../contract.ts'
import { quoteTotals } from '../quote.ts'
import { quoteAcceptTexts as texts } from '../texts.ts'
import { clearDraft, initialValues, saveDraft } from './accept-draft.ts'
import {
  type AcceptValues,
  acceptanceOf,
  acceptFields,
  invoiceSameAs,
  numberFields,
  onTheForm,
  rulesFor,
  type ShownFields,
  sameInvoice,
  type TypedAnswers,
  wrongNumbers,
} from './acceptance.ts'
import { AnswerStep, StepActions } from './answer-step.tsx'
import { longTermsOf, sitesOf } from './asked.ts'
import { type Choice, openParts } from './choice.ts'
import { SitesBlock } from './sites-block.tsx'

type Props = {
  token: string
  quote: QuoteToAnswer
  choice: Choice
  typed: TypedAnswers
  onAccepted: (orders: QuoteAccepted['orders']) => Promise<void>
  /** Something else was decided meanwhile, or its time is over. */
  onTooLate: (message: string) => Promise<void>
  onDead: () => void
  onBack: () => void
}

/** The parts of the form that show, by what is accepted and what the customer chose in it. */
function useShownFields(quote: Props['quote'], typed: AcceptValues, parts: Props['choice']['parts']) {
  const [isTechnicalSame, setTechnicalSame] = useState(isNobody(typed.technicalPerson))
  const [otherSites, setOtherSites] = useState(() => sitesWithPerson(typed))
  const [isInvoiceSame, setInvoiceSame] = useState(
    typed.invoiceAddress.companyName === '' && typed.invoiceAddress.email === '',
  )
  const [hasAccountIban, setHasAccountIban] = useState(quote.ibanEnding !== null)
  const shown: ShownFields = {
    parts,
    sites: sitesOf(quote.parts, parts),
    otherSites,
    longTerms: longTermsOf(quote.parts, parts),
    isTechnicalSame,
    isInvoiceSame,
    hasAccountIban,
  }
  return { shown, setTechnicalSame, setOtherSites, setInvoiceSame, setHasAccountIban }
}

const numbersTitle = ({ name, address }: Props['choice']['parts'][number], isOne: boolean): string =>
  isOne ? texts.numbers : texts.numbersOf(name || addressLine(address))

/** The form of an acceptance, what it shows, and what it comes to. */
function useAcceptForm({
  token,
  quote,
  choice,
  typed: answers,
  onAccepted,
  onTooLate,
  onDead,
}: Omit<Props, 'onBack'>) {
  const serverChecks = useServerChecks()
  const [typed] = useState(() => answers.accepting ?? { ...initialValues(quote), iban: answers.iban ?? '' })
  const [fields] = useState(() => acceptFields(quote.parts))
  const { parts } = choice
  const chosen = useShownFields(quote, typed, parts)
  const { shown, setHasAccountIban } = chosen
  const totals = quoteTotals(parts, choice)
  const form = useContractForm({
    schema: fields,
    rules: () => rulesFor(quote.parts, shown),
    refusals: values => ({ ...wrongNumbers(values, shown), ...serverChecks.known(values) }),
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
      const acceptance = acceptanceOf(values, shown)
      const body = { token, agreedTotals: totals, ...acceptance }
      const result = await submit('POST /api/prijsopgave/accepteren', body)
      if (isRefused(result, 404)) onDead()
      const outcome = outcomeOf(result)
      if (isRefused(result, 409) && outcome.kind === 'failed') await onTooLate(outcome.message)
      if (outcome.kind !== 'refused') return outcome
      const onForm = onTheForm(outcome.errors, acceptance, shown)
      // The field that is to be filled in shows.
      if ('iban' in onForm) setHasAccountIban(false)
      return { ...outcome, errors: onForm }
    },
    onTaken({ orders }) {
      // The rest is agreed to anew, with the same details.
      answers.iban = answers.accepting?.iban ?? answers.iban
      delete answers.accepting
      if (openParts(quote).length === parts.length) clearDraft(quote)
      void onAccepted(orders)
    },
  })
  return { ...chosen, form, typed, totals, serverChecks }
}

/** Fields that an order still needs: those of gegevens, and the consents. */
export function AcceptForm({ onBack, ...props }: Props) {
  const { quote } = props
  const { parts } = props.choice
  const { form, typed, totals, serverChecks, shown, ...choose } = useAcceptForm(props)
  const { isTechnicalSame, isInvoiceSame, hasAccountIban, otherSites } = shown
  // It knows a part of these fields.
  const guestForm = form.form as unknown as UseFormReturn<GuestForm, unknown, GuestDetails>
  const guestField = form.field as FieldOf<keyof GuestForm>
  const isOne = quote.parts.length === 1

  return (
    <AnswerStep title={isOne ? texts.title : texts.titleOf(parts.length, quote.parts.length)}>
      <p>{texts.intro}</p>
      <Form form={form} failed={texts.failed} actions={<StepActions submit={texts.submit} onBack={onBack} />}>
        <NewCustomerFields
          form={guestForm}
          field={guestField}
          serverChecks={serverChecks}
          known={quote.ibanEnding === null ? null : { ending: quote.ibanEnding, isUsed: hasAccountIban }}
          onKnownUsed={choose.setHasAccountIban}
        />
        <DetailsBlock title={detailsTitles.invoice}>
          <InvoiceFields
            // With several places of delivery it is the organisation's own address that is the same.
            productType={invoiceSameAs(shown)?.productType ?? 'cloud'}
            field={form.field}
            form={form.form}
            isTheSame={isInvoiceSame}
            meant={<KnownInvoice form={form.form} shown={shown} />}
            onSame={choose.setInvoiceSame}
          />
        </DetailsBlock>
        <ReferenceFields field={form.field} initial={typed.references} hasInvoiceAddress={!isInvoiceSame} />
        {shown.sites.length === 1 ? (
          <DetailsBlock title={detailsTitles.technical}>
            <TechnicalFields
              field={form.field}
              isTheSame={isTechnicalSame}
              onSame={choose.setTechnicalSame}
            />
          </DetailsBlock>
        ) : (
          <SitesBlock
            field={form.field}
            sites={shown.sites}
            others={otherSites}
            onOthers={choose.setOtherSites}
          />
        )}
        {parts
          .filter(({ productType }) => productType === 'telefonie')
          .map(part => (
            <NumbersBlock
              key={part.id}
              title={numbersTitle(part, isOne)}
              fieldOf={name => form.field(`numbers.${part.id}.${name}`)}
            />
          ))}
        <PreferredDelivery form={form.form} weeks={quote.deliveryWeeks} />
        <DetailsBlock title={detailsTitles.terms}>
          <TermsCheckbox {...form.control('termsAccepted')} />
          {shown.longTerms.map(({ key, text }) => (
            <Checkbox key={key} {...form.control(`longTerms.${key}`)} label={text} />
          ))}
          <Checkbox {...form.control('directDebit')} label={termsTexts.directDebit} />
          <GivenMandate form={form.form} known={hasAccountIban ? quote.ibanEnding : null} />
        </DetailsBlock>
        <Sums totals={totals} lines={parts.flatMap(({ lines }) => lines)} />
      </Form>
    </AnswerStep>
  )
}

const isNobody = (person: AcceptValues['technicalPerson']): boolean =>
  personFields.every(field => (person[field] ?? '') === '')

/** Keys of the places for which somebody was filled in. */
const sitesWithPerson = ({ sites }: AcceptValues): ReadonlySet<string> =>
  new Set(Object.keys(sites).filter(key => sites[key] && !isNobody(sites[key])))

type NumbersProps = { title: string; fieldOf: (name: (typeof numberFields)[number]) => FieldProps }

/** Numbers that a telephony order takes along. */
const NumbersBlock = ({ title, fieldOf }: NumbersProps) => (
  <DetailsBlock title={title}>
    <p>{texts.numbersHint}</p>
    <Fields>
      {numberFields.map((name, index) => (
        <TextField
          key={name}
          {...fieldOf(name)}
          label={retentionTexts.label(index + 1)}
          type="tel"
          optional
          required={false}
          size="medium"
        />
      ))}
    </Fields>
  </DetailsBlock>
)

/** The recipient of the invoice that goes to the same place, once the details say who that is. */
function KnownInvoice({ form, shown }: { form: UseFormReturn<AcceptValues>; shown: ShownFields }) {
  useWatch({ control: form.control })
  const { recipient } = sameInvoice(form.getValues(), shown)
  const { companyName, email, address } = recipient
  const isKnown = [companyName, email, address.streetName, address.houseNumber, address.city].every(Boolean)
  return isKnown && <MeantInvoice recipient={recipient} />
}

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

/** The direct debit mandate with the values filled in. @param known how the IBAN of the account ends, where that is used */
function GivenMandate({ form, known }: { form: UseFormReturn<AcceptValues>; known: string | null }) {
  const [directDebit, ascription, iban, city] = useWatch({
    control: form.control,
    name: ['directDebit', 'ascription', 'iban', 'city'],
  })
  const account = known === null ? iban : knownIbanTexts.ending(known)
  return directDebit ? <Mandate orderer={{ ascription, iban: account, address: { city } }} /> : null
}

type SumsProps = { totals: Totals; lines: readonly PricedLine[] }

/** Totals, repeated next to the button. */
const Sums = ({ totals: { monthlyInCents, oneTimeInCents }, lines }: SumsProps) => (
  <>
    <DetailsList
      details={[
        [texts.monthly, <Amount key="monthly">{formatEuro(monthlyInCents)}</Amount>],
        [
          texts.oneTime,
          <span key="once">
            <Amount>{formatEuro(oneTimeInCents)}</Amount>
            <NotInTotals lines={lines} />
          </span>,
        ],
      ]}
    />
    <p>{texts.withoutVat(vatPercentage)}</p>
  </>
)
