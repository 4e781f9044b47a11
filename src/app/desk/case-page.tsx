import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { formatOrderNumber } from '../../common/order-number.ts'
import { AnswerParts } from '../../features/case-desk/components/answer-parts.ts'
import { DeskCaseCommands } from '../../features/case-desk/components/desk-case.tsx'
import { CaseScreen } from '../../features/case-desk/desk/case-screen.tsx'
import { casePageTexts } from '../../features/case-desk/texts-desk.ts'
import { CasePresence } from '../../features/case-presence/components/case-presence.tsx'
import { caseNameOf } from '../../features/cases/texts-desk.ts'
import { ask, deskMeta } from '../../features/desk/components/desk-loader.ts'
import { useColleague } from '../../features/desk/components/use-colleague.ts'
import { useDeskChanges } from '../../features/desk/components/use-desk-changes.ts'
import { may } from '../../features/desk/staff-roles.ts'
import type { Route } from './+types/case-page.ts'
import { answerParts } from './answer-parts.ts'
import { casePartsOf } from './case-parts.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/zaken/{nummer}', { params: { nummer: params.number } })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(
    matches,
    loaderData
      ? casePageTexts.title(
          loaderData.form?.name ?? caseNameOf(loaderData),
          formatOrderNumber(loaderData.number),
        )
      : casePageTexts.unknown,
  )

/** A filter of the stream changes the address alone. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && formMethod === undefined
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

/** Everything about one case, and all that can be done with it. */
export default function CasePage({ loaderData: shown }: Route.ComponentProps) {
  const { id, role } = useColleague()
  useDeskChanges(shown.number)
  // Another case begins with nothing of the one before: no open dialog, no half a note.
  const mayWork = may(role, 'cases.work')
  return (
    <AnswerParts value={answerParts}>
      <DeskCaseCommands
        key={shown.number}
        shown={shown}
        parts={casePartsOf(shown, mayWork)}
        mayWork={mayWork}
      >
        <CasePresence number={shown.number}>
          <CaseScreen me={id} seesIban={may(role, 'iban.read')} />
        </CasePresence>
      </DeskCaseCommands>
    </AnswerParts>
  )
}
