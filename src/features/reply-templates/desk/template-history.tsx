import { deskMoment } from '../../../common/desk-moments.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import type { ReplyTemplateVersion } from '../contract-desk.ts'
import { editorTexts as texts } from '../texts-desk.ts'
import styles from './text-page.module.css'

type Props = {
  versions: readonly ReplyTemplateVersion[]
  /** null for who may only read them. */
  onPutBack: ((version: ReplyTemplateVersion) => void) | null
}

/** Versions of a text, the newest first, each to be read and put back. */
export const TemplateHistory = ({ versions, onPutBack }: Props) => (
  <ul className="plain-list">
    {versions.map(version => (
      <li key={version.version}>
        <Fold title={texts.version(version.version, version.changedBy, deskMoment(version.changedAt))}>
          <p className={styles.subject}>{version.name}</p>
          {version.subject !== '' && <p>{version.subject}</p>}
          <p className={styles.words}>{version.text}</p>
          {onPutBack && (
            <Button small variant="secondary" onClick={() => onPutBack(version)}>
              {texts.putBack}
            </Button>
          )}
        </Fold>
      </li>
    ))}
  </ul>
)
