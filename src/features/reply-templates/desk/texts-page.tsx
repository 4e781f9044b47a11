import { Link, useSearchParams } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { FilterBar } from '../../../ui/desk/filter-bar.tsx'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { type RowColumn, RowTable, rowLink } from '../../../ui/desk/row-table.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { caseKinds } from '../../cases/case-kinds.ts'
import { caseKindNames } from '../../cases/texts-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import type { ReplyTemplate } from '../contract-desk.ts'
import { filterTexts } from '../reply-template.ts'
import { chooserTexts, replyTextsTitle, listTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/texts-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, replyTextsTitle)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/teksten')

const kindNames: Readonly<Record<string, string>> = caseKindNames

const columns: readonly RowColumn<ReplyTemplate>[] = [
  {
    key: 'name',
    header: texts.name,
    place: 'title',
    cell: ({ id, name, language }) => (
      <Link to={deskPaths.replyText(id)} className={rowLink}>
        {language === 'en' ? chooserTexts.inEnglish(name) : name}
      </Link>
    ),
  },
  {
    key: 'for',
    header: texts.for,
    place: 'detail',
    cell: ({ kinds }) => kinds.map(kind => kindNames[kind] ?? kind).join(', ') || texts.forEverything,
  },
  {
    key: 'changed',
    header: texts.changed,
    cell: ({ changedBy, changedAt }) =>
      changedBy === null ? texts.shipped : texts.changedBy(changedBy, deskMoment(changedAt)),
  },
  {
    key: 'owner',
    header: texts.owner,
    place: 'badge',
    cell: ({ isShared }) => (isShared ? texts.shared : texts.own),
  },
]

/** Ready-made texts: the shared ones, and one's own. */
export default function TextsPage({ loaderData: { texts: all } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const asked = (name: string) => query.get(name) ?? ''
  const found = filterTexts(all, {
    words: asked('zoek'),
    kind: asked('soort'),
    owner: asked('van'),
  })
  return (
    <>
      <PageTitle
        intro={texts.intro}
        actions={<LinkButton to={deskPaths.newReplyText()}>{texts.add}</LinkButton>}
      >
        {replyTextsTitle}
      </PageTitle>
      <FilterBar label={replyTextsTitle}>
        <TextField type="search" name="zoek" label={texts.search} defaultValue={asked('zoek')} />
        <SelectField
          name="soort"
          label={texts.kind}
          options={[
            { value: '', label: texts.everyKind },
            ...caseKinds.map(value => ({ value, label: caseKindNames[value] })),
          ]}
          defaultValue={asked('soort')}
        />
        <SelectField
          name="van"
          label={texts.owner}
          options={[
            { value: '', label: texts.everyOwner },
            { value: 'gedeeld', label: texts.shared },
            { value: 'eigen', label: texts.own },
          ]}
          defaultValue={asked('van')}
        />
      </FilterBar>
      {found.length > 0 ? (
        <RowTable caption={replyTextsTitle} columns={columns} rows={found} rowKey={({ id }) => id} />
      ) : (
        <Nothing isFiltered={all.length > 0} />
      )}
    </>
  )
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title={texts.noneFound}>{texts.noneFoundText}</Empty>
  ) : (
    <Empty title={texts.none}>{texts.noneText}</Empty>
  )
