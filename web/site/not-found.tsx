import { data } from 'react-router'
import errors from '../../content/site/errors.json' with { type: 'json' }
import { NotFoundPage } from '../layout/error-page.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import type { Route } from './+types/not-found.ts'

export const loader = () => data(null, { status: 404 })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: errors.notFound.title, indexed: false })

export default function NotFound() {
  return <NotFoundPage />
}
