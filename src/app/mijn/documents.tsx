import { formatDay } from '../../features/customers/components/mijn/dates.ts'
import { loadForCustomer } from '../../features/customers/components/mijn/load-for-customer.ts'
import { Loaded } from '../../features/customers/components/mijn/loaded.tsx'
import { mijnSubjects } from '../../features/customers/texts.ts'
import { DocumentLinks } from '../../features/documents/components/document-links.tsx'
import { documentTexts } from '../../features/documents/texts.ts'
import { Empty } from '../../ui/kit/empty.tsx'
import type { Route } from './+types/documents.ts'

export { PageSkeleton as HydrateFallback } from '../../features/customers/components/mijn/page-skeleton.tsx'

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
