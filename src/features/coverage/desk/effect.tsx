import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { CaseLink } from '../../../ui/desk/row-table.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { useMay } from '../../desk/components/use-colleague.ts'
import type { CorrectionEffect, Touched } from '../coverage-schemas.ts'
import { correctionTexts as texts } from '../texts-desk.ts'
import styles from './coverage.module.css'
import { allInWords, correctionName } from './said-words.ts'

/** All that a correction touches: addresses, other corrections, and what runs there. */
export const Effect = ({
  effect: { addresses, cities, overlaps, touched },
}: {
  effect: CorrectionEffect
}) => (
  <>
    <Card title={texts.effect}>
      <p>{addresses === 0 ? texts.effectNone : texts.effectOf(addresses, cities.join(texts.and))}</p>
      {cities.length > 1 && (
        <Notice kind="warning">
          <p>{texts.twoTowns}</p>
        </Notice>
      )}
    </Card>
    {overlaps.length > 0 && (
      <Card title={texts.overlaps}>
        <ul className={`plain-list ${styles.list}`}>
          {overlaps.map(each => (
            <li key={each.id}>
              <Link to={deskPaths.coverageCorrection(each.id)}>{correctionName(each)}</Link>
              <span>{` (${allInWords(each)}) `}</span>
              <strong>{each.wins ? texts.overlapWins : texts.overlapLoses}</strong>
            </li>
          ))}
        </ul>
      </Card>
    )}
    <Card title={texts.touched}>
      {touched.length === 0 ? (
        <p>{texts.touchedNone}</p>
      ) : (
        <>
          <p className={styles.soft}>{texts.touchedNote}</p>
          <ul className={`plain-list ${styles.list}`}>
            {touched.map((each, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: kept carts have no name of their own
              <li key={at}>
                <TouchedOne {...each} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  </>
)

/** With a link for who may read it. */
function TouchedOne({ kind, number, name }: Touched) {
  const mayRead = useMay('cases.read')
  return (
    <>
      <span>{`${texts.touchedKinds[kind] ?? ''} `}</span>
      {number !== null && mayRead ? <CaseLink number={number} /> : <span>{number}</span>}
      <span>{` ${name}`}</span>
    </>
  )
}
