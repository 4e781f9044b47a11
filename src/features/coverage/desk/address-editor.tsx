import { fieldLabels } from '../../../common/contract/field-texts.ts'
import { inTable } from '../../../common/in-table.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import forms from '../../../ui/forms/forms.module.css'
import { failedOutcome } from '../../../ui/forms/submit.ts'
import { formFailures } from '../../../ui/forms/texts.ts'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { Version } from '../../desk/components/versioned/use-versioned-draft.ts'
import { type Sent, useVersionedForm } from '../../desk/components/versioned/use-versioned-form.ts'
import { type Describe, Versioned } from '../../desk/components/versioned/versioned.tsx'
import { coverageFieldTexts as labels } from '../contract-texts.ts'
import { type AddedAddressItem, NewAddress } from '../coverage-schemas.ts'
import { correctionTexts, addedTexts as texts } from '../texts-desk.ts'

type Props = {
  /** null for a new one. */
  address: AddedAddressItem | null
  empty: NewAddress
  /** Whether what this browser keeps is known already. */
  restores: boolean
  onSaved: (address: NewAddress) => void
}

const valuesOf = ({ id, zipCode, numbers, street, city, source, reason }: AddedAddressItem): NewAddress => ({
  id,
  zipCode,
  numbers,
  street,
  city,
  source,
  reason,
})

/** The fields of an added address. */
export function AddressEditor({ address, empty, restores, onSaved }: Props) {
  const { versioned, ...form } = useVersionedForm({
    name: `adres-${address?.id ?? 'nieuw'}`,
    stored: { version: address?.version ?? 0, item: address === null ? empty : valuesOf(address) },
    isNew: address === null,
    restores,
    typedOf: (values: NewAddress) => values,
    schema: NewAddress,
    send: (values, base, typed) => (address === null ? add(values) : change(values, base, typed)),
    onStored: onSaved,
  })
  return (
    <Card title={texts.form}>
      <Versioned versioned={versioned} describe={describe}>
        <Form
          form={form}
          failed={formFailures.notSaved}
          actions={<SubmitButton>{address === null ? texts.add : texts.save}</SubmitButton>}
        >
          <Fields>
            <div className={forms.pair}>
              <TextField {...form.field('zipCode')} />
              <TextField {...form.field('numbers')} hint={texts.numbersHint} />
            </div>
            <div className={forms.pair}>
              <TextField {...form.field('street')} />
              <TextField {...form.field('city')} />
            </div>
            <TextField {...form.field('source')} hint={correctionTexts.sourceHint} />
            <TextField {...form.field('reason')} hint={correctionTexts.reasonHint} />
          </Fields>
        </Form>
      </Versioned>
    </Card>
  )
}

const names: Readonly<Record<string, ReturnType<Describe>>> = {
  zipCode: { label: fieldLabels.postcode },
  numbers: { label: labels.numbers },
  street: { label: labels.street },
  city: { label: labels.city },
  source: { label: labels.source },
  reason: { label: labels.reasonOfAddress },
}
const named = inTable(names)

/** The name of a field of an added address. */
const describe: Describe = path => named(path) ?? { label: path }

type Stored = Sent<NewAddress, NewAddress>

async function add(body: NewAddress): Promise<Stored> {
  const result = await callAtDesk('POST /api/beheer/dekking/adressen', { body })
  return result.ok ? { kind: 'stored', now: null, data: body } : failedOutcome(result)
}

/** Of two who change one address the second sees what the first made of it. */
async function change(
  { id, ...content }: NewAddress,
  { version }: Version<NewAddress>,
  typed: NewAddress,
): Promise<Stored> {
  const result = await callAtDesk('PUT /api/beheer/dekking/adressen/{id}', {
    params: { id },
    body: { ...content, version },
  })
  if (result.ok) return { kind: 'stored', now: { version: version + 1, item: typed }, data: typed }
  if (result.kind !== 'refused' || result.status !== 409) return failedOutcome(result)
  const { current } = result.body
  if (current.endedAt !== null) return failedOutcome(result)
  return { kind: 'met', newest: { version: current.version, item: valuesOf(current), by: null } }
}
