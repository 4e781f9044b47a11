import { useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import styles from '../components/case.module.css'
import { streamTexts } from '../stream-texts.ts'
import stream from './stream.module.css'

const longText = 480
const manyLines = 7

/** A text as it was written; the end of a long one shows once somebody asks for it. */
export function LongText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > longText || text.split('\n').length > manyLines
  return (
    <>
      <p className={classes(styles.lines, isLong && !isWhole && stream.cut)}>{text}</p>
      {isLong && (
        <Button
          small
          variant="quiet"
          className={styles.plain}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? streamTexts.less : streamTexts.more}
        </Button>
      )}
    </>
  )
}
