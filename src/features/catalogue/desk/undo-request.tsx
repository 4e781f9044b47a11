import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { DialogWords } from '../../../ui/desk/dialog-words.tsx'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { auditMoment } from '../../audit/texts.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { aloneWords } from '../components/alone-words.ts'
import styles from '../components/catalogue.module.css'
import { FailedAct } from '../components/failed-act.tsx'
import { type UndoRequest as Request, type RevisionPage, UndoRefusal } from '../desk-schemas.ts'
import { aloneTexts, catalogueTexts, undoRequestTexts as texts } from '../texts-revisions.ts'

/** The request to undo a revision: what was asked, and what its asker or a second colleague can do with it. */
export function UndoRequest({ page: { revision, undoRequest, alone } }: { page: RevisionPage }) {
  const mayWork = useMay('catalogue.work')
  if (undoRequest?.outcome === 'refused' && revision.undoneBy === null)
    return (
      <Notice title={texts.refusedTitle}>
        <p>{texts.refusedBy(undoRequest.decidedBy, undoRequest.decidedWhy ?? '')}</p>
      </Notice>
    )
  if (!undoRequest || undoRequest.outcome !== null) return null
  return (
    <Notice kind="warning" title={texts.title}>
      <p>{texts.asked(undoRequest.requestedBy, auditMoment(undoRequest.requestedAt), undoRequest.reason)}</p>
      <p>{undoRequest.startsAt === null ? texts.atOnce : texts.from(auditMoment(undoRequest.startsAt))}</p>
      {mayWork && (
        <Decision key={undoRequest.id} revisionId={revision.id} request={undoRequest} alone={alone} />
      )}
    </Notice>
  )
}

type Params = { readonly id: number; readonly verzoek: number }

type DecisionProps = { revisionId: number; request: Request; alone: RevisionPage['alone'] }

function Decision({ revisionId, request, alone }: DecisionProps) {
  const params: Params = { id: revisionId, verzoek: request.id }
  const navigate = useNavigate()
  const { busy, failure, act } = useActions()
  const [refuses, setRefuses] = useState(false)
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()

  function refused() {
    announce(texts.refused)
    setRefuses(false)
    void revalidate()
  }

  const withdraw = () =>
    act(
      'withdraw',
      () => callAtDesk('DELETE /api/beheer/catalogus/herzieningen/{id}/terugdraaien/{verzoek}', { params }),
      { says: texts.withdrawn },
    )
  const confirm = () =>
    act(
      'confirm',
      () =>
        callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/terugdraaien/{verzoek}/bevestigen', {
          params,
        }),
      {
        says: texts.confirmed,
        onDone: ({ id }) => {
          if (id !== revisionId) void navigate(deskPaths.revision(id))
        },
      },
    )

  return (
    <>
      {alone && <p>{aloneWords(alone, aloneTexts.undo)}</p>}
      {!request.isOwn && <p>{texts.second}</p>}
      <FailedAct failure={failure} />
      <div className={styles.actions}>
        {(alone || !request.isOwn) && (
          <Button small busy={busy === 'confirm'} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
        )}
        {request.isOwn ? (
          <Button variant="secondary" small busy={busy === 'withdraw'} onClick={() => void withdraw()}>
            {texts.withdraw}
          </Button>
        ) : (
          <Button variant="secondary" small onClick={() => setRefuses(true)}>
            {texts.refuse}
          </Button>
        )}
      </div>
      <Dialog open={refuses} onClose={() => setRefuses(false)} title={texts.refuseTitle}>
        {refuses && <Refusal params={params} onDone={refused} />}
      </Dialog>
    </>
  )
}

/** Asks why the revision stays as it is. */
function Refusal({ params, onDone }: { params: Params; onDone: () => void }) {
  const form = useContractForm({
    schema: UndoRefusal,
    initial: { reason: '' },
    idPrefix: 'afwijzen-',
    send: async body =>
      outcomeOf(
        await callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/terugdraaien/{verzoek}/afwijzen', {
          params,
          body,
        }),
      ),
    onTaken: onDone,
  })
  return (
    <DialogWords>
      <p>{texts.refuseIntro}</p>
      <Form
        form={form}
        failed={{ title: catalogueTexts.failed }}
        actions={<SubmitButton>{texts.refuse}</SubmitButton>}
      >
        <Fields>
          <TextField {...form.field('reason')} autoComplete="off" />
        </Fields>
      </Form>
    </DialogWords>
  )
}
