import * as z from 'zod/mini'
import { DialogWords } from '../../../ui/desk/dialog-words.tsx'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { type OfferingRows, SectionName } from '../desk-schemas.ts'
import { productTypeNames } from '../texts.ts'
import { renameSectionTexts as texts } from '../texts-offerings.ts'

const Typed = z.object({ place: z.string(), becomes: SectionName.shape.becomes })

type Props = {
  revisionId: number
  sections: OfferingRows['groups']
  onRenamed: (name: string) => void
}

/** Asks for another name of a group. */
export function RenameSection({ revisionId, sections, onRenamed }: Props) {
  const form = useContractForm({
    schema: Typed,
    initial: { place: '0', becomes: '' },
    idPrefix: 'rename-',
    send: async ({ place, becomes }) => {
      const { productType, sectionName: was } = sections[Number(place)] ?? {
        productType: 'internet' as const,
        sectionName: '',
      }
      return outcomeOf(
        await callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/groep', {
          params: { id: revisionId },
          body: { was, becomes, productType },
        }),
      )
    },
    onTaken: (_, { becomes }) => onRenamed(becomes),
  })
  return (
    <DialogWords>
      <p>{texts.intro}</p>
      <Form
        form={form}
        failed={{ title: texts.failed }}
        actions={<SubmitButton>{texts.rename}</SubmitButton>}
      >
        <Fields>
          <SelectField
            {...form.control('place')}
            label={texts.was}
            options={sections.map(({ productType, sectionName }, place) => ({
              value: String(place),
              label: `${productTypeNames[productType]}: ${sectionName}`,
            }))}
          />
          <TextField {...form.control('becomes')} label={texts.becomes} autoComplete="off" />
        </Fields>
      </Form>
    </DialogWords>
  )
}
