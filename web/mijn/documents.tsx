import { documentTexts } from '../../features/documents/texts.ts'
import { mijnSubjects } from '../../content/mijn-texts.ts'
import { DocumentLinks } from '../../features/details/components/document-links.tsx'
import { Empty } from '../../ui/kit/empty.tsx'
import type { Route } from './+types/documents.ts'
import { formatDay } from './dates.ts'
import { loadForCustomer } from './load-for-customer.ts'
import { Loaded } from './loaded.tsx'

export { PageSkeleton as HydrateFallback } from './page-skeleton.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadForCustomer('GET /api/mijn/documenten', request)

/** Every document of the customer, the newest first. */
export default function Documents({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answer={loaderData} what={mijnSubjects.documents}>
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
    </Loaded>
  )
}
