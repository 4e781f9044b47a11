import { Card } from '../../../ui/desk/card.tsx'
import { composeReply } from '../../case-desk/compose-reply.ts'
import { fillReply, replyPieces } from '../../cases/reply-fields.ts'
import type { ReplyLanguage } from '../../cases/reply-language.ts'
import { useColleague } from '../../desk/components/use-colleague.ts'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import { exampleValues } from '../example-values.ts'
import { editorTexts as texts } from '../texts-desk.ts'
import styles from './text-page.module.css'

type Props = { readonly subject: string; readonly text: string; readonly language: ReplyLanguage }

/** A text as a mail about an example case; what was filled in stands out. */
export function TemplatePreview({ subject, text, language }: Props) {
  const { name } = useColleague()
  const brand = useBrand()
  const author = { name, brandName: brand.name, brandPhone: brand.phone.display }
  const values = exampleValues(author, language)
  const mail = composeReply(text, { firstName: values.voornaam, author, signature: null, language })
  // Pieces have no name of their own, and never change places.
  const pieces = replyPieces(mail, values).map((piece, place) => ({ ...piece, key: `${place}` }))
  return (
    <Card title={texts.preview} className={styles.preview}>
      <p className={styles.soft}>{texts.previewNote}</p>
      <div className={styles.letter}>
        {subject !== '' && <p className={styles.subject}>{fillReply(subject, values)}</p>}
        <p>
          {pieces.map(piece =>
            piece.kind === 'text' ? (
              <span key={piece.key}>{piece.text}</span>
            ) : (
              <span key={piece.key} className={styles.filled}>
                {piece.value || texts.missing(piece.field)}
              </span>
            ),
          )}
        </p>
      </div>
    </Card>
  )
}
