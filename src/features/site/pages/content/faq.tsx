import { Accordion, AccordionSection } from '../../../../ui/kit/accordion.tsx'
import { pageTexts } from '../../texts.ts'
import styles from './faq.module.css'

type Props = { questions: readonly { question: string; answer: string }[] }

export const Faq = ({ questions }: Props) => (
  <section className={styles.faq} aria-labelledby="veelgestelde-vragen">
    <h2 id="veelgestelde-vragen">{pageTexts.faq}</h2>
    <Accordion>
      {questions.map(({ question, answer }) => (
        <AccordionSection key={question} title={question}>
          <p className={styles.answer}>{answer}</p>
        </AccordionSection>
      ))}
    </Accordion>
  </section>
)
