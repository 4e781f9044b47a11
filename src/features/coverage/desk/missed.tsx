import { useSearchParams } from 'react-router'
import { addressOf } from '../../../api/client.ts'
import { FilterBar } from '../../../ui/desk/filter-bar.tsx'
import { type RowColumn, RowTable } from '../../../ui/desk/row-table.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { monthInWords, placeInWords } from '../missed-words.ts'
import { missedTexts as texts } from '../texts-missed.ts'
import type { Route } from './+types/missed.ts'
import styles from './coverage.module.css'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.title)

/** The month in the address; none where it is no month. */
const monthIn = (query: URLSearchParams) => {
  const maand = query.get('maand') ?? ''
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(maand) ? { maand } : {}
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/dekking/niet-gevonden', { query: monthIn(new URL(request.url).searchParams) })

type Place = Route.ComponentProps['loaderData']['places'][number]

const columns: readonly RowColumn<Place>[] = [
  { key: 'place', header: texts.place, place: 'title', cell: ({ place }) => placeInWords(place) },
  { key: 'month', header: texts.month, place: 'detail', cell: ({ month }) => monthInWords(month) },
  { key: 'kind', header: texts.kind, place: 'detail', cell: ({ kind }) => texts.kinds[kind] },
  {
    key: 'count',
    header: texts.count,
    place: 'badge',
    align: 'end',
    cell: ({ count }) => count.toLocaleString('nl-NL'),
  },
]

/** Places where visitors looked for what we do not offer there. */
export default function Missed({ loaderData: { months, places, isCut } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{texts.intro}</p>
      {months.length > 0 && (
        <FilterBar label={texts.title}>
          <SelectField
            name="maand"
            label={texts.month}
            options={[
              { value: '', label: texts.everyMonth },
              ...months.map(month => ({ value: month, label: monthInWords(month) })),
            ]}
            defaultValue={query.get('maand') ?? ''}
          />
        </FilterBar>
      )}
      {places.length > 0 ? (
        <>
          <RowTable
            caption={texts.title}
            columns={columns}
            rows={places}
            rowKey={({ month, place, kind }) => `${month} ${place} ${kind}`}
          />
          {isCut && <p className={styles.soft}>{texts.cut(places.length.toLocaleString('nl-NL'))}</p>}
          <p>
            <a
              href={addressOf('GET /api/beheer/dekking/niet-gevonden/bestand', { query: monthIn(query) })}
              download
            >
              {texts.file}
            </a>
          </p>
        </>
      ) : (
        <Empty title={texts.none}>{texts.noneText}</Empty>
      )}
    </div>
  )
}
