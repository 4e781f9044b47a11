import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { deskPaths } from '../../desk/components/desk-paths.ts'
import { aloneWords } from '../components/alone-words.ts'
import styles from '../components/catalogue.module.css'
import { FailedAct } from '../components/failed-act.tsx'
import { PreviewLink } from '../components/preview-link.tsx'
import { RevisionForm } from '../components/revision-form.tsx'
import { useActs } from '../components/use-acts.ts'
import type { RevisionPage } from '../desk-schemas.ts'
import { mayEdit, mayPlan, mayUndo } from '../revision.ts'
import {
  aloneTexts,
  dropTexts,
  planTexts,
  previewLinkTexts,
  revisionFormTexts,
  revisionActTexts as texts,
  undoTexts,
} from '../texts-revisions.ts'
import { PlanRevision } from './plan-revision.tsx'
import { UndoRevision } from './undo-revision.tsx'

type Asked = 'change' | 'plan' | 'undo' | 'drop'

/** The buttons of a revision, those that its state allows. */
export function RevisionActs({ page }: { page: RevisionPage }) {
  const { revision, needsApproval, items, undoRequest } = page
  const { id, state, version } = revision
  const params = { id }
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const { busy, failure, act } = useActs()
  const [open, setOpen] = useState<Asked | null>(null)
  const [previewUrl, setPreviewUrl] = useState<string | null>(null)
  const close = () => setOpen(null)
  const isOpen = mayPlan(state)
  const isUndoAsked = undoRequest !== null && undoRequest.outcome === null

  /** Puts it in test, so that its link shows what will be planned. */
  async function preview() {
    if (mayEdit(state)) {
      const tested = await callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/test', {
        params,
        body: { isInTest: true },
      })
      if (!tested.ok) return tested
    }
    return callAtDesk('POST /api/beheer/catalogus/voorvertoning', { body: { revisionId: id, at: null } })
  }

  function done(words: string) {
    announce(words)
    close()
    void revalidate()
  }

  return (
    <div className={styles.group}>
      <div className={styles.actions}>
        {isOpen && items.length > 0 && (
          <Button small onClick={() => setOpen('plan')}>
            {texts.plan}
          </Button>
        )}
        {mayUndo(state) && !isUndoAsked && (
          <Button variant="secondary" small onClick={() => setOpen('undo')}>
            {texts.undo}
          </Button>
        )}
        {isOpen && (
          <Button
            variant="secondary"
            small
            busy={busy === 'preview'}
            onClick={() => void act('preview', preview, { onDone: ({ url }) => setPreviewUrl(url) })}
          >
            {texts.preview}
          </Button>
        )}
        {state === 'in-test' && (
          <Button
            variant="secondary"
            small
            busy={busy === 'design'}
            onClick={() =>
              void act(
                'design',
                () =>
                  callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/test', {
                    params,
                    body: { isInTest: false },
                  }),
                { says: texts.backInDesign },
              )
            }
          >
            {texts.toDesign}
          </Button>
        )}
        {isOpen && needsApproval && revision.approvedBy === null && (
          <Button
            variant="secondary"
            small
            busy={busy === 'approve'}
            onClick={() =>
              void act(
                'approve',
                () =>
                  callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/goedkeuren', {
                    params,
                    body: { version },
                  }),
                { says: texts.approved },
              )
            }
          >
            {texts.approve}
          </Button>
        )}
        {mayEdit(state) && (
          <Button variant="secondary" small onClick={() => setOpen('change')}>
            {texts.change}
          </Button>
        )}
        <Button
          variant="secondary"
          small
          busy={busy === 'copy'}
          onClick={() =>
            void act(
              'copy',
              () => callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/kopie', { params }),
              {
                says: texts.copied,
                leaves: true,
                onDone: ({ id: copy }) => void navigate(deskPaths.revision(copy)),
              },
            )
          }
        >
          {texts.copy}
        </Button>
        {isOpen && (
          <Button variant="quiet" small onClick={() => setOpen('drop')}>
            {texts.drop}
          </Button>
        )}
      </div>
      {isOpen && needsApproval && revision.approvedBy === null && (
        <p className={styles.note}>
          {page.alone ? aloneWords(page.alone, aloneTexts.approve) : texts.needsApproval}
        </p>
      )}
      <FailedAct failure={failure} />
      <Dialog open={open === 'change'} onClose={close} title={revisionFormTexts.changeTitle}>
        {open === 'change' && (
          <RevisionForm
            revision={revision}
            send={facts =>
              callAtDesk('PUT /api/beheer/catalogus/herzieningen/{id}', {
                params,
                body: { ...facts, version },
              })
            }
            onTaken={() => done(revisionFormTexts.changed)}
          />
        )}
      </Dialog>
      <Dialog open={open === 'plan'} onClose={close} title={planTexts.title}>
        {open === 'plan' && <PlanRevision page={page} onDone={done} />}
      </Dialog>
      <Dialog open={open === 'undo'} onClose={close} title={undoTexts.title}>
        {open === 'undo' && (
          <UndoRevision
            revision={revision}
            needsApproval={needsApproval}
            onDone={undoing => {
              done(undoing === null ? undoTexts.asked : undoTexts.undone)
              if (undoing !== null && undoing !== id) void navigate(deskPaths.revision(undoing))
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={open === 'drop'}
        onClose={close}
        title={dropTexts.title}
        actions={
          <>
            <Button
              busy={busy === 'drop'}
              onClick={() =>
                void act(
                  'drop',
                  () => callAtDesk('DELETE /api/beheer/catalogus/herzieningen/{id}', { params }),
                  { leaves: true, onDone: () => void navigate(deskPaths.catalogue) },
                )
              }
            >
              {dropTexts.drop}
            </Button>
            <Button variant="secondary" onClick={close}>
              {dropTexts.keep}
            </Button>
          </>
        }
      >
        <p>{dropTexts.intro}</p>
      </Dialog>
      <Dialog open={previewUrl !== null} onClose={() => setPreviewUrl(null)} title={previewLinkTexts.title}>
        {previewUrl !== null && <PreviewLink url={previewUrl} />}
      </Dialog>
    </div>
  )
}
