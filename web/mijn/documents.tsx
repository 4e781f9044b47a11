import { documentTexts } from '../../content/document-texts.ts'
import { mijnSubjects } from '../../content/mijn-texts.ts'
import { DocumentLinks } from '../details/document-links.tsx'
import { Empty } from '../ui/empty.tsx'
import type { Route } from './+types/documents.ts'
import { fetchAnswer } from './answer.ts'
import { Answered } from './answered.tsx'
import { formatDay } from './dates.ts'

export { PageSkeleton as HydrateFallback } from './page-skeleton.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  fetchAnswer('GET /api/mijn/documenten', request)

/** Every document of the customer, the newest first. */
export default function Documents({ loaderData }: Route.ComponentProps) {
  return (
    <Answered answer={loaderData} what={mijnSubjects.documents}>
      {documents =>
        documents.length > 0 ? (
          <DocumentLinks
            documents={documents.map(({ createdAt, ...document }) => ({
              ...document,
              note: formatDay(createdAt),
            }))}
          />
        ) : (
          <Empty title={documentTexts.none}>{documentTexts.nonePromise}</Empty>
        )
      }
    </Answered>
  )
}
