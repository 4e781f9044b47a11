import { redirect } from 'react-router'
import { deskPaths } from '../../api/desk-paths.ts'
import { OwnJobs } from '../../features/bulk-actions/components/own-jobs.tsx'
import { SelectionBar } from '../../features/bulk-actions/components/selection-bar.tsx'
import { AnswerParts } from '../../features/case-desk/components/answer-parts.ts'
import { ask, deskMeta } from '../../features/desk/components/desk-loader.ts'
import { listAddress, queryFrom } from '../../features/work-list/desk/query.ts'
import { WorkListPage } from '../../features/work-list/desk/work-list.tsx'
import { workListTitle } from '../../features/work-list/texts.ts'
import type { Route } from './+types/work-list.ts'
import { answerParts } from './answer-parts.ts'
import { firstPageOf } from './menu.ts'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, workListTitle)

export async function loader({ context, request }: Route.LoaderArgs) {
  const { role } = await ask(context, 'GET /api/beheer/ik')
  const first = firstPageOf(role)
  if (first !== deskPaths.desk) throw redirect(first)
  const query = queryFrom(new URL(request.url).searchParams)
  const list = await ask(context, 'GET /api/beheer/werklijst', { query })
  const isAsked = Object.keys(query).length > 0
  if (!isAsked && list.beginsWith && listAddress(list.beginsWith) !== listAddress({}))
    throw redirect(listAddress(list.beginsWith))
  return { query, list }
}

const bulk = { Jobs: OwnJobs, Bar: SelectionBar }

/** The list of cases, and what is done with many of them at once. */
export default function WorkListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AnswerParts value={answerParts}>
      <WorkListPage {...loaderData} bulk={bulk} />
    </AnswerParts>
  )
}
