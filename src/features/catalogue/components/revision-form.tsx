import * as z from 'zod/mini'
import type { CallResult } from '../../../api/client.ts'
import { dutchDay } from '../../../common/working-days.ts'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { NewRevision, type Revision } from '../desk-schemas.ts'
import { revisionFieldTexts } from '../texts-desk.ts'
import { revisionFormTexts as texts } from '../texts-revisions.ts'

const { name, description } = NewRevision.shape
/** As it is typed: no day is an empty text. */
const Typed = z.object({ name, description, startsAt: z.string(), endsAt: z.string() })

export type RevisionFacts = z.infer<typeof NewRevision>

const dayOf = (moment: string | null | undefined): string => (moment ? dutchDay(new Date(moment)) : '')

type Props<Data> = {
  /** The revision that is changed; null for a new one. */
  revision: Revision | null
  send: (facts: RevisionFacts) => Promise<CallResult<Data>>
  onTaken: (data: Data) => void
}

/** Name, description and days of a revision. */
export function RevisionForm<Data>({ revision, send, onTaken }: Props<Data>) {
  const form = useContractForm<z.input<typeof Typed>, z.output<typeof Typed>, Data>({
    schema: Typed,
    initial: {
      name: revision?.name ?? '',
      description: revision?.description ?? '',
      startsAt: dayOf(revision?.startsAt),
      endsAt: dayOf(revision?.endsAt),
    },
    idPrefix: 'revision-',
    send: async typed =>
      outcomeOf(await send({ ...typed, startsAt: typed.startsAt || null, endsAt: typed.endsAt || null })),
    onTaken,
  })
  return (
    <Form
      form={form}
      failed={{ title: texts.failed }}
      actions={<SubmitButton>{revision ? texts.change : texts.make}</SubmitButton>}
    >
      <Fields>
        <TextField {...form.field('name')} autoComplete="off" />
        <TextField {...form.field('description')} autoComplete="off" />
        <TextField
          {...form.control('startsAt')}
          type="date"
          size="medium"
          optional
          label={revisionFieldTexts.startsAt}
          hint={texts.startsHint}
        />
        <TextField
          {...form.control('endsAt')}
          type="date"
          size="medium"
          optional
          label={revisionFieldTexts.endsAt}
          hint={texts.endsHint}
        />
      </Fields>
    </Form>
  )
}
