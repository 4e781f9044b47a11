import { documentTexts, mijnSubjects } from '../../content/mijn-texts.ts'
import { CustomerDocuments, customerDocuments } from '../../contract/customer.ts'
import { Answered } from './answered.tsx'
import { formatDay } from './dates.ts'
import { DocumentLinks } from './document-links.tsx'
import { Empty } from './empty.tsx'
import { useAnswer } from './use-answer.ts'

/** Every document of the customer, the newest first. */
export default function Documents() {
  return (
    <Answered asked={useAnswer(customerDocuments, CustomerDocuments)} what={mijnSubjects.documents}>
      {documents =>
        documents.length > 0 ? (
          <DocumentLinks
            documents={documents.map(({ number, createdAt, ...document }) => ({
              ...document,
              note: `${number}, ${formatDay(createdAt)}`,
            }))}
          />
        ) : (
          <Empty title={documentTexts.none}>{documentTexts.nonePromise}</Empty>
        )
      }
    </Answered>
  )
}
