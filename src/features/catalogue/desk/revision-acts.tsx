import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { aloneWords } from '../components/alone-words.ts'
import styles from '../components/catalogue.module.css'
import { FailedAct } from '../components/failed-act.tsx'
import { PreviewLink } from '../components/preview-link.tsx'
import type { Revision, RevisionPage } from '../desk-schemas.ts'
import { mayEdit, mayPlan, mayUndo } from '../revision.ts'
import { moveTexts } from '../texts-bulk.ts'
import { aloneTexts, previewLinkTexts, revisionActTexts as texts } from '../texts-revisions.ts'
import { type Asked, RevisionDialogs } from './revision-dialogs.tsx'

type Actions = Pick<ReturnType<typeof useActions>, 'busy' | 'act'>

/** The buttons of a revision, those that its state allows. */
export function RevisionActs({ page }: { page: RevisionPage }) {
  const { revision, needsApproval, items, undoRequest } = page
  const { state } = revision
  const [open, setOpen] = useState<Asked | null>(null)
  const { failure, ...actions } = useActions()
  const isOpen = mayPlan(state)
  const isUndoAsked = undoRequest !== null && undoRequest.outcome === null
  const waitsForApproval = isOpen && needsApproval && revision.approvedBy === null
  return (
    <div className={styles.group}>
      <div className={styles.actions}>
        {isOpen && items.length > 0 && (
          <Button small onClick={() => setOpen('plan')}>
            {texts.plan}
          </Button>
        )}
        {mayUndo(state) && !isUndoAsked && revision.ends === null && (
          <Button variant="secondary" small onClick={() => setOpen('undo')}>
            {texts.undo}
          </Button>
        )}
        {isOpen && <PreviewButton revision={revision} actions={actions} />}
        <StateButtons
          revision={revision}
          mayApprove={waitsForApproval && (!page.isOwn || page.alone !== null)}
          actions={actions}
        />
        {mayEdit(state) && (
          <Button variant="secondary" small onClick={() => setOpen('change')}>
            {texts.change}
          </Button>
        )}
        {mayEdit(state) && items.length > 0 && page.others.length > 0 && (
          <Button variant="secondary" small onClick={() => setOpen('move')}>
            {moveTexts.open}
          </Button>
        )}
        <CopyButton revision={revision} actions={actions} />
        {isOpen && (
          <Button variant="quiet" small onClick={() => setOpen('drop')}>
            {texts.drop}
          </Button>
        )}
      </div>
      {waitsForApproval && (
        <p className={styles.note}>
          {page.alone
            ? aloneWords(page.alone, aloneTexts.approve)
            : page.isOwn
              ? texts.needsColleague
              : texts.needsApproval}
        </p>
      )}
      <FailedAct failure={failure} />
      <RevisionDialogs page={page} open={open} actions={actions} onClose={() => setOpen(null)} />
    </div>
  )
}

type ButtonProps = { revision: Revision; actions: Actions }

/** Puts it in test, so that its link shows what will be planned. */
function PreviewButton({ revision: { id, state }, actions: { busy, act } }: ButtonProps) {
  const [url, setUrl] = useState<string | null>(null)
  async function preview() {
    if (mayEdit(state)) {
      const tested = await callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/test', {
        params: { id },
        body: { isInTest: true },
      })
      if (!tested.ok) return tested
    }
    return callAtDesk('POST /api/beheer/catalogus/voorvertoning', { body: { revisionId: id, at: null } })
  }
  return (
    <>
      <Button
        variant="secondary"
        small
        busy={busy === 'preview'}
        onClick={() => void act('preview', preview, { onDone: made => setUrl(made.url) })}
      >
        {texts.preview}
      </Button>
      <Dialog open={url !== null} onClose={() => setUrl(null)} title={previewLinkTexts.title}>
        {url !== null && <PreviewLink url={url} />}
      </Dialog>
    </>
  )
}

/** Back to design, and the approval of a second colleague. */
function StateButtons({
  revision: { id, state, version },
  mayApprove,
  actions: { busy, act },
}: ButtonProps & { mayApprove: boolean }) {
  const params = { id }
  const toDesign = () =>
    callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/test', { params, body: { isInTest: false } })
  const approve = () =>
    callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/goedkeuren', { params, body: { version } })
  return (
    <>
      {state === 'in-test' && (
        <Button
          variant="secondary"
          small
          busy={busy === 'design'}
          onClick={() => void act('design', toDesign, { says: texts.backInDesign })}
        >
          {texts.toDesign}
        </Button>
      )}
      {mayApprove && (
        <Button
          variant="secondary"
          small
          busy={busy === 'approve'}
          onClick={() => void act('approve', approve, { says: texts.approved })}
        >
          {texts.approve}
        </Button>
      )}
    </>
  )
}

function CopyButton({ revision: { id }, actions: { busy, act } }: ButtonProps) {
  const navigate = useNavigate()
  const copy = () => callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/kopie', { params: { id } })
  return (
    <Button
      variant="secondary"
      small
      busy={busy === 'copy'}
      onClick={() =>
        void act('copy', copy, {
          says: texts.copied,
          rereads: 'never',
          onDone: made => void navigate(deskPaths.revision(made.id)),
        })
      }
    >
      {texts.copy}
    </Button>
  )
}
