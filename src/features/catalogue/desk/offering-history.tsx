import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { Card } from '../../../ui/desk/card.tsx'
import deskTable from '../../../ui/desk/desk-table.module.css'
import { Fold } from '../../../ui/kit/fold.tsx'
import { TableFrame } from '../../../ui/kit/table.tsx'
import { auditMoment } from '../../audit/texts.ts'
import { attributeLabel } from '../attributes.ts'
import styles from '../components/catalogue.module.css'
import type { OfferingPage } from '../desk-schemas.ts'
import { valueTexts } from '../texts-desk.ts'
import { historyTexts as texts } from '../texts-offerings.ts'

type Entry = OfferingPage['history'][number]

/** Every price and text that an offering ever had, by which revision and whom. */
export const OfferingHistory = ({ history }: { history: readonly Entry[] }) => (
  <Card title={texts.title}>
    {history.length === 0 ? (
      <p className={styles.note}>{texts.none}</p>
    ) : (
      <TableFrame<Entry, (typeof columns)[number]>
        caption={texts.title}
        columns={columns}
        rows={history}
        rowKey={({ revisionId }) => revisionId}
        className={deskTable.table}
        captionClass="visually-hidden"
        cellClass={() => undefined}
      />
    )}
  </Card>
)

const columns = [
  { key: 'since', header: texts.since, cell: ({ startsAt }: Entry) => auditMoment(startsAt) },
  {
    key: 'revision',
    header: texts.revision,
    cell: ({ revisionId, revisionName }: Entry) => (
      <Link to={deskPaths.revision(revisionId)}>{revisionName}</Link>
    ),
  },
  { key: 'by', header: texts.by, cell: ({ plannedBy }: Entry) => plannedBy },
  { key: 'what', header: texts.what, cell: ({ fields }: Entry) => <Change fields={fields} /> },
]

function Change({ fields }: Pick<Entry, 'fields'>) {
  const list = (
    <ul className="plain-list">
      {fields.flatMap(field => {
        const words = wordsOf(field)
        return words === null ? [] : [<li key={field.label}>{words}</li>]
      })}
    </ul>
  )
  const nameField = fields.find(({ label }) => label === attributeLabel('name'))
  if (nameField?.becomes === valueTexts.none) return texts.ended
  if (nameField?.was !== valueTexts.none) return list
  const price = fields.find(({ label }) => label === attributeLabel('priceInCents'))
  return (
    <div>
      <p>{price ? `${texts.first}, ${price.becomes}` : texts.first}</p>
      <Fold title={texts.values}>{list}</Fold>
    </div>
  )
}

/** Of a new offering only what it has. */
function wordsOf({ label, was, becomes }: Entry['fields'][number]): string | null {
  if (was === becomes) return null
  if (was !== valueTexts.none) return texts.wordsOf(label, was, becomes)
  return becomes === valueTexts.none || becomes === valueTexts.no ? null : texts.wordsOfNew(label, becomes)
}
