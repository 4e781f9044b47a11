import type { CallResult } from '../../../api/client.ts'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { VersionsTable } from '../../desk/components/versioned/versions-table.tsx'
import type { ThreeVersions } from '../../desk/three-versions.ts'
import styles from '../components/catalogue.module.css'
import { FailedAct } from '../components/failed-act.tsx'
import { meanwhileTexts as texts } from '../texts-offerings.ts'

type Props = {
  /** The other revision; null where it is not known. */
  revisionName: string | null
  versions: readonly ThreeVersions[]
  /** The fate of the product, where values alone do not tell it. */
  what?: string | null
  /** Makes the change of the newest version. */
  send: () => Promise<CallResult<unknown>>
  onDone: () => void
}

/** A change in a draft whose item another revision changed since: it can go on from what the item is now. */
export function ChangedMeanwhile({ revisionName, versions, what = null, send, onDone }: Props) {
  const { busy, failure, act } = useActions()
  return (
    <VersionsTable
      title={texts.title}
      versions={versions}
      headers={texts}
      intro={
        <>
          <p>{texts.by(revisionName)}</p>
          {what !== null && <p>{what}</p>}
        </>
      }
    >
      {what === null && <p className={styles.note}>{texts.hint}</p>}
      <FailedAct failure={failure} />
      <div className={styles.actions}>
        <Button
          busy={busy === 'rebase'}
          onClick={() => void act('rebase', send, { says: texts.done, rereads: 'never', onDone })}
        >
          {texts.goOn}
        </Button>
      </div>
    </VersionsTable>
  )
}
