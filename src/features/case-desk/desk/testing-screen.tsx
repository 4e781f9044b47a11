import type { DeskCase } from '../../../api/desk-case.ts'
import { answerParts } from '../../../app/desk/answer-parts.ts'
import { casePartsOf } from '../../../app/desk/case-parts.tsx'
import type { Elements } from '../../../ui/kit/elements.ts'
import { AnswerParts } from '../components/answer-parts.ts'
import { DeskCaseCommands } from '../components/desk-case.tsx'

type Props = { shown: DeskCase; mayWork?: boolean; children: Elements }

/** Around a part of the screen of a case, with what every feature brings to it. */
export const OnScreen = ({ shown, mayWork = false, children }: Props) => (
  <AnswerParts value={answerParts}>
    <DeskCaseCommands shown={shown} parts={casePartsOf(shown, mayWork)} mayWork={mayWork}>
      {children}
    </DeskCaseCommands>
  </AnswerParts>
)
