import { useNavigate, useRevalidator } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import type { useActions } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { RevisionForm } from '../components/revision-form.tsx'
import type { RevisionPage } from '../desk-schemas.ts'
import { moveTexts } from '../texts-bulk.ts'
import { dropTexts, planTexts, revisionFormTexts, undoTexts } from '../texts-revisions.ts'
import { MoveItems } from './move-items.tsx'
import { PlanRevision } from './plan-revision.tsx'
import { UndoRevision } from './undo-revision.tsx'

/** The question that is open. */
export type Asked = 'change' | 'plan' | 'undo' | 'move' | 'drop'

type Props = {
  page: RevisionPage
  open: Asked | null
  actions: Pick<ReturnType<typeof useActions>, 'busy' | 'act'>
  onClose: () => void
}

/** Questions that the buttons of a revision ask first. */
export function RevisionDialogs({ page, open, actions, onClose }: Props) {
  const { revision, needsApproval } = page
  const { id, version } = revision
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()

  function done(words: string) {
    announce(words)
    onClose()
    void revalidate()
  }

  return (
    <>
      <Dialog open={open === 'change'} onClose={onClose} title={revisionFormTexts.changeTitle}>
        {open === 'change' && (
          <RevisionForm
            revision={revision}
            send={facts =>
              callAtDesk('PUT /api/beheer/catalogus/herzieningen/{id}', {
                params: { id },
                body: { ...facts, version },
              })
            }
            onTaken={() => done(revisionFormTexts.changed)}
          />
        )}
      </Dialog>
      <Dialog open={open === 'plan'} onClose={onClose} title={planTexts.title}>
        {open === 'plan' && <PlanRevision page={page} onDone={done} />}
      </Dialog>
      <Dialog open={open === 'move'} onClose={onClose} title={moveTexts.title}>
        {open === 'move' && <MoveItems page={page} onDone={done} />}
      </Dialog>
      <Dialog open={open === 'undo'} onClose={onClose} title={undoTexts.title}>
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
      <DropDialog id={id} isOpen={open === 'drop'} actions={actions} onClose={onClose} />
    </>
  )
}

type DropProps = Pick<Props, 'actions' | 'onClose'> & { id: number; isOpen: boolean }

function DropDialog({ id, isOpen, actions: { busy, act }, onClose }: DropProps) {
  const navigate = useNavigate()
  const drop = () => callAtDesk('DELETE /api/beheer/catalogus/herzieningen/{id}', { params: { id } })
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={dropTexts.title}
      actions={
        <>
          <Button
            busy={busy === 'drop'}
            onClick={() =>
              void act('drop', drop, {
                rereads: 'never',
                onDone: () => void navigate(deskPaths.catalogue),
              })
            }
          >
            {dropTexts.drop}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {dropTexts.keep}
          </Button>
        </>
      }
    >
      <p>{dropTexts.intro}</p>
    </Dialog>
  )
}
