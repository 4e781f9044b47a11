import * as z from 'zod/mini'
import { DialogWords } from '../../../ui/desk/dialog-words.tsx'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { type Revision, RevisionUndo } from '../desk-schemas.ts'
import { catalogueTexts, undoTexts as texts } from '../texts-revisions.ts'

const Typed = z.object({ reason: RevisionUndo.shape.reason, startsAt: z.string() })

type Props = {
  revision: Revision
  /** Whether a second colleague must confirm it. */
  needsApproval: boolean
  /** @param undoing the revision that puts everything back, the same one where it had not begun; null: a colleague is asked */
  onDone: (undoing: number | null) => void
}

/** Asks why a revision is taken back, and from when. */
export function UndoRevision({ revision: { id, state, endsAt }, needsApproval, onDone }: Props) {
  const form = useContractForm({
    schema: Typed,
    initial: { reason: '', startsAt: '' },
    idPrefix: 'undo-',
    send: async ({ reason, startsAt }) =>
      outcomeOf(
        await callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/terugdraaien', {
          params: { id },
          body: { reason, startsAt: startsAt || null },
        }),
      ),
    onTaken: answer => onDone('id' in answer ? answer.id : null),
  })
  return (
    <DialogWords>
      <p>{state === 'active' ? texts.planned : texts.launched}</p>
      {endsAt !== null && <p>{texts.withEnd}</p>}
      {needsApproval && <p>{texts.needsSecond}</p>}
      <Form
        form={form}
        failed={{ title: catalogueTexts.failed }}
        actions={<SubmitButton>{needsApproval ? texts.ask : texts.undo}</SubmitButton>}
      >
        <Fields>
          <TextField {...form.field('reason')} autoComplete="off" />
          {state === 'launched' && (
            <TextField
              {...form.control('startsAt')}
              type="date"
              size="medium"
              optional
              label={texts.day}
              hint={texts.dayHint}
            />
          )}
        </Fields>
      </Form>
    </DialogWords>
  )
}
