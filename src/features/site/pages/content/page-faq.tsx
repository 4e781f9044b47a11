import { Accordion, AccordionSection } from '../../../../ui/kit/accordion.tsx'
import { classes } from '../../../../ui/kit/classes.ts'
import { filledText } from '../../../../ui/kit/filled-text.tsx'
import { useBrand } from '../../../page-frame/components/shell-data.ts'
import { pageTexts } from '../../texts.ts'
import styles from './page-faq.module.css'
import type { PageView } from './page-view.server.ts'

type Props = {
  view: PageView
  /** On a ground of its own, the title beside the questions; else in the column of the text. */
  isBand?: boolean
}

/** Questions and folded answers, and whom to ask another one; nothing without any. */
export function PageFaq({ view, isBand = false }: Props) {
  const { phone } = useBrand()
  const { faq } = view.frontMatter
  if (faq.length === 0) return null
  return (
    <section className={classes(styles.faq, isBand && styles.band)} aria-labelledby="veelgestelde-vragen">
      <div className={styles.inner}>
        <div>
          <h2 id="veelgestelde-vragen">{pageTexts.faq}</h2>
          <p className={styles.other}>
            {filledText(pageTexts.otherQuestion, {
              phone: <a href={`tel:${phone.tel}`}>{phone.display}</a>,
            })}
          </p>
        </div>
        <Accordion>
          {faq.map(({ question, answer }) => (
            <AccordionSection key={question} title={question}>
              <p className={styles.answer}>{answer}</p>
            </AccordionSection>
          ))}
        </Accordion>
      </div>
    </section>
  )
}
