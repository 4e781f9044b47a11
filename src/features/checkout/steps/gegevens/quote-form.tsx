import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { paths } from '../../../../api/paths.ts'
import type { FieldErrors } from '../../../../common/contract/failure.ts'
import { Form, Group, SubmitButton } from '../../../../ui/forms/form.tsx'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { TextField } from '../../../../ui/kit/text-field.tsx'
import { DetailsBlock, DetailsRows } from '../../../../ui/layout/details-block.tsx'
import { FoldingRow } from '../../../details/components/folding-row.tsx'
import { NameField } from '../../../details/components/name-field.tsx'
import { addReferences, ReferenceInputs } from '../../../details/components/reference-fields.tsx'
import { TermsCheckbox } from '../../../details/components/terms-checkbox.tsx'
import { useFoldingRows } from '../../../details/components/use-folding-rows.ts'
import { quoteFormOf } from '../../../details/details.ts'
import { QuoteForm as QuoteFields, References } from '../../../details/details-schema.ts'
import { requesterLine } from '../../../details/facts.ts'
import { detailsTitles } from '../../../details/label-texts.ts'
import {
  forEachReference,
  noReferences,
  referenceFields,
  referenceLines,
} from '../../../details/references.ts'
import { referenceTexts } from '../../../details/texts.ts'
import { type Buyer, ownReferences, referencesFor } from '../../store/buyer.ts'
import { orderStore, useOrderState } from '../../store/order-state.ts'
import { actionLabels } from '../../texts/flow.ts'
import { detailsTexts, missingDetails } from '../../texts/gegevens.ts'
import { InstallationBlock, missingAddress } from './installation-block.tsx'
import { orderEntry } from './order-entry.ts'
import { errorsAt } from './refused-details.ts'

const Schema = z.extend(QuoteFields, {
  references: References,
  termsAccepted: z.boolean().check(z.refine(Boolean, { error: missingDetails.terms })),
})
type Values = z.input<typeof Schema>

/** Paths of the fields of each row of the list. */
const rowFields = {
  requester: ['companyName', 'fullName', 'email', 'phoneNumber'],
  references: referenceFields.map(field => `references.${field}`),
} as const satisfies Record<string, readonly string[]>

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
    refused: errorsAt(Object.values(rowFields).flat(), refused),
    initial: { ...emptyForm, ...(quoteFormData ?? (known && quoteFormOf(known))), references, termsAccepted },
    memory: { save, wiping: { isKept: quoteFormData !== null, empty: emptyForm } },
    async send(values) {
      save(values)
      return { kind: 'taken', data: null }
    },
    onTaken: () => void navigate(paths.controle('internet')),
  })
  const { field } = form
  const typed = useWatch({ control: form.form.control })
  const row = useFoldingRows({ fields: rowFields, wrong: form.wrong })

  return (
    <div data-own-buttons="">
      <Form
        form={form}
        failed={formFailures.notSaved}
        actions={<SubmitButton>{actionLabels.gegevens}</SubmitButton>}
      >
        <DetailsRows>
          <InstallationBlock />
          <FoldingRow
            {...row('requester')}
            title={detailsTexts.quoteForm}
            lines={[requesterLine(form.form.getValues())]}
          >
            <Group legend={detailsTexts.quoteForm} isLegendHidden>
              <NameField {...field('companyName')} autoComplete="organization" />
              <NameField {...field('fullName')} autoComplete="name" />
              <TextField {...field('email')} />
              <TextField {...field('phoneNumber')} enterKeyHint="go" />
            </Group>
          </FoldingRow>
          <FoldingRow
            {...row('references')}
            title={referenceTexts.title}
            lines={referenceLines(forEachReference(name => typed.references?.[name] ?? ''))}
            add={addReferences(false)}
          >
            <ReferenceInputs field={field} />
          </FoldingRow>
        </DetailsRows>
        <DetailsBlock title={detailsTitles.terms}>
          <TermsCheckbox {...form.control('termsAccepted')} />
        </DetailsBlock>
      </Form>
    </div>
  )
}
