import { Link } from 'react-router'
import { deskMoment } from '../../../common/desk-moments.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { type RowColumn, RowTable } from '../../../ui/desk/row-table.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import {
  type ImportComparison,
  losesMuch,
  type Touched,
  type TouchedExample,
} from '../../addresses/import-comparison.ts'
import { comparisonTexts, technologyNames } from '../../addresses/texts-imports.ts'
import type { ImportPage } from '../import-schemas.ts'
import { importPageTexts as texts } from '../texts-imports.ts'
import { ComparedByHand } from './compared-by-hand.tsx'
import styles from './imports.module.css'

const { number } = comparisonTexts

type Line = ImportComparison['lines'][number]
type Technology = ImportComparison['technologies'][number]

const signed = (sign: '+' | '−', count: number): string => (count === 0 ? '0' : `${sign}${number(count)}`)

const lineColumns: readonly RowColumn<Line>[] = [
  { key: 'name', header: texts.lineName, place: 'title', cell: ({ name }) => name },
  { key: 'gain', header: texts.gain, align: 'end', place: 'detail', cell: ({ gain }) => signed('+', gain) },
  { key: 'lose', header: texts.lose, align: 'end', place: 'detail', cell: ({ lose }) => signed('−', lose) },
]

const technologyColumns: readonly RowColumn<Technology>[] = [
  {
    key: 'name',
    header: texts.technology,
    place: 'title',
    cell: ({ technology }) => technologyNames[technology],
  },
  { key: 'gain', header: texts.gain, align: 'end', place: 'detail', cell: ({ gain }) => signed('+', gain) },
  { key: 'lose', header: texts.lose, align: 'end', place: 'detail', cell: ({ lose }) => signed('−', lose) },
  { key: 'faster', header: texts.faster, align: 'end', cell: ({ faster }) => number(faster) },
  { key: 'slower', header: texts.slower, align: 'end', cell: ({ slower }) => number(slower) },
]

/** A warning of a file with which more than 1% of the addresses lose something; nothing else. */
export const LossWarning = ({ comparison }: { comparison: ImportComparison }) =>
  losesMuch(comparison) && (
    <Notice kind="warning">
      <p>{comparisonTexts.warning(comparison)}</p>
    </Notice>
  )

/** The changes once a file is live, and whom they touch. */
export function Comparison({ comparison, page }: { comparison: ImportComparison; page: ImportPage }) {
  const { at, gaining, losing, otherTerms, lines, technologies, register } = comparison
  const isNothing = gaining + losing + otherTerms === 0
  return (
    <>
      <Card title={texts.comparison}>
        <p className={styles.note}>{texts.comparedWith(deskMoment(at))}</p>
        {register && (
          <Figures
            figures={[
              [texts.added, register.added],
              [texts.gone, register.gone],
              [texts.renamed, register.renamed],
            ]}
          />
        )}
        {isNothing ? (
          <p>{comparisonTexts.nothing}</p>
        ) : (
          <Figures
            figures={[
              [texts.gaining, gaining],
              [texts.losing, losing],
              [texts.otherTerms, otherTerms],
            ]}
          />
        )}
        {lines.length > 0 && (
          <div className={styles.group}>
            <h3>{texts.lines}</h3>
            <RowTable caption={texts.lines} columns={lineColumns} rows={lines} rowKey={({ name }) => name} />
          </div>
        )}
        {!isNothing && (
          <div className={styles.group}>
            <h3>{texts.technologies}</h3>
            <RowTable
              caption={texts.technologies}
              columns={technologyColumns}
              rows={technologies}
              rowKey={({ technology }) => technology}
            />
          </div>
        )}
        <Sizes comparison={comparison} />
      </Card>
      <ComparedByHand comparison={comparison} page={page} />
      <TouchedCard touched={comparison.touched} />
    </>
  )
}

const Figures = ({ figures }: { figures: readonly (readonly [string, number])[] }) => (
  <dl className={`${styles.figures} ${styles.big}`}>
    {figures.map(([name, count]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{number(count)}</dd>
      </div>
    ))}
  </dl>
)

const Sizes = ({ comparison: { addresses, rows } }: { comparison: ImportComparison }) => (
  <dl className={styles.figures}>
    <div>
      <dt>{texts.addresses}</dt>
      <dd>{number(addresses)}</dd>
    </div>
    <div>
      <dt>{texts.rowsBefore}</dt>
      <dd>{number(rows.before)}</dd>
    </div>
    <div>
      <dt>{texts.rowsAfter}</dt>
      <dd>{number(rows.after)}</dd>
    </div>
  </dl>
)

const exampleColumns: readonly RowColumn<TouchedExample>[] = [
  {
    key: 'label',
    header: texts.what2,
    place: 'title',
    cell: ({ label, path }) => (path === null ? label : <Link to={path}>{label}</Link>),
  },
  { key: 'address', header: texts.address, place: 'badge', cell: ({ address }) => address },
  { key: 'change', header: texts.change, place: 'detail', cell: changeOf },
]

function changeOf({ lost, gained }: TouchedExample): string {
  const parts = [
    ...(lost.length > 0 ? [texts.lost(lost)] : []),
    ...(gained.length > 0 ? [texts.gained(gained)] : []),
  ]
  return parts.length > 0 ? parts.join('; ') : texts.otherwise
}

const TouchedCard = ({ touched }: { touched: readonly Touched[] }) => (
  <Card title={texts.touched}>
    {touched.length === 0 ? <p>{texts.untouched}</p> : <p className={styles.note}>{texts.quotesStay}</p>}
    {touched.map(each => (
      <div key={each.kind} className={styles.group}>
        <h3>{comparisonTexts.touched(each)}</h3>
        <RowTable
          caption={comparisonTexts.touched(each)}
          columns={exampleColumns}
          rows={each.examples.map((example, nth) => ({ ...example, nth }))}
          rowKey={({ label, address, path }) => `${label} ${address} ${path}`}
        />
        {each.count > each.examples.length && (
          <p className={styles.note}>{texts.shownOf(each.examples.length, each.count)}</p>
        )}
      </div>
    ))}
  </Card>
)
