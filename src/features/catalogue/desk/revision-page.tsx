import { Link } from 'react-router'
import { apiAddress } from '../../../api/client.ts'
import { deskPaths } from '../../../api/desk-paths.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { auditMoment } from '../../audit/texts.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { AddressReach } from '../components/address-reach.tsx'
import styles from '../components/catalogue.module.css'
import { ChangedItems } from '../components/changed-items.tsx'
import { momentWords } from '../components/moment-words.ts'
import { ReadOnlyNotice } from '../components/read-only-notice.tsx'
import { RevisionStateBadge } from '../components/revision-state.tsx'
import type { RevisionPage as Page, Revision } from '../desk-schemas.ts'
import { mayEdit } from '../revision.ts'
import { catalogueTexts, newProductTexts, revisionPageTexts as texts } from '../texts-revisions.ts'
import type { Route } from './+types/revision-page.ts'
import { InTheWay } from './in-the-way.tsx'
import { NewProducts } from './new-products.tsx'
import { RevisionActs } from './revision-acts.tsx'
import { UndoRequest } from './undo-request.tsx'

export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/catalogus/herzieningen/{id}', { params: { id } })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData?.revision.name ?? catalogueTexts.title)

/** One revision: what it changes, what stands in its way, and what can be done with it. */
export default function RevisionPage({ loaderData: page }: Route.ComponentProps) {
  const { revision, items, begins } = page
  const mayWork = useMay('catalogue.work')
  return (
    <>
      <PageHead
        title={revision.name}
        back={{ to: deskPaths.catalogue, label: catalogueTexts.toList }}
        badge={<RevisionStateBadge state={revision.state} />}
        intro={
          revision.state === 'retired' && revision.undoneBy !== null
            ? texts.retiredByUndoing
            : texts.stateNotes[revision.state]
        }
      />
      <ReadOnlyNotice />
      {revision.ends !== null && (
        <Notice>
          <p>
            <span>{texts.endOf}</span> <Link to={deskPaths.revision(revision.ends)}>{texts.toPromotion}</Link>
          </p>
        </Notice>
      )}
      <UndoRequest page={page} />
      {mayWork && <RevisionActs key={revision.id} page={page} />}
      <Ways page={page} mayWork={mayWork} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <InTheWay page={page} />
          {begins.length > 0 && (
            <Card title={newProductTexts.title}>
              <NewProducts begins={begins} />
            </Card>
          )}
          <Card title={texts.what}>
            {items.length > 0 ? (
              <ChangedItems caption={texts.what} items={items} revisionId={revision.id} areStored />
            ) : (
              <Empty title={texts.nothing}>{texts.nothingText}</Empty>
            )}
          </Card>
        </div>
        <div className={styles.stack}>
          <Card title={texts.summary}>
            <DetailsList details={factsOf(page)} />
          </Card>
          <Reach page={page} />
          <AddressReach
            reached={page.addresses}
            nameOf={line => items.find(({ id }) => id === String(line))?.name ?? String(line)}
          />
        </div>
      </div>
    </>
  )
}

const { facts } = texts

const factsOf = ({ revision, undoRequest }: Page) =>
  [
    [hasBegun(revision) ? facts.began : facts.starts, momentWords(revision.startsAt)],
    [facts.ends, revision.endsAt && momentWords(revision.endsAt)],
    [facts.description, revision.description],
    [facts.made, texts.by(auditMoment(revision.createdAt), revision.createdBy)],
    [facts.approved, revision.approvedBy],
    [facts.planned, revision.plannedBy],
    [revision.state === 'launched' ? facts.undoPlanned : facts.undone, revision.undoneBy],
    [
      facts.undoConfirmed,
      revision.undoneBy && undoRequest?.outcome === 'confirmed' ? undoRequest.decidedBy : null,
    ],
    [facts.reason, revision.reason],
  ] as const

const hasBegun = ({ state }: Revision): boolean => state === 'launched' || state === 'retired'

/** The ways to what it changes. */
function Ways({ page: { revision, items }, mayWork }: { page: Page; mayWork: boolean }) {
  const { id, state } = revision
  const isEdited = mayWork && mayEdit(state)
  return (
    <div className={classes(styles.actions, styles.ways)}>
      <LinkButton
        to={deskPaths.revisionOfferings(id)}
        variant={isEdited && items.length === 0 ? 'primary' : 'secondary'}
        small
      >
        {isEdited ? texts.offerings : texts.offeringsRead}
      </LinkButton>
      {isEdited && (
        <LinkButton to={deskPaths.revisionFile(id)} variant="secondary" small>
          {texts.file}
        </LinkButton>
      )}
      <Link
        reloadDocument
        to={apiAddress('GET /api/beheer/catalogus/herzieningen/{id}/aanbod.csv', { id })}
        download
      >
        {texts.csv}
      </Link>
      <Link
        reloadDocument
        to={apiAddress('GET /api/beheer/catalogus/herzieningen/{id}/aanbod.json', { id })}
        download
      >
        {texts.json}
      </Link>
    </div>
  )
}

/** Its meaning for carts and quotes; none any more of a revision that does not hold. */
function Reach({ page: { revision, reach, items } }: { page: Page }) {
  if (items.length === 0 || revision.state === 'retired' || revision.state === 'obsolete') return null
  const touches = items.some(({ kind, deed }) => kind === 'offering' && deed !== 'new')
  return (
    <Card title={texts.reach}>
      {touches ? (
        <ul className={styles.list}>
          <li>{texts.carts}</li>
          <li>{texts.savedCarts(reach.savedCarts)}</li>
          <li>{texts.sentQuotes(reach.sentQuotes)}</li>
        </ul>
      ) : (
        <p>{texts.untouched}</p>
      )}
    </Card>
  )
}
