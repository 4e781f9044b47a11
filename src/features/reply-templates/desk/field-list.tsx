import { Button } from '../../../ui/kit/button.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import { type ReplyField, replyFieldNames } from '../../cases/reply-fields.ts'
import { fieldNotes, editorTexts as texts } from '../texts-desk.ts'
import styles from './text-page.module.css'

/** Every field with what it stands for; a press puts it where the cursor is. */
export const FieldList = ({ onChoose }: { onChoose: (name: ReplyField) => void }) => (
  <Fold title={texts.fields}>
    <p className={styles.soft}>{texts.fieldsText}</p>
    <ul className={`plain-list ${styles.fields}`}>
      {replyFieldNames.map(name => (
        <li key={name} className={styles.field}>
          <Button small variant="quiet" aria-label={texts.addField(name)} onClick={() => onChoose(name)}>
            {`{${name}}`}
          </Button>
          <span className={styles.soft}>{fieldNotes[name]}</span>
        </li>
      ))}
    </ul>
  </Fold>
)
