import { useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import type { ReadyTextsProps } from '../../case-desk/components/answer-parts.ts'
import { replyLanguages } from '../../cases/reply-language.ts'
import type { ReplyTemplate } from '../contract-desk.ts'
import { textsToChoose } from '../reply-template.ts'
import { languageNames, chooserTexts as texts } from '../texts-desk.ts'
import styles from './text-chooser.module.css'

/** So many are offered for a case, and so many found. */
const most = { offered: 4, found: 8 } as const

type Props = Omit<ReadyTextsProps, 'onLoaded'> & { texts: readonly ReplyTemplate[] }

/** Ready-made texts: those for the case at once, and all of them by typing. */
export function TextChooser({ texts: all, shown, language, onLanguage, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const isTyped = typed.trim() !== ''
  const found = textsToChoose(all, shown, language, typed).slice(0, isTyped ? most.found : most.offered)
  const choose = (text: ReplyTemplate | undefined) => {
    if (!text) return
    setTyped('')
    onChoose(text)
  }
  return (
    <div className={styles.chooser}>
      <div className={styles.fields}>
        <TextField
          type="search"
          id="find-text"
          label={texts.find}
          value={typed}
          autoComplete="off"
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            // Enter takes the first text, and does not send the form.
            event.preventDefault()
            if (isTyped) choose(found[0])
          }}
        />
        <SelectField
          id="mail-language"
          label={texts.language}
          value={language}
          options={replyLanguages.map(value => ({ value, label: languageNames[value] }))}
          onChange={event => {
            const chosen = replyLanguages.find(each => each === event.target.value)
            if (chosen) onLanguage(chosen)
          }}
        />
      </div>
      <ul aria-label={texts.list} className={`plain-list ${styles.texts}`}>
        {found.map(text => (
          <li key={text.id}>
            <Button small variant="secondary" className={styles.text} onClick={() => choose(text)}>
              {text.language === 'en' ? texts.inEnglish(text.name) : text.name}
            </Button>
          </li>
        ))}
      </ul>
      {isTyped && (
        <p role="status" className={found.length > 0 ? 'visually-hidden' : styles.none}>
          {found.length > 0 ? texts.found(found.length) : texts.none}
        </p>
      )}
    </div>
  )
}
