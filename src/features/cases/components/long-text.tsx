import { useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import { longTexts } from '../texts-desk.ts'
import styles from './case.module.css'

const longText = 480
const manyLines = 7

/** A text as it was written; the end of a long one shows once somebody asks for it. */
export function LongText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > longText || text.split('\n').length > manyLines
  return (
    <>
      <p className={classes(styles.lines, isLong && !isWhole && styles.cut)}>{text}</p>
      {isLong && (
        <Button
          small
          variant="quiet"
          className={styles.plain}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? longTexts.less : longTexts.more}
        </Button>
      )}
    </>
  )
}
