import { useState } from 'react'
import * as z from 'zod/mini'
import { dutchDay } from '../../../common/working-days.ts'
import { DialogWords } from '../../../ui/desk/dialog-words.tsx'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { PreviewLink } from '../components/preview-link.tsx'
import { catalogueTexts, momentPreviewTexts as texts } from '../texts-revisions.ts'

const Day = z.object({ at: z.string().check(z.minLength(1, texts.dayMissing)) })

/** Noon of the day: whatever begins that day has begun. */
const within = (day: string): string => `${day}T12:00:00Z`

/** Asks for a day and gives a link to the shop as it will be then. */
export function MomentPreview() {
  const [url, setUrl] = useState<string | null>(null)
  const form = useContractForm({
    schema: Day,
    initial: { at: dutchDay(new Date()) },
    idPrefix: 'preview-',
    send: async ({ at: day }) =>
      outcomeOf(
        await callAtDesk('POST /api/beheer/catalogus/voorvertoning', {
          body: { revisionId: null, at: within(day) },
        }),
      ),
    onTaken: ({ url: made }) => setUrl(made),
  })
  if (url !== null) return <PreviewLink url={url} />
  return (
    <DialogWords>
      <p>{texts.intro}</p>
      <Form
        form={form}
        failed={{ title: catalogueTexts.failed }}
        actions={<SubmitButton>{texts.make}</SubmitButton>}
      >
        <Fields>
          <TextField {...form.control('at')} type="date" size="medium" label={texts.day} />
        </Fields>
      </Form>
    </DialogWords>
  )
}
