import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import * as z from 'zod/mini'
import type { CallResult } from '../../../api/client.ts'
import { deskPaths } from '../../../api/desk-paths.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { newId } from '../../../common/new-id.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import type { Cart } from '../../carts/cart-line.ts'
import { totalsOf } from '../../carts/totals.ts'
import { MailPreviewButton } from '../../cases/components/mail-preview.tsx'
import { NotMailed } from '../../cases/components/not-mailed.tsx'
import { CaseConflict } from '../../cases/contract.ts'
import { mailTexts } from '../../cases/mail-texts-desk.ts'
import { testCaseTexts } from '../../cases/test-case-texts.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ChangedLines } from '../components/changed-lines.tsx'
import styles from '../components/lines.module.css'
import { type ChangeableLines, LinesResponse, NewLines, pricesChanged } from '../contract-desk.ts'
import type { LineChange } from '../line-change.ts'
import { isSameCart, needsConsent } from '../line-differences.ts'
import { deskLinesTexts as texts } from '../texts-desk.ts'
import { wantedOf } from './use-lines.ts'

type Props = {
  shown: ChangeableLines
  /** Id of this change: a repeated id is executed once. */
  id: string
  before: Cart
  change: LineChange
}

/** Result of the change, and the button that saves it. */
export function ChangePreview({ shown, id, before, change }: Props) {
  const isChanged = !isSameCart(before, change.cart)
  const refusals = change.violations.map(({ message }) => message)
  return (
    <Card title={texts.preview} className={styles.preview}>
      {refusals.length > 0 && (
        <Notice kind="warning" title={texts.cannot} announced>
          {[...new Set(refusals)].map(message => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      {isChanged ? (
        <ChangedLines before={before} after={change.cart} heading="h3" />
      ) : (
        refusals.length === 0 && <p>{texts.unchanged}</p>
      )}
      {isChanged && refusals.length === 0 && (
        <SaveForm shown={shown} id={id} before={before} after={change.cart} />
      )}
    </Card>
  )
}

const Message = z.object({ message: NewLines.shape.message })

type FormProps = Pick<Props, 'shown' | 'id' | 'before'> & { after: Cart }

function SaveForm({ shown, id, before, after }: FormProps) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const announce = useAnnounce()
  const [conflict, setConflict] = useState<CaseConflict | null>(null)
  const isAsked = needsConsent(before, after)
  const totals = totalsOf(after)

  const asked = {
    version: shown.version,
    lines: wantedOf(after),
    totals,
  }
  const form = useContractForm({
    schema: Message,
    initial: { message: '' },
    idPrefix: 'lines-',
    send: async ({ message }) => {
      const result = await callAtDesk('POST /api/beheer/zaken/{nummer}/regels', {
        params: { nummer: shown.number },
        body: { ...asked, id, message },
      })
      await learnFrom(result)
      return outcomeOf(result)
    },
    onTaken: taken => {
      const state = LinesResponse.safeParse(taken).data?.state
      announce(state === 'waiting' ? texts.proposed : texts.applied)
      void navigate(deskPaths.case(shown.number))
    },
  })

  /** Shows a colleague's concurrent change next to the wanted lines, which are kept. */
  async function learnFrom(result: CallResult<LinesResponse>) {
    const body = result.ok || result.kind !== 'refused' ? null : result.body
    const found = CaseConflict.safeParse(body).data ?? null
    setConflict(found)
    if (found || Failure.safeParse(body).data?.code === pricesChanged) await revalidate()
  }

  return (
    <Form
      form={form}
      failed={{
        title: conflict ? texts.conflict : texts.failed,
        ...(conflict && { advice: texts.conflictText }),
      }}
      actions={<SubmitButton>{isAsked ? texts.propose : texts.save}</SubmitButton>}
    >
      {shown.isTest ? (
        <NotMailed />
      ) : (
        <p className={styles.note}>
          {isAsked ? texts.asksConsent(shown.email ?? texts.noEmail) : texts.costsNothingMore}
        </p>
      )}
      {shown.changes.some(({ state, isExpired }) => state === 'waiting' && !isExpired) && (
        <p className={styles.note}>{texts.replaces}</p>
      )}
      <Fields>
        <TextArea {...form.field('message')} label={texts.message} hint={texts.messageHint} rows={3} />
        {shown.email !== null && (
          <MailPreviewButton
            note={shown.isTest ? testCaseTexts.notMailed : mailTexts.willGo}
            load={() =>
              callAtDesk('POST /api/beheer/zaken/{nummer}/regels/voorbeeld', {
                params: { nummer: shown.number },
                body: { ...asked, id: newId(), message: form.form.getValues('message') },
              })
            }
          />
        )}
      </Fields>
    </Form>
  )
}
