import { Accordion, AccordionSection } from '../../../ui/kit/accordion.tsx'
import { helpTexts } from '../texts/help.ts'
import { commonQuestions } from '../texts/help-questions.ts'

/** Frequent questions, at the end of the help panel. */
export const CommonQuestions = () => (
  <>
    <h3>{helpTexts.questions}</h3>
    <Accordion>
      {commonQuestions.map(({ question, answer }) => (
        <AccordionSection key={question} title={question}>
          <p>{answer}</p>
        </AccordionSection>
      ))}
    </Accordion>
  </>
)
