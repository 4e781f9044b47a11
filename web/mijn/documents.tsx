import { CustomerDocuments, customerDocuments } from '../../contract/customer.ts'
import { Answered } from './answered.tsx'
import { formatDay } from './dates.ts'
import { DocumentLinks } from './document-links.tsx'
import { Empty } from './empty.tsx'
import { useAnswer } from './use-answer.ts'

/** Every document of the customer, the newest first. */
export default function Documents() {
  return (
    <Answered asked={useAnswer(customerDocuments, CustomerDocuments)} what="je documenten">
      {documents =>
        documents.length > 0 ? (
          <DocumentLinks
            documents={documents.map(({ number, createdAt, ...document }) => ({
              ...document,
              note: `${number}, ${formatDay(createdAt)}`,
            }))}
          />
        ) : (
          <Empty title="Er zijn nog geen documenten">
            Na een bestelling of prijsopgave vind je hier de bevestiging en de voorwaarden als pdf.
          </Empty>
        )
      }
    </Answered>
  )
}
