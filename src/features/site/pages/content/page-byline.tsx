import { unbroken } from '../../../../common/unbroken.ts'
import { filledText } from '../../../../ui/kit/filled-text.tsx'
import { TextWithAmounts } from '../../../../ui/kit/text-with-amounts.tsx'
import { vacancyTexts } from '../../texts.ts'
import styles from './page-byline.module.css'
import type { PageView } from './page-view.server.ts'

const format = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/** `2025-11-21` → `21 november 2025`. */
export const dateInWords = (date: string): string => unbroken(format.format(new Date(`${date}T00:00:00Z`)))

/** Author and date of a post, or hours and pay of a vacancy; nothing on other pages. */
export function PageByline({ view: { frontMatter } }: { view: PageView }) {
  if ('author' in frontMatter)
    return (
      <p className={styles.byline}>
        <span>
          {frontMatter.author}, <Day date={frontMatter.published} />
        </span>
      </p>
    )
  if (!('hours' in frontMatter)) return null
  const { hours, salary, validThrough } = frontMatter
  return (
    <ul className={`plain-list ${styles.byline}`}>
      <li>{hours}</li>
      <li>
        <TextWithAmounts>{vacancyTexts.salary(euros(salary.from), euros(salary.to))}</TextWithAmounts>
      </li>
      <li>{filledText(vacancyTexts.validThrough, { day: <Day date={validThrough} /> })}</li>
    </ul>
  )
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{dateInWords(date)}</time>

const euros = (amount: number): string =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    amount,
  )
