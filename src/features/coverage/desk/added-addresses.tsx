import { Link, useRevalidator } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { formatPostcode } from '../../../common/checks/postcode.ts'
import { deskDay } from '../../../common/desk-moments.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { ConfirmButton } from '../../../ui/desk/confirm.tsx'
import { type RowColumn, RowTable } from '../../../ui/desk/row-table.tsx'
import { Badge } from '../../../ui/kit/badge.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { AddedAddressItem } from '../coverage-schemas.ts'
import { lookUpTexts, addedTexts as texts } from '../texts-desk.ts'
import styles from './coverage.module.css'

type Item = AddedAddressItem

function StateBadge({ endedAt, isInRegister }: Item) {
  if (endedAt !== null) return <Badge tone="ended">{texts.ended}</Badge>
  return isInRegister ? (
    <Badge tone="ended">{texts.inRegister}</Badge>
  ) : (
    <Badge tone="done">{texts.stands}</Badge>
  )
}

const columns: readonly RowColumn<Item>[] = [
  {
    key: 'address',
    header: texts.address,
    place: 'title',
    cell: ({ street, numbers, zipCode, city }) => (
      <Link to={deskPaths.coverageOf(zipCode, numbers)}>
        {`${street} ${numbers}, ${formatPostcode(zipCode)} ${city}`}
      </Link>
    ),
  },
  {
    key: 'why',
    header: texts.why,
    place: 'detail',
    cell: ({ source, reason }) => lookUpTexts.because(source, reason),
  },
  {
    key: 'who',
    header: texts.who,
    place: 'detail',
    cell: ({ madeBy, madeAt }) => `${madeBy ?? lookUpTexts.somebody}, ${deskDay(new Date(madeAt))}`,
  },
  { key: 'state', header: texts.state, place: 'badge', cell: item => <StateBadge {...item} /> },
]

/** Addresses that the register lacks, and the way to take one away. */
export function AddedAddresses({ addresses, mayWork }: { addresses: readonly Item[]; mayWork: boolean }) {
  const ending: RowColumn<Item> = {
    key: 'end',
    header: texts.end,
    place: 'detail',
    cell: item => item.endedAt === null && <EndAddress item={item} />,
  }
  return (
    <Card title={texts.title}>
      <p className={styles.soft}>{texts.intro}</p>
      <RowTable
        caption={texts.table}
        columns={mayWork ? [...columns, ending] : columns}
        rows={addresses}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}

function EndAddress({ item: { id, version } }: { item: Item }) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  return (
    <ConfirmButton
      title={texts.endTitle}
      text={texts.endText}
      action={texts.end}
      failed={texts.notEnded}
      send={() =>
        callAtDesk('POST /api/beheer/dekking/adressen/{id}/beeindigen', { params: { id }, body: { version } })
      }
      onDone={() => {
        announce(texts.endedSaid)
        void revalidate()
      }}
    />
  )
}
