import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { formatPostcode } from '../../../common/checks/postcode.ts'
import { deskDay, deskMoment } from '../../../common/desk-moments.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { Badge } from '../../../ui/kit/badge.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { technologyNames } from '../../addresses/texts-coverage.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import type { Correction, CoverageLookUp, LiveFile } from '../coverage-schemas.ts'
import { costsInWords, weeksInWords } from '../log-values.ts'
import { lookUpTexts as texts } from '../texts-desk.ts'
import styles from './coverage.module.css'
import { LineTable } from './line-table.tsx'
import { allInWords, correctionName, correctionPlace, rowPlace, saidInWords } from './said-words.ts'

type Props = { found: CoverageLookUp }

/** The offer of the shop at an address, and who decides. */
export function LookedUp({ found }: Props) {
  const numbers = [found.houseNumber, found.suffix].filter(Boolean).join(' ')
  const mayWork = useMay('coverage.work')
  const place = { zipCode: found.zipCode, numbers }
  return (
    <>
      <div className={styles.address}>
        <div>
          <h2>
            {found.street ? `${found.street} ${numbers}` : `${formatPostcode(found.zipCode)} ${numbers}`}
          </h2>
          {found.city && <p className={styles.soft}>{`${formatPostcode(found.zipCode)} ${found.city}`}</p>}
        </div>
        {found.register === 'added' && <Badge tone="waiting">{texts.added}</Badge>}
      </div>
      <RegisterNotice found={found} mayWork={mayWork} place={place} />
      <div className={styles.pair}>
        {found.technologies.map(each => (
          <TechnologyCard
            key={each.technology}
            decided={each}
            file={found.coverageFile}
            correct={
              mayWork ? deskPaths.newCoverageCorrection({ ...place, technology: each.technology }) : null
            }
          />
        ))}
      </div>
      {found.lines.length > 0 && <LineTable lines={found.lines} />}
      <Others found={found} />
    </>
  )
}

type NoticeProps = Props & { mayWork: boolean; place: { zipCode: string; numbers: string } }

/** That the shop refuses the address, and what can be done. */
function RegisterNotice({ found: { register, suffixesHere }, mayWork, place }: NoticeProps) {
  if (register === 'unavailable')
    return (
      <Notice kind="warning" title={texts.unavailableTitle}>
        <p>{texts.unavailableText}</p>
      </Notice>
    )
  if (register !== 'unknown') return null
  return (
    <Notice kind="warning" title={texts.unknownTitle}>
      <p>{texts.unknownText}</p>
      {suffixesHere.length > 0 && (
        <p>{texts.othersHere(suffixesHere.map(suffix => suffix || texts.withoutAddition).join(', '))}</p>
      )}
      {mayWork && (
        <p>
          <Link to={deskPaths.newCoverageAddress(place)}>{texts.addAddress}</Link>
        </p>
      )}
    </Notice>
  )
}

type CardProps = {
  decided: CoverageLookUp['technologies'][number]
  file: LiveFile | null
  /** Where it is corrected; null for who may not. */
  correct: string | null
}

/** The word that counts on a technology, and whose it is. */
function TechnologyCard({ decided: { technology, correction, row, decidedBy }, file, correct }: CardProps) {
  const counts = correction ?? row
  return (
    <Card title={technologyNames[technology]}>
      <div className={styles.word}>
        {counts && <p className={styles.headline}>{saidInWords(counts)}</p>}
        {counts && counts.availability !== 'no-net' && (
          <p className={styles.soft}>
            {`${texts.weeks}: ${weeksInWords(counts)} · ${texts.costs}: ${costsInWords(counts)}`}
          </p>
        )}
        <div className={classes(styles.who, correction && styles.corrected)}>
          {correction && <CorrectionWords correction={correction} />}
          {correction && row && <p className={styles.soft}>{texts.without(allInWords(row))}</p>}
          {!correction && row && <p>{texts.row(row.networkOwner, rowPlace(row))}</p>}
          {!correction && row && <p className={styles.soft}>{fileWords(file)}</p>}
          {decidedBy === 'nothing' && <p>{texts.nothing[technology]}</p>}
        </div>
        {correct && (
          <div>
            <LinkButton small variant="secondary" to={correct}>
              {texts.correctTechnology(technologyNames[technology])}
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  )
}

const CorrectionWords = ({ correction }: { correction: Correction }) => (
  <>
    <p>
      <Link to={deskPaths.coverageCorrection(correction.id)}>
        {texts.corrected(correction.madeBy ?? texts.somebody, deskDay(new Date(correction.madeAt)))}
      </Link>
    </p>
    <p>{texts.because(correction.source, correction.reason)}</p>
    <p className={styles.soft}>{correctionPlace(correction)}</p>
  </>
)

function fileWords(file: LiveFile | null): string {
  if (!file) return texts.shipped
  const by = file.by === null ? '' : texts.fileBy(file.by)
  const moment = file.liveAt === null ? texts.noMoment : deskMoment(file.liveAt)
  return texts.file(file.fileName ?? texts.noName, moment, by)
}

/** Words that are said here too, and do not count. */
function Others({ found: { otherCorrections, otherRows } }: Props) {
  if (otherCorrections.length === 0 && otherRows.length === 0) return null
  return (
    <Card title={texts.others}>
      <ul className={`plain-list ${styles.list}`}>
        {otherCorrections.map(each => (
          <li key={each.id}>
            <Link to={deskPaths.coverageCorrection(each.id)}>{correctionName(each)}</Link>
            <span>{`: ${allInWords(each)}`}</span>
          </li>
        ))}
        {otherRows.map(row => (
          <li key={JSON.stringify(row)}>
            {`${technologyNames[row.technology]}, ${texts.row(row.networkOwner, rowPlace(row))}: ${allInWords(row)}`}
          </li>
        ))}
      </ul>
    </Card>
  )
}
