import { Group } from '../../../ui/forms/form.tsx'
import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import { TextField } from '../../../ui/kit/text-field.tsx'
import type { QuoteForm } from '../details-schema.ts'
import { requesterLine } from '../facts.ts'
import { forEachReference, referenceFields, referenceLines, type TypedReferences } from '../references.ts'
import { referenceTexts } from '../texts.ts'
import { FoldingRow } from './folding-row.tsx'
import { NameField } from './name-field.tsx'
import { addReferences, ReferenceInputs } from './reference-fields.tsx'
import { useFoldingRows } from './use-folding-rows.ts'

/** Paths of the fields of each row. */
const fields = {
  requester: ['companyName', 'fullName', 'email', 'phoneNumber'] as const,
  references: referenceFields.map(name => `references.${name}` as const),
}

type Props = {
  /** Title of the requester's row. */
  title: string
  field: FieldOf<(typeof fields)[keyof typeof fields][number]>
  /** The fields that are wrong now. */
  wrong: () => readonly string[]
  /** As they are typed. */
  values: QuoteForm & { readonly references?: TypedReferences }
}

/** The person who asks for a quote (order-flow §3), and the own references: each a row that folds once it is right. */
export function QuoteRows({ title, field, wrong, values }: Props) {
  const row = useFoldingRows({ fields, wrong })
  return (
    <>
      <FoldingRow {...row('requester')} title={title} lines={[requesterLine(values)]}>
        <Group legend={title} isLegendHidden>
          <NameField {...field('companyName')} autoComplete="organization" />
          <NameField {...field('fullName')} autoComplete="name" />
          <TextField {...field('email')} />
          <TextField {...field('phoneNumber')} enterKeyHint="go" />
        </Group>
      </FoldingRow>
      <FoldingRow
        {...row('references')}
        title={referenceTexts.title}
        lines={referenceLines(forEachReference(name => values.references?.[name] ?? ''))}
        add={addReferences(false)}
      >
        <ReferenceInputs field={field} />
      </FoldingRow>
    </>
  )
}
