import { Link } from 'react-router'
import { formatOrderNumber } from '../../../shared/order-number.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { ask } from '../../desk/components/desk-loader.ts'
import { deskMeta } from '../../desk/components/desk-meta.ts'
import { deskPaths } from '../../desk/components/desk-paths.ts'
import { PageTitle } from '../../desk/components/ui/page-title.tsx'
import { LineChanges } from '../components/line-changes.tsx'
import { deskLinesTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/lines-page.ts'
import { LinesEditor } from './lines-editor.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/zaken/{nummer}/regels', { params: { nummer: params.number } })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData ? texts.title(formatOrderNumber(loaderData.number)) : texts.unknown)

/** The lines of an order, changed until it is delivered. */
export default function LinesPage({ loaderData: shown }: Route.ComponentProps) {
  const number = formatOrderNumber(shown.number)
  return (
    <>
      <PageTitle
        intro={shown.organization}
        actions={<Link to={deskPaths.case(shown.number)}>{texts.backTo(number)}</Link>}
      >
        {texts.title(number)}
      </PageTitle>
      {shown.refusal === null ? (
        <LinesEditor key={shown.number} shown={shown} />
      ) : (
        <Notice title={shown.refusal} />
      )}
      <LineChanges number={shown.number} version={shown.version} changes={shown.changes} mayWork />
    </>
  )
}
