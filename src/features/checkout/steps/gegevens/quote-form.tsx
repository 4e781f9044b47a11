import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { paths } from '../../../../api/paths.ts'
import type { FieldErrors } from '../../../../common/contract/failure.ts'
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { DetailsRows } from '../../../../ui/layout/details-block.tsx'
import { QuoteRows } from '../../../details/components/quote-rows.tsx'
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
import { TermsCard } from './terms-block.tsx'

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
  /** Errors of the request that was refused, which show from the start. */
  refused: FieldErrors
}

/** Form for requesting a quote; leads to controle without registering (order-flow §2 and §4). */
export function QuoteForm({ known, refused }: Props) {
  const navigate = useNavigate()
  const state = useOrderState()
  const { quoteFormData, termsAccepted } = state
  const references = referencesFor(known, state)
  const save = (values: Values) =>
    orderEntry.setQuoteForm({ ...values, references: ownReferences(known, values.references) })
  const form = useContractForm({
    schema: Schema,
    refusals: () => missingAddress(orderStore.getSnapshot()),
    refused,
    initial: { ...emptyForm, ...(quoteFormData ?? (known && quoteFormOf(known))), references, termsAccepted },
    memory: { save, wiping: { isKept: quoteFormData !== null, empty: emptyForm } },
    async send(values) {
      save(values)
      return { kind: 'taken', data: null }
    },
    onTaken: () => void navigate(paths.controle('internet')),
  })
  const { field } = form
  useWatch({ control: form.form.control })

  return (
    <div data-own-buttons="">
      <Form
        form={form}
        failed={formFailures.notSaved}
        actions={<SubmitButton>{actionLabels.gegevens}</SubmitButton>}
      >
        <DetailsRows>
          <InstallationBlock />
          <QuoteRows
            title={detailsTexts.quoteForm}
            field={field}
            wrong={form.wrong}
            values={form.form.getValues()}
          />
        </DetailsRows>
        <TermsCard>
          <TermsCheckbox {...form.control('termsAccepted')} />
        </TermsCard>
      </Form>
    </div>
  )
}
