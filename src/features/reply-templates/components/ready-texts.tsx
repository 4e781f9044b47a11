import { useEffectEvent, useLayoutEffect } from 'react'
import type { KnownToEditor, ReadyTextsProps } from '../../case-desk/components/answer-parts.ts'
import { chooserTexts } from '../texts-desk.ts'
import styles from './text-chooser.module.css'
import { TextChooser } from './text-chooser.tsx'
import { useReplyTexts } from './use-reply-texts.ts'

/** The choice of a ready-made text, once they are loaded. */
export function ReadyTexts({ onLoaded, ...props }: ReadyTextsProps) {
  const loaded = useReplyTexts()
  const tell = useEffectEvent((known: KnownToEditor) => onLoaded(known))
  // Before anybody sees the texts: what is chosen is composed with what the editor knows.
  useLayoutEffect(() => {
    if (loaded?.ok) tell(loaded.data)
  }, [loaded])
  if (loaded === null) return null
  return loaded.ok ? (
    <TextChooser texts={loaded.data.texts} {...props} />
  ) : (
    <p className={styles.none}>{chooserTexts.failed}</p>
  )
}
