import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { paths } from '../../../../api/paths.ts'
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx'
import forms from '../../../../ui/forms/forms.module.css'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { TextField } from '../../../../ui/kit/text-field.tsx'
import { DetailsBlock } from '../../../../ui/layout/details-block.tsx'
import { NameField } from '../../../details/components/name-field.tsx'
import { ReferenceFields } from '../../../details/components/reference-fields.tsx'
import { TermsCheckbox } from '../../../details/components/terms-checkbox.tsx'
import { quoteFormOf } from '../../../details/details.ts'
import { QuoteForm as QuoteFields, References } from '../../../details/details-schema.ts'
import { noReferences } from '../../../details/references.ts'
import { type Buyer, ownReferences, referencesFor } from '../../store/buyer.ts'
import { orderStore, useOrderState } from '../../store/order-state.ts'
import { actionLabels } from '../../texts/flow.ts'
import { detailsTexts, missingDetails } from '../../texts/gegevens.ts'
import { InstallationBlock, missingAddress } from './installation-block.tsx'
import { orderEntry } from './order-entry.ts'

const Schema = z.extend(QuoteFields, {
  references: References,
  termsAccepted: z.boolean().check(z.refine(Boolean, { error: missingDetails.terms })),
})
type Values = z.input<typeof Schema>

const emptyForm: Values = {
  companyName: '',
  fullName: '',
  email: '',
  phoneNumber: '',
  references: noReferences,
  termsAccepted: false,
}

type Props = {
  /** Buyer whose details fill the fields at first; null for an unknown visitor. */
  known: Buyer | null
}

/** Form for requesting a quote; leads to controle without registering (order-flow §2 and §4). */
export function QuoteForm({ known }: Props) {
  const navigate = useNavigate()
  const state = useOrderState()
  const { address, quoteFormData, termsAccepted } = state
  const references = referencesFor(known, state)
  const save = (values: Values) =>
    orderEntry.setQuoteForm({ ...values, references: ownReferences(known, values.references) })
  const form = useContractForm({
    schema: Schema,
    refusals: () => missingAddress(orderStore.getSnapshot()),
    initial: { ...emptyForm, ...(quoteFormData ?? (known && quoteFormOf(known))), references, termsAccepted },
    memory: { save, wiping: { isKept: quoteFormData !== null, empty: emptyForm } },
    async send(values) {
      save(values)
      return { kind: 'taken', data: null }
    },
    onTaken: () => void navigate(paths.controle('internet')),
  })
  const { field } = form

  return (
    <>
      {/* As a rule it stands on samenstellen; here where it was wiped. */}
      {!address && <InstallationBlock />}
      <DetailsBlock title={detailsTexts.quoteForm}>
        <Form
          form={form}
          failed={formFailures.notSaved}
          actions={<SubmitButton>{actionLabels.gegevens}</SubmitButton>}
        >
          <div className={forms.fields}>
            <NameField {...field('companyName')} autoComplete="organization" />
            <NameField {...field('fullName')} autoComplete="name" />
            <TextField {...field('email')} />
            <TextField {...field('phoneNumber')} enterKeyHint="go" />
          </div>
          <ReferenceFields field={field} initial={references} />
          <TermsCheckbox {...form.control('termsAccepted')} />
        </Form>
      </DetailsBlock>
    </>
  )
}
