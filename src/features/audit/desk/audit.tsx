import { useSearchParams } from 'react-router'
import { CommandOutcome } from '../../../ui/desk/command-outcome.tsx'
import { FilterBar } from '../../../ui/desk/filter-bar.tsx'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { Pager } from '../../../ui/desk/pager.tsx'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { saveText } from '../../desk/components/save-text.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { EntryList } from '../components/entry-list.tsx'
import { useLogNames } from '../components/log-names.ts'
import { type AuditLog, actorKinds } from '../contract.ts'
import { actorNames, auditPageTexts } from '../texts.ts'
import type { Route } from './+types/audit.ts'

const { exporting: texts } = auditPageTexts

/** Exports the filtered log as a file, after the colleague confirms their identity. */
function ExportButton() {
  const [query] = useSearchParams()
  const { isBusy, failure, act } = useAction({
    send: async () => {
      const { na: _page, ...filter } = Object.fromEntries(query)
      const result = await callAtDesk('POST /api/beheer/logboek/export', { body: filter, timeout: exportMs })
      if (result.ok) saveText(result.data, texts.fileName)
      return result
    },
    rereads: 'refused',
  })
  return (
    <>
      <Button variant="secondary" small busy={isBusy} onClick={act}>
        {texts.button}
      </Button>
      <CommandOutcome
        failed={failure !== null && { title: failure.title ?? texts.failed, text: failure.message }}
        done={false}
      />
    </>
  )
}

/** A log of years takes a while. */
const exportMs = 5 * 60_000

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, auditPageTexts.title)

export const loader = ({ context, request }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/logboek', { query: Object.fromEntries(new URL(request.url).searchParams) })

const { filters } = auditPageTexts
const groups = [
  { value: '', label: filters.everybody },
  ...actorKinds.map(value => ({ value, label: actorNames[value] })),
]

/** The audit log, newest first. */
export default function Audit({
  loaderData: { entries, next, staff, clients, forms },
}: Route.ComponentProps) {
  const [query] = useSearchParams()
  const { all } = useLogNames()
  return (
    <>
      <PageTitle intro={auditPageTexts.intro} actions={useMay('audit.export') && <ExportButton />}>
        {auditPageTexts.title}
      </PageTitle>
      <FilterBar label={auditPageTexts.title}>
        <TextField name="zaak" label={filters.case} defaultValue={query.get('zaak') ?? ''} />
        <SelectField
          name="vorm"
          label={filters.form}
          options={choicesOf(forms, filters.everything)}
          defaultValue={query.get('vorm') ?? ''}
        />
        <SelectField
          name="wie"
          label={filters.who}
          options={choicesOf(staff, filters.everybody)}
          defaultValue={query.get('wie') ?? ''}
        />
        <SelectField
          name="door"
          label={filters.group}
          options={groups}
          defaultValue={query.get('door') ?? ''}
        />
        {clients.length > 0 && (
          <SelectField
            name="koppeling"
            label={filters.client}
            options={choicesOf(clients, filters.everyClient)}
            defaultValue={query.get('koppeling') ?? ''}
          />
        )}
        <SelectField
          name="soort"
          label={filters.type}
          options={[{ value: '', label: filters.everything }, ...all]}
          defaultValue={query.get('soort') ?? ''}
        />
        <TextField type="date" name="van" label={filters.from} defaultValue={query.get('van') ?? ''} />
        <TextField type="date" name="tot" label={filters.to} defaultValue={query.get('tot') ?? ''} />
      </FilterBar>
      {entries.length > 0 ? (
        <EntryList entries={entries} />
      ) : (
        <Empty title={auditPageTexts.none}>{auditPageTexts.noneText}</Empty>
      )}
      <Pager next={next} />
    </>
  )
}

const choicesOf = (named: AuditLog['staff'], all: string) => [
  { value: '', label: all },
  ...named.map(({ id, name }) => ({ value: id, label: name })),
]
