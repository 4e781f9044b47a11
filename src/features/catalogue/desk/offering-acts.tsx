import { useNavigate } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { useColleague } from '../../desk/components/use-colleague.ts'
import { storedDraft } from '../../desk/components/versioned/stored-draft.ts'
import styles from '../components/catalogue.module.css'
import { FailedAct } from '../components/failed-act.tsx'
import { offeringDraft } from '../components/offering-draft.ts'
import type { OfferingPage } from '../desk-schemas.ts'
import { offeringPageTexts as texts } from '../texts-offerings.ts'

type Props = { page: OfferingPage; item: number; onChanged: () => Promise<number> }

/** Actions on an offering as a whole. */
export function OfferingActs({ page, item, onChanged }: Props) {
  const { revision, before, after, version } = page
  const navigate = useNavigate()
  const { busy, failure, act } = useActions()
  const params = { id: revision.id, item }
  const kept = storedDraft(useColleague().id, offeringDraft(revision.id, item))

  const changed = () => {
    kept.drop()
    void onChanged()
  }
  const add = (name: string, endsCopied: boolean) => () =>
    void act(
      name,
      () =>
        callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/aanbod', {
          params: { id: revision.id },
          body: { productType: (after ?? before)?.productType ?? 'internet', copyOf: item, endsCopied },
        }),
      { rereads: 'never', onDone: ({ id }) => void navigate(deskPaths.revisionOffering(revision.id, id)) },
    )

  return (
    <>
      <div className={styles.actions}>
        {after !== null && before !== null && (
          <Button variant="secondary" small busy={busy === 'successor'} onClick={add('successor', true)}>
            {texts.makeSuccessor}
          </Button>
        )}
        {after !== null && (
          <Button variant="secondary" small busy={busy === 'copy'} onClick={add('copy', false)}>
            {texts.makeCopy}
          </Button>
        )}
        {after !== null && before !== null && (
          <Button
            variant="secondary"
            small
            busy={busy === 'end'}
            onClick={() =>
              void act(
                'end',
                () =>
                  callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/aanbod/{item}/vervallen', {
                    params,
                    body: { version },
                  }),
                { says: texts.ended, rereads: 'never', onDone: changed },
              )
            }
          >
            {texts.end}
          </Button>
        )}
        {version > 0 && (
          <Button
            variant="quiet"
            small
            busy={busy === 'undo'}
            onClick={() =>
              void act(
                'undo',
                () => callAtDesk('DELETE /api/beheer/catalogus/herzieningen/{id}/aanbod/{item}', { params }),
                { says: texts.undone, rereads: 'never', onDone: changed },
              )
            }
          >
            {before === null ? texts.remove : texts.undo}
          </Button>
        )}
      </div>
      <FailedAct failure={failure} />
    </>
  )
}
