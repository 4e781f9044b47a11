import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { formatEuro } from '../../../common/money.ts'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { type RowColumn, RowTable, rowLink } from '../../../ui/desk/row-table.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import styles from '../components/catalogue.module.css'
import { ChangeBadge } from '../components/change-badge.tsx'
import { FrozenNotice } from '../components/frozen-notice.tsx'
import { ReadOnlyNotice } from '../components/read-only-notice.tsx'
import { RevisionStateBadge } from '../components/revision-state.tsx'
import type { OfferingRow } from '../desk-schemas.ts'
import { mayEdit } from '../revision.ts'
import { productTypeNames } from '../texts.ts'
import { bulkTexts } from '../texts-bulk.ts'
import { tariffListNames } from '../texts-desk.ts'
import { addOfferingTexts, renameSectionTexts, offeringListTexts as texts } from '../texts-offerings.ts'
import type { Route } from './+types/offerings.ts'
import { AddOffering } from './add-offering.tsx'
import { OfferingFilters } from './offering-filters.tsx'
import { RenameSection } from './rename-section.tsx'

export const loader = ({ context, params: { id }, request }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/catalogus/herzieningen/{id}/aanbod', {
    params: { id },
    query: Object.fromEntries(new URL(request.url).searchParams),
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData ? texts.titleOf(loaderData.revision.name) : texts.title)

const columnsOf = (revisionId: number): readonly RowColumn<OfferingRow>[] => [
  {
    key: 'name',
    header: texts.name,
    place: 'title',
    cell: ({ id, name }) => (
      <Link to={deskPaths.revisionOffering(revisionId, id)} className={rowLink}>
        <span>{name}</span> <span className={styles.note}>{id}</span>
      </Link>
    ),
  },
  { key: 'type', header: texts.type, cell: ({ productType }) => productTypeNames[productType] },
  { key: 'group', header: texts.group, place: 'detail', cell: ({ sectionName }) => sectionName },
  {
    key: 'term',
    header: texts.term,
    place: 'detail',
    cell: ({ contractDuration }) => (contractDuration === 0 ? texts.once : texts.months(contractDuration)),
  },
  {
    key: 'price',
    header: texts.price,
    align: 'end',
    place: 'detail',
    cell: ({ priceInCents }) => formatEuro(priceInCents),
  },
  {
    key: 'list',
    header: texts.listPrice,
    align: 'end',
    cell: ({ listPriceInCents }) => listPriceInCents !== null && formatEuro(listPriceInCents),
  },
  { key: 'promoted', header: texts.promoted, cell: ({ promoted }) => promoted && texts.promoted },
  {
    key: 'deed',
    header: texts.change,
    place: 'badge',
    cell: ({ deed }) => deed && <ChangeBadge deed={deed} />,
  },
]

/** Everything that is sold once a revision is live, and what it ends. */
export default function Offerings({
  loaderData: { revision, rows, total, groups, tariffs },
}: Route.ComponentProps) {
  const mayWork = useMay('catalogue.work')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [open, setOpen] = useState<'add' | 'rename' | null>(null)
  const close = () => setOpen(null)
  const isEdited = mayWork && mayEdit(revision.state)
  return (
    <>
      <PageHead
        title={texts.titleOf(revision.name)}
        back={{ to: deskPaths.revision(revision.id), label: revision.name }}
        badge={<RevisionStateBadge state={revision.state} />}
        intro={texts.intro(total)}
        actions={
          isEdited && (
            <>
              <LinkButton to={deskPaths.revisionMany(revision.id)} variant="secondary" small>
                {bulkTexts.open}
              </LinkButton>
              <Button variant="secondary" small onClick={() => setOpen('rename')}>
                {renameSectionTexts.open}
              </Button>
              <Button small onClick={() => setOpen('add')}>
                {addOfferingTexts.open}
              </Button>
            </>
          )
        }
      />
      <ReadOnlyNotice />
      <FrozenNotice state={revision.state} />
      <Dialog open={open === 'add'} onClose={close} title={addOfferingTexts.title}>
        {open === 'add' && (
          <AddOffering
            revisionId={revision.id}
            productType={rows[0]?.productType ?? 'internet'}
            onAdded={item => void navigate(deskPaths.revisionOffering(revision.id, item))}
          />
        )}
      </Dialog>
      <Dialog open={open === 'rename'} onClose={close} title={renameSectionTexts.title}>
        {open === 'rename' && (
          <RenameSection
            revisionId={revision.id}
            sections={groups}
            onRenamed={name => {
              announce(renameSectionTexts.renamed(name))
              close()
              void revalidate()
            }}
          />
        )}
      </Dialog>
      <TariffLinks revisionId={revision.id} tariffs={tariffs} />
      <OfferingFilters />
      {rows.length < total && <p className={styles.note}>{texts.shown(rows.length, total)}</p>}
      {rows.length > 0 ? (
        <RowTable
          caption={texts.title}
          columns={columnsOf(revision.id)}
          rows={rows}
          rowKey={({ id }) => id}
        />
      ) : (
        <Empty title={texts.none}>{texts.noneText}</Empty>
      )}
    </>
  )
}

type TariffLinksProps = {
  revisionId: number
  tariffs: Route.ComponentProps['loaderData']['tariffs']
}

const TariffLinks = ({ revisionId, tariffs }: TariffLinksProps) => (
  <nav aria-label={texts.tariffs} className={classes(styles.actions, styles.ways)}>
    <span className={styles.note}>{texts.tariffs}</span>
    {tariffs.map(({ id, deed }) => (
      <span key={id} className={styles.deed}>
        <Link to={deskPaths.revisionTariffs(revisionId, id)}>{tariffListNames[id]}</Link>
        {deed && <ChangeBadge deed={deed} />}
      </span>
    ))}
  </nav>
)
