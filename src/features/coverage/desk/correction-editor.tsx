import { useState } from 'react'
import type * as z from 'zod/mini'
import { Card } from '../../../ui/desk/card.tsx'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { failedOutcome } from '../../../ui/forms/submit.ts'
import { formFailures } from '../../../ui/forms/texts.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { Version } from '../../desk/components/versioned/use-versioned-draft.ts'
import { type Sent, useVersionedForm } from '../../desk/components/versioned/use-versioned-form.ts'
import { Versioned } from '../../desk/components/versioned/versioned.tsx'
import type { Correction, CorrectionEffect, NewCorrection } from '../coverage-schemas.ts'
import { correctionTexts as texts } from '../texts-desk.ts'
import { CorrectionFields } from './correction-fields.tsx'
import { CorrectionForm, type CorrectionValues, valuesOf } from './correction-form.ts'
import styles from './coverage.module.css'
import { describeCorrection } from './describe-correction.ts'
import { Effect } from './effect.tsx'

type Props = {
  /** null for a new one. */
  correction: Correction | null
  empty: CorrectionValues
  /** Whether what this browser keeps is known already. */
  restores: boolean
  onSaved: (id: string) => void
}

/** The fields of a correction, and what it touches before it is saved. */
export function CorrectionEditor({ correction, empty, restores, onSaved }: Props) {
  const [effect, setEffect] = useState<CorrectionEffect | null>(null)
  const { form, versioned, ...fields } = useVersionedForm({
    name: `correctie-${correction?.id ?? 'nieuw'}`,
    stored: { version: correction?.version ?? 0, item: correction === null ? empty : valuesOf(correction) },
    isNew: correction === null,
    restores,
    typedOf: (values: CorrectionValues) => values,
    schema: CorrectionForm,
    send: (values, base, typed) => (correction === null ? add(values) : change(values, base, typed)),
    onStored: onSaved,
    // What was looked at is of other words.
    onTyped: () => setEffect(null),
  })
  const { act, busy, failure } = useActions()

  const look = () =>
    form.trigger().then(isRight => {
      const parsed = CorrectionForm.safeParse(form.getValues())
      if (!isRight || !parsed.success) return
      return act(
        'look',
        () => callAtDesk('POST /api/beheer/dekking/correcties/proef', { body: parsed.data }),
        {
          rereads: 'never',
          onDone: setEffect,
        },
      )
    })

  return (
    <div className={styles.columns}>
      <Card title={texts.form}>
        <Versioned versioned={versioned} describe={describeCorrection}>
          <Form
            form={fields}
            failed={formFailures.notSaved}
            actions={
              <>
                <SubmitButton>{texts.save}</SubmitButton>
                <Button variant="secondary" busy={busy === 'look'} onClick={() => void look()}>
                  {texts.check}
                </Button>
              </>
            }
          >
            <CorrectionFields form={form} fields={fields} />
          </Form>
        </Versioned>
      </Card>
      <div className={styles.stack}>
        {failure && (
          <Notice kind="error" title={failure.title ?? texts.notChecked}>
            <p>{failure.message}</p>
          </Notice>
        )}
        {effect && <Effect effect={effect} />}
      </div>
    </div>
  )
}

type Content = z.infer<typeof NewCorrection>

async function add(body: Content): Promise<Sent<CorrectionValues, string>> {
  const result = await callAtDesk('POST /api/beheer/dekking/correcties', { body })
  return result.ok ? { kind: 'stored', now: null, data: body.id } : failedOutcome(result)
}

/** Of two who change one correction the second sees what the first made of it. */
async function change(
  { id, ...content }: Content,
  { version }: Version<CorrectionValues>,
  typed: CorrectionValues,
): Promise<Sent<CorrectionValues, string>> {
  const body = { ...content, version }
  const result = await callAtDesk('PUT /api/beheer/dekking/correcties/{id}', { params: { id }, body })
  if (result.ok) return { kind: 'stored', now: { version: version + 1, item: typed }, data: id }
  if (result.kind !== 'refused' || result.status !== 409) return failedOutcome(result)
  const { current } = result.body
  if (current.endedAt !== null) return failedOutcome(result)
  return { kind: 'met', newest: { version: current.version, item: valuesOf(current), by: null } }
}
