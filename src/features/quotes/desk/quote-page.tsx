import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { UntilHydrated } from '../../../ui/desk/until-hydrated.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { useHydrated } from '../../../ui/state/hydrated.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/quote-page.ts'
import { QuoteEditor } from './quote-editor.tsx'
import { Versions } from './versions.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/zaken/{nummer}/offerte', { params: { nummer: params.number } })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData ? texts.title(formatOrderNumber(loaderData.number)) : texts.unknown)

/** A quote: what was sent of it, and its next version. */
export default function QuotePage({ loaderData: shown }: Route.ComponentProps) {
  const mayWork = useMay('sales.work')
  const isHydrated = useHydrated()
  const number = formatOrderNumber(shown.number)
  return (
    <>
      <PageTitle
        intro={shown.organization}
        actions={<Link to={deskPaths.case(shown.number)}>{texts.backTo(number)}</Link>}
      >
        {texts.title(number)}
      </PageTitle>
      {shown.refusal !== null && <Notice title={shown.refusal} />}
      <Versions quote={shown} mayWork={mayWork} />
      {shown.refusal === null && mayWork && (
        <UntilHydrated>
          {/* What this browser keeps is not known while the server draws the page. */}
          <QuoteEditor key={`${shown.number} ${isHydrated}`} shown={shown} restores={isHydrated} />
        </UntilHydrated>
      )}
    </>
  )
}
