import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useColleague } from '../../desk/components/use-colleague.ts'
import { useDeskChanges } from '../../desk/components/use-desk-changes.ts'
import { may } from '../../desk/staff-roles.ts'
import { CaseCommands } from '../components/case-commands.tsx'
import { caseKindNames, casePageTexts } from '../texts-desk.ts'
import type { Route } from './+types/case-page.ts'
import { CaseScreen } from './case-screen.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/zaken/{nummer}', { params: { nummer: params.number } })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(
    matches,
    loaderData
      ? casePageTexts.title(
          loaderData.form?.name ?? caseKindNames[loaderData.kind],
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
  return (
    <CaseCommands key={shown.number} shown={shown} mayWork={may(role, 'cases.work')}>
      <CaseScreen me={id} seesIban={may(role, 'iban.read')} />
    </CaseCommands>
  )
}
