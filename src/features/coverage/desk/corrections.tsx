import { Link, useSearchParams } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskDay } from '../../../common/desk-moments.ts'
import { FilterBar } from '../../../ui/desk/filter-bar.tsx'
import { Pager } from '../../../ui/desk/pager.tsx'
import { type RowColumn, RowTable, rowLink } from '../../../ui/desk/row-table.tsx'
import { Badge, type BadgeTone } from '../../../ui/kit/badge.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { technologyNames } from '../../addresses/texts-coverage.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import type { Correction } from '../coverage-schemas.ts'
import { coverageTexts, lookUpTexts, correctionTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/corrections.ts'
import styles from './coverage.module.css'
import { allInWords, correctionPlace, periodWords } from './said-words.ts'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, coverageTexts.corrections)

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const na = searchParams.get('na')
  return ask(context, 'GET /api/beheer/dekking/correcties', {
    query: {
      postcode: searchParams.get('postcode')?.slice(0, 30) ?? '',
      toon: searchParams.get('toon') === 'alles' ? 'alles' : 'geldig',
      ...(na !== null && { na }),
    },
  })
}

const tones: Readonly<Record<Correction['state'], BadgeTone>> = {
  future: 'waiting',
  holds: 'done',
  over: 'ended',
  ended: 'ended',
}

export const StateBadge = ({ state }: Pick<Correction, 'state'>) => (
  <Badge tone={tones[state]}>{texts.states[state]}</Badge>
)

const columns: readonly RowColumn<Correction>[] = [
  {
    key: 'place',
    header: texts.place,
    place: 'title',
    cell: correction => (
      <Link to={deskPaths.coverageCorrection(correction.id)} className={rowLink}>
        {correctionPlace(correction)}
      </Link>
    ),
  },
  {
    key: 'technology',
    header: texts.technology,
    place: 'detail',
    cell: ({ technology }) => technologyNames[technology],
  },
  { key: 'says', header: texts.says, place: 'detail', cell: allInWords },
  { key: 'period', header: texts.period, place: 'detail', cell: periodWords },
  {
    key: 'who',
    header: texts.who,
    cell: ({ madeBy, madeAt }) => `${madeBy ?? lookUpTexts.somebody}, ${deskDay(new Date(madeAt))}`,
  },
  { key: 'state', header: texts.state, place: 'badge', cell: StateBadge },
]

/** Corrections of what imports say. */
export default function Corrections({ loaderData }: Route.ComponentProps) {
  const { corrections, next } = loaderData
  const [query] = useSearchParams()
  const mayWork = useMay('coverage.work')
  return (
    <div className={styles.stack}>
      {mayWork ? (
        <div className={styles.actions}>
          <LinkButton small to={deskPaths.newCoverageCorrection()}>
            {texts.add}
          </LinkButton>
        </div>
      ) : (
        <p className={styles.soft}>{coverageTexts.readOnly}</p>
      )}
      <FilterBar label={coverageTexts.corrections}>
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
      {corrections.length > 0 ? (
        <RowTable caption={texts.table} columns={columns} rows={corrections} rowKey={({ id }) => id} />
      ) : (
        <Empty title={texts.none}>{texts.noneText}</Empty>
      )}
      <Pager next={next} />
    </div>
  )
}
