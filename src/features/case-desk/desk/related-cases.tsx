import { useState } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskDay } from '../../../common/desk-moments.ts'
import { newId } from '../../../common/new-id.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { CaseLink } from '../../cases/command-schemas.ts'
import styles from '../../cases/components/case.module.css'
import { failureIn, isConflict } from '../../cases/components/case-commands.tsx'
import { useCommandForm } from '../../cases/components/command-form.tsx'
import { caseNameOf, commandTexts, forgedMark } from '../../cases/texts-desk.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import type { RelatedCase } from '../contract.ts'
import { relatedTexts } from '../related-texts.ts'
import { casePageTexts } from '../texts-desk.ts'
import { Facts, FactsCard } from './facts.tsx'
import related from './related-cases.module.css'

const shownAtFirst = 3

/** Other cases of the same organisation or person, and those that staff linked; a case is linked by hand here too. */
export function RelatedCases() {
  const { shown, mayWork } = useDeskCase()
  const { related: cases, origin, followers } = shown
  const apart = [
    ...(origin ? [{ ...origin, label: casePageTexts.madeOf }] : []),
    ...followers.map(follower => ({ ...follower, label: casePageTexts.becameOf })),
  ]
  const [showsAll, setShowsAll] = useState(false)
  const visible = showsAll ? cases : cases.slice(0, shownAtFirst)
  const open = cases.filter(({ isOpen }) => isOpen).length
  const count = cases.length + apart.length
  return (
    <FactsCard>
      <Facts
        title={relatedTexts.title}
        summary={count === 0 ? relatedTexts.none : relatedTexts.count(count, open)}
        open={count > 0}
      >
        <ul className={`plain-list ${related.cases}`}>
          {apart.map(({ number, kind, purpose, branch, label }) => (
            <li key={number} className={related.case}>
              <Link
                to={deskPaths.case(number)}
              >{`${caseNameOf({ kind, purpose })} ${formatOrderNumber(number)}`}</Link>
              {branch !== '' && <span>{branch}</span>}
              <span className={styles.by}>{label}</span>
            </li>
          ))}
          {visible.map(each => (
            <Related key={each.number} {...each} />
          ))}
        </ul>
        {visible.length < cases.length && (
          <div>
            <Button small variant="quiet" className={styles.plain} onClick={() => setShowsAll(true)}>
              {relatedTexts.all(cases.length)}
            </Button>
          </div>
        )}
        {mayWork && (
          <Fold title={relatedTexts.other}>
            <LinkByNumber />
          </Fold>
        )}
      </Facts>
    </FactsCard>
  )
}

function Related({
  number,
  kind,
  purpose,
  branch,
  stateLabel,
  openedAt,
  by,
  isLinked,
  hasForgedMail,
}: RelatedCase) {
  const { mayWork, send } = useDeskCase()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')
  const label = isLinked ? relatedTexts.unlink : relatedTexts.link
  const press = async () => {
    setIsBusy(true)
    const result = await send({
      act: isLinked ? 'ontkoppelen' : 'koppelen',
      body: { id: newId(), other: number },
      wanted: [[label, formatOrderNumber(number)]],
    })
    setSaid(isConflict(result) ? '' : failureIn(result))
    setIsBusy(false)
  }
  return (
    <li className={related.case}>
      <Link
        to={deskPaths.case(number)}
      >{`${caseNameOf({ kind, purpose })} ${formatOrderNumber(number)}`}</Link>
      <span className={related.state}>
        {[branch, stateLabel, deskDay(new Date(openedAt))].filter(Boolean).join(', ')}
      </span>
      {mayWork && (
        <Button
          small
          variant="quiet"
          className={styles.plain}
          busy={isBusy}
          aria-label={relatedTexts.of(label, formatOrderNumber(number))}
          onClick={() => void press()}
        >
          {label}
        </Button>
      )}
      <span className={related.why}>
        {[isLinked && relatedTexts.linked, relatedTexts.by(by)].filter(Boolean).join(', ')}
      </span>
      {hasForgedMail && <strong className={styles.owed}>{forgedMark}</strong>}
      {said !== '' && <p role="alert">{said}</p>}
    </li>
  )
}

/** Links a case that has nothing in common with this one. */
function LinkByNumber() {
  const form = useCommandForm({
    schema: CaseLink,
    initial: { other: '' },
    act: 'koppelen',
    wanted: ({ other }) => [[relatedTexts.link, other]],
    onDone: () => form.form.resetField('other'),
  })
  return (
    <Form
      form={form}
      failed={commandTexts.failed}
      leadsToField
      actions={
        <SubmitButton small variant="secondary">
          {relatedTexts.link}
        </SubmitButton>
      }
    >
      <TextField {...form.field('other')} size="medium" inputMode="numeric" />
    </Form>
  )
}
