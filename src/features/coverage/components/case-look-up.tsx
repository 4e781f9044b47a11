import { useState } from 'react'
import { Link } from 'react-router'
import { failureInWords } from '../../../api/call-failure.ts'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskDay, deskMoment } from '../../../common/desk-moments.ts'
import { Badge } from '../../../ui/kit/badge.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { constructionInWords, weeksInWords } from '../../addresses/promise-texts.ts'
import { reasonInWords, technologyNames } from '../../addresses/texts-coverage.ts'
import { useDeskCase } from '../../case-desk/components/desk-case.tsx'
import { useMay } from '../../desk/components/use-colleague.ts'
import {
  addressInWords,
  answerFromCoverage,
  type LinesAlike,
  linesAlike,
  othersInWords,
} from '../answer-from-coverage.ts'
import type { CaseChange, CaseCoverage } from '../case-coverage.ts'
import { caseCoverageTexts as texts } from '../texts-case.ts'
import { lookUpTexts } from '../texts-desk.ts'
import styles from './case-look-up.module.css'
import { LineBadge } from './line-badge.tsx'
import { useCaseCoverage } from './use-case-coverage.ts'

/** The address of a case as the shop sees it now, with an answer made of it. */
export function CaseLookUp() {
  const { shown, open } = useDeskCase()
  const { result, isAsking, again, now } = useCaseCoverage(shown)
  const [isChanged, setIsChanged] = useState(false)
  if (result === null)
    return (
      <div>
        <p className={styles.soft}>{texts.loading}</p>
        <Skeleton count={4} />
      </div>
    )
  if (!result.ok)
    return (
      <Notice kind="error" title={texts.failed} onRetry={again} retrying={isAsking}>
        <p>{failureInWords(result)}</p>
      </Notice>
    )
  const { coverage } = result.data
  if (coverage === null) return null

  /** From what holds at this moment, which may be other than what shows. */
  async function answer() {
    const current = await now()
    if (current === null) return
    setIsChanged(JSON.stringify(current) !== JSON.stringify(coverage))
    const text = answerFromCoverage(current)
    if (text !== null) open({ answer: text })
  }

  return (
    <div className={styles.lookUp}>
      {isChanged && (
        <Notice kind="warning" announced>
          <p>{texts.changedNow}</p>
        </Notice>
      )}
      <Seen coverage={coverage} isAsking={isAsking} onRetry={again} />
      <Changes coverage={coverage} />
      <Acts coverage={coverage} isAsking={isAsking} onAnswer={answer} />
    </div>
  )
}

type SeenProps = { coverage: CaseCoverage; isAsking: boolean; onRetry: () => void }

/** The address and its lines, or why there are none. */
function Seen({ coverage, isAsking, onRetry }: SeenProps) {
  const { register, suffixesHere, wanted, lines } = coverage
  switch (register) {
    case 'no-address':
      return <p>{texts.noAddress}</p>
    case 'unavailable':
      return (
        <Notice kind="warning" onRetry={onRetry} retrying={isAsking}>
          <p>{texts.unavailable}</p>
        </Notice>
      )
    case 'unknown':
      return (
        <Notice kind="warning">
          <p>{texts.unknown}</p>
          {suffixesHere.length > 0 && <p>{lookUpTexts.othersHere(othersInWords(suffixesHere))}</p>}
        </Notice>
      )
    default:
      return (
        <>
          <div className={styles.head}>
            <p className={styles.address}>{addressInWords(coverage)}</p>
            {register === 'added' && <Badge tone="waiting">{lookUpTexts.added}</Badge>}
            <p className={styles.soft}>{texts.now}</p>
          </div>
          {wanted && <Wanted wanted={wanted} />}
          {lines.length === 0 && <p>{texts.noLines}</p>}
          <ul className={`plain-list ${styles.groups}`}>
            {linesAlike(lines).map(group => (
              <Group key={group.lines.map(({ name }) => name).join()} group={group} />
            ))}
          </ul>
        </>
      )
  }
}

/** The bandwidth that was asked for. */
const Wanted = ({ wanted: { bandwidth, line } }: { wanted: NonNullable<CaseCoverage['wanted']> }) => (
  <div className={styles.wanted}>
    <p>
      <span>{`${texts.wanted}: `}</span>
      <strong>{bandwidth}</strong>
    </p>
    {line && <LineBadge kind={line.reason.kind} />}
    <p className={styles.soft}>{line ? reasonInWords(line.reason) : texts.notSold}</p>
  </div>
)

/** Lines that stand alike, and why. */
function Group({
  group: { technology, reason, weeks, constructionInCents, isListed, lines },
}: {
  group: LinesAlike
}) {
  const isDelivered = isListed && reason.kind !== 'no-network' && reason.kind !== 'no-quotes'
  return (
    <li className={styles.group}>
      <div className={styles.state}>
        <h3>{technologyNames[technology]}</h3>
        <LineBadge kind={reason.kind} />
      </div>
      <p>
        {[
          reasonInWords(reason),
          isDelivered &&
            `${texts.weeks(weeksInWords({ weeks }))}, ${texts.costs(constructionInWords({ constructionInCents }))}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ul className={`plain-list ${styles.lines}`}>
        {lines.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </li>
  )
}

const dayOf = (at: string): string => deskDay(new Date(at.length > 10 ? at : `${at}T12:00:00Z`))

const changeInWords = ({ technology, what, at, by }: CaseChange): string =>
  texts.changes[what](technologyNames[technology], dayOf(at), by ?? lookUpTexts.somebody)

/** Changes here since the case came in. */
function Changes({ coverage: { changes, importedAt } }: { coverage: CaseCoverage }) {
  const mayRead = useMay('coverage.read')
  if (changes.length === 0 && importedAt === null) return null
  return (
    <div>
      <h3>{texts.since}</h3>
      <ul className={`plain-list ${styles.changes}`}>
        {changes.map(change => (
          <li key={change.id}>
            {mayRead ? (
              <Link to={deskPaths.coverageCorrection(change.id)}>{changeInWords(change)}</Link>
            ) : (
              changeInWords(change)
            )}
          </li>
        ))}
        {importedAt !== null && <li>{texts.imported(deskMoment(importedAt))}</li>}
      </ul>
    </div>
  )
}

type ActsProps = { coverage: CaseCoverage; isAsking: boolean; onAnswer: () => void }

/** The answer that is made of it, and the way to the whole look-up. */
function Acts({ coverage, isAsking, onAnswer }: ActsProps) {
  const { shown, mayWork } = useDeskCase()
  const mayRead = useMay('coverage.read')
  const { register, zipCode, numbers } = coverage
  const canAnswer = mayWork && answerFromCoverage(coverage) !== null
  return (
    <div className={styles.acts}>
      {canAnswer && shown.contact.email !== null && (
        <Button small variant="secondary" title={texts.answerNote} busy={isAsking} onClick={onAnswer}>
          {texts.answer}
        </Button>
      )}
      {canAnswer && shown.contact.email === null && <p className={styles.soft}>{texts.noMail}</p>}
      {mayRead && register !== 'no-address' && (
        <Link to={deskPaths.coverageOf(zipCode, numbers)}>{texts.wholeLookUp}</Link>
      )}
    </div>
  )
}
