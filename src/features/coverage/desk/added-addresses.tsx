import { Link, useSearchParams } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { formatPostcode } from '../../../common/checks/postcode.ts'
import { deskDay } from '../../../common/desk-moments.ts'
import { FilterBar } from '../../../ui/desk/filter-bar.tsx'
import { Pager } from '../../../ui/desk/pager.tsx'
import { type RowColumn, RowTable, rowLink } from '../../../ui/desk/row-table.tsx'
import { Badge } from '../../../ui/kit/badge.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import type { AddedAddressItem } from '../coverage-schemas.ts'
import { coverageTexts, lookUpTexts, addedTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/added-addresses.ts'
import styles from './coverage.module.css'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.title)

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const na = searchParams.get('na')
  return ask(context, 'GET /api/beheer/dekking/adressen', {
    query: {
      postcode: searchParams.get('postcode')?.slice(0, 30) ?? '',
      toon: searchParams.get('toon') === 'alles' ? 'alles' : 'geldig',
      ...(na !== null && { na }),
    },
  })
}

type Item = AddedAddressItem

export function AddressBadge({ endedAt, isInRegister }: Pick<Item, 'endedAt' | 'isInRegister'>) {
  if (endedAt !== null) return <Badge tone="ended">{texts.ended}</Badge>
  return isInRegister ? (
    <Badge tone="ended">{texts.inRegister}</Badge>
  ) : (
    <Badge tone="done">{texts.stands}</Badge>
  )
}

/** `Nieuwstraat 15 BIS, 8011 PK Zwolle` */
export const addressWords = ({
  street,
  numbers,
  zipCode,
  city,
}: Pick<Item, 'street' | 'numbers' | 'zipCode' | 'city'>): string =>
  `${street} ${numbers}, ${formatPostcode(zipCode)} ${city}`

const columns: readonly RowColumn<Item>[] = [
  {
    key: 'address',
    header: texts.address,
    place: 'title',
    cell: item => (
      <Link to={deskPaths.coverageAddress(item.id)} className={rowLink}>
        {addressWords(item)}
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
  { key: 'state', header: texts.state, place: 'badge', cell: item => <AddressBadge {...item} /> },
]

/** Addresses that the register lacks. */
export default function AddedAddresses({ loaderData: { addresses, next } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const mayWork = useMay('coverage.work')
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{texts.intro}</p>
      {mayWork ? (
        <div className={styles.actions}>
          <LinkButton small to={deskPaths.newCoverageAddress()}>
            {lookUpTexts.addAddress}
          </LinkButton>
        </div>
      ) : (
        <p className={styles.soft}>{coverageTexts.readOnly}</p>
      )}
      <FilterBar label={texts.title}>
        <TextField
          name="postcode"
          label={lookUpTexts.postcode}
          defaultValue={query.get('postcode') ?? ''}
          maxLength={30}
        />
        <SelectField
          name="toon"
          label={texts.show}
          options={[
            { value: '', label: texts.standing },
            { value: 'alles', label: texts.everything },
          ]}
          defaultValue={query.get('toon') ?? ''}
        />
      </FilterBar>
      {addresses.length > 0 ? (
        <RowTable caption={texts.table} columns={columns} rows={addresses} rowKey={({ id }) => id} />
      ) : (
        <Empty title={texts.none}>{texts.noneText}</Empty>
      )}
      <Pager next={next} />
    </div>
  )
}
