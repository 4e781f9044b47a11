import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import styles from '../components/catalogue.module.css'
import { addressOf } from '../components/changed-items.tsx'
import type { RevisionPage } from '../desk-schemas.ts'
import type { PlannedProblem } from '../planned-moments.ts'
import { mayPlan } from '../revision.ts'
import { problemText } from '../revision-words.ts'
import { revisionPageTexts as texts } from '../texts-revisions.ts'

/** Problems that keep a revision from being planned, and warnings; each leads to where it is mended. */
export function InTheWay({ page }: { page: RevisionPage }) {
  const { revision, conflicts, refused, warned, items } = page
  if (!mayPlan(revision.state) || items.length === 0) return null
  if (conflicts.length + refused.length + warned.length === 0)
    return (
      <Notice kind="success" title={texts.inTheWay} announced={false}>
        <p>{page.needsApproval && revision.approvedBy === null ? texts.clearOnceApproved : texts.allClear}</p>
      </Notice>
    )
  return (
    <section className={styles.stack} aria-label={texts.inTheWay}>
      {conflicts.length > 0 && (
        <Notice kind="error" title={texts.conflicts} announced={false}>
          <ul className={styles.list}>
            {conflicts.map(({ kind, id, reason, message, revisionId }) => (
              <li key={`${kind} ${id}`}>
                <span>{message}</span>
                <span className={styles.actions}>
                  {reason === 'changed-meanwhile' && (
                    <Link to={addressOf({ kind, id }, revision.id)}>{texts.toNewest}</Link>
                  )}
                  {revisionId !== null && <Link to={deskPaths.revision(revisionId)}>{texts.toRevision}</Link>}
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice kind="error" title={texts.refused} announced={false}>
          <Problems problems={refused} revisionId={revision.id} />
        </Notice>
      )}
      {warned.length > 0 && (
        <Notice kind="warning" title={texts.warned}>
          <Problems problems={warned} revisionId={revision.id} />
        </Notice>
      )}
    </section>
  )
}

const Problems = ({ problems, revisionId }: { problems: readonly PlannedProblem[]; revisionId: number }) => (
  <ul className={styles.list}>
    {problems.map(problem => (
      <li key={`${problem.id} ${problem.path} ${problem.message}`}>
        <span>
          {problem.id === null ? (
            <span>{problemText(problem)}</span>
          ) : (
            <Link to={deskPaths.revisionOffering(revisionId, problem.id)}>{problemText(problem)}</Link>
          )}
        </span>{' '}
        {problem.since && <Link to={deskPaths.revision(problem.since.revisionId)}>{texts.toRevision}</Link>}
      </li>
    ))}
  </ul>
)
