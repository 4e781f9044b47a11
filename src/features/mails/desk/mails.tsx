import { Link, useSearchParams } from 'react-router'
import { deskMoment } from '../../../common/desk-moments.ts'
import { CommandOutcome } from '../../../ui/desk/command-outcome.tsx'
import { FilterBar } from '../../../ui/desk/filter-bar.tsx'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { Pager } from '../../../ui/desk/pager.tsx'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useColleague, useMay } from '../../desk/components/use-colleague.ts'
import { useMailNames } from '../components/mail-names.ts'
import { MailTable } from '../components/mail-table.tsx'
import { type DeskMails, mailStatuses } from '../contract.ts'
import { deskMailTexts, mailStatusNames } from '../texts.ts'
import type { Route } from './+types/mails.ts'
import { MailDomains } from './mail-domains.tsx'

const { test } = deskMailTexts

/** Has a mail sent to whoever presses it, to see that mail arrives. */
function TestMailButton() {
  const { email } = useColleague()
  const { isBusy, failure, done, act } = useAction({
    send: id => callAtDesk('POST /api/beheer/testmail', { body: { id } }),
    rereads: 'refused',
  })
  return (
    <>
      <Button variant="secondary" small busy={isBusy} onClick={act}>
        {test.send}
      </Button>
      <CommandOutcome
        failed={failure !== null && { title: failure.title ?? test.failed, text: failure.message }}
        done={done !== null && { title: test.sent(email), text: test.sentText }}
      />
    </>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, deskMailTexts.title)

export const loader = ({ context, request }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/mails', { query: Object.fromEntries(new URL(request.url).searchParams) })

const standings = [
  { value: '', label: deskMailTexts.everyStanding },
  ...mailStatuses.map(value => ({ value, label: mailStatusNames[value] })),
]

/** Everything that leaves the house, the newest first. */
export default function Mails({ loaderData: { mails, next, counts, inbox } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const kinds = useMailNames().all
  return (
    <>
      <PageTitle intro={deskMailTexts.intro} actions={useMay('mails.send') && <TestMailButton />}>
        {deskMailTexts.title}
      </PageTitle>
      <Attention counts={counts} />
      <Inbox inbox={inbox} />
      {useMay('integrations.manage') && <MailDomains />}
      <FilterBar label={deskMailTexts.title}>
        <TextField
          type="search"
          name="zoek"
          label={deskMailTexts.search}
          defaultValue={query.get('zoek') ?? ''}
        />
        <SelectField
          name="status"
          label={deskMailTexts.standing}
          options={standings}
          defaultValue={query.get('status') ?? ''}
        />
        <SelectField
          name="soort"
          label={deskMailTexts.kind}
          options={[{ value: '', label: deskMailTexts.everyKind }, ...kinds]}
          defaultValue={query.get('soort') ?? ''}
        />
      </FilterBar>
      {mails.length > 0 ? <MailTable mails={mails} /> : <Nothing isFiltered={query.size > 0} />}
      <Pager next={next} />
    </>
  )
}

/** Failed and waiting mails; hidden while the list shows them. */
function Attention({ counts }: Pick<DeskMails, 'counts'>) {
  const [query] = useSearchParams()
  const { deadNotice, heldNotice } = deskMailTexts
  const isShown = query.get('status') === 'dead'
  if (counts.dead === 0 || isShown) return null
  return (
    <Notice kind="warning" title={deadNotice.title(counts.dead)}>
      <p>
        <span>{deadNotice.text}</span> <Link to="?status=dead">{deadNotice.show}</Link>
      </p>
      {counts.held > 0 && (
        <p>
          <Link to="?status=held">{heldNotice(counts.held)}</Link>
        </p>
      )}
    </Notice>
  )
}

/** The mailbox for answers of customers, or how to connect one. */
function Inbox({ inbox }: Pick<DeskMails, 'inbox'>) {
  const { inbox: texts } = deskMailTexts
  if (inbox === null) return <p>{texts.none}</p>
  const { address, checkedAt, isAway } = inbox
  if (isAway)
    return (
      <Notice kind="warning" title={texts.away}>
        <p>{texts.awayText(address)}</p>
      </Notice>
    )
  return (
    <p>
      <span>{texts.works(address)}</span>{' '}
      {checkedAt !== null && <span>{texts.checked(deskMoment(checkedAt))}</span>}
    </p>
  )
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title={deskMailTexts.noneFound}>{deskMailTexts.noneFoundText}</Empty>
  ) : (
    <Empty title={deskMailTexts.none}>{deskMailTexts.noneText}</Empty>
  )
