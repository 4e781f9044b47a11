import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type CallFailure, callFailure } from '../../../../api/call-failure.ts'
import type { CallResult } from '../../../../api/client.ts'
import { deskMoment } from '../../../../common/desk-moments.ts'
import deskTableStyles from '../../../../ui/desk/desk-table.module.css'
import { Button } from '../../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { type Column, TableFrame, type TableRows } from '../../../../ui/kit/table.tsx'
import { callAtDesk } from '../../../desk/components/call-at-desk.ts'
import { useColleague } from '../../../desk/components/use-colleague.ts'
import { staffRoles } from '../../../desk/staff-roles.ts'
import { colleagueStates, colleagueTexts } from '../../colleagues-texts.ts'
import type { Colleague } from '../../contract-colleagues.ts'
import { staffRoleNames } from '../../texts.ts'
import styles from './colleague-table.module.css'

/** Actions on a colleague, from buttons in their row. */
type Deed = {
  readonly words: string
  readonly send: () => Promise<CallResult>
  readonly done: string
}

const nameOf = ({ name, email }: Colleague): string => name || email

function deedsFor(colleague: Colleague): readonly Deed[] {
  const { id, state, hasSecondFactor } = colleague
  const name = nameOf(colleague)
  const params = { id }
  const link = {
    send: () => callAtDesk('POST /api/beheer/medewerkers/{id}/link', { params }),
    done: colleagueTexts.linkSent(name),
  }
  if (state === 'invited' || state === 'expired')
    return [
      { words: colleagueTexts.sendAgain, ...link },
      {
        words: colleagueTexts.withdraw,
        send: () => callAtDesk('DELETE /api/beheer/medewerkers/{id}', { params }),
        done: colleagueTexts.withdrawn(name),
      },
    ]
  const block = (isBlocked: boolean) => ({
    send: () => callAtDesk('PUT /api/beheer/medewerkers/{id}/blokkade', { params, body: { isBlocked } }),
  })
  if (state === 'blocked')
    return [{ words: colleagueTexts.unblock, ...block(false), done: colleagueTexts.unblocked(name) }]
  return [
    { words: colleagueTexts.sendPasswordLink, ...link },
    ...(hasSecondFactor
      ? [
          {
            words: colleagueTexts.removeFactor,
            send: () => callAtDesk('POST /api/beheer/medewerkers/{id}/tweede-factor/einde', { params }),
            done: colleagueTexts.factorRemoved(name),
          },
        ]
      : []),
    { words: colleagueTexts.block, ...block(true), done: colleagueTexts.blocked(name) },
  ]
}

/** Everybody with an account or an invitation, and what can be done about each. */
export function ColleagueTable({ colleagues }: { colleagues: readonly Colleague[] }) {
  const own = useColleague().id
  const { busy, failure, act } = useDeeds()
  const columns: readonly Column<Colleague>[] = [
    {
      key: 'name',
      header: colleagueTexts.name,
      cell: colleague => <Name {...colleague} isOwn={colleague.id === own} />,
    },
    {
      key: 'role',
      header: colleagueTexts.role,
      cell: colleague =>
        colleague.id === own ? (
          staffRoleNames[colleague.role]
        ) : (
          <RoleChoice colleague={colleague} isBusy={busy === colleague.id} onChoose={act} />
        ),
    },
    { key: 'state', header: colleagueTexts.state, cell: ({ state }) => colleagueStates[state] },
    {
      key: 'factor',
      header: colleagueTexts.secondFactor,
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? colleagueTexts.yes : colleagueTexts.no),
    },
    {
      key: 'seen',
      header: colleagueTexts.lastSeen,
      cell: ({ lastSeenAt }) => (lastSeenAt ? deskMoment(lastSeenAt) : colleagueTexts.never),
    },
    {
      key: 'acts',
      header: colleagueTexts.acts,
      cell: colleague =>
        colleague.id !== own && (
          <span className={styles.acts}>
            {deedsFor(colleague).map(deed => (
              <Button
                key={deed.words}
                variant="secondary"
                small
                disabled={busy === colleague.id}
                aria-label={colleagueTexts.actOn(deed.words, nameOf(colleague))}
                onClick={() => act(colleague, deed)}
              >
                {deed.words}
              </Button>
            ))}
          </span>
        ),
    },
  ]
  return (
    <div className={styles.table}>
      {failure && (
        <Notice kind="error" title={failure.title ?? colleagueTexts.failed}>
          <p>{failure.message}</p>
        </Notice>
      )}
      <DeskTable caption={colleagueTexts.list} columns={columns} rows={colleagues} rowKey={({ id }) => id} />
    </div>
  )
}

/** One deed at a time; what it changed is read anew. */
function useDeeds() {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const act = async ({ id }: Colleague, { send, done }: Omit<Deed, 'words'>) => {
    if (busy !== null) return
    setBusy(id)
    setFailure(null)
    const result = await send()
    if (result.ok) announce(done)
    else setFailure(callFailure(result))
    await revalidate()
    setBusy(null)
  }
  return {
    busy,
    failure,
    act: (colleague: Colleague, deed: Omit<Deed, 'words'>) => void act(colleague, deed),
  }
}

const Name = ({ name, email, isOwn }: Colleague & { isOwn: boolean }) => (
  <span className={styles.name}>
    <span className={styles.whose}>{`${name || email}${isOwn ? ` (${colleagueTexts.you})` : ''}`}</span>
    {name && <span className={styles.email}>{email}</span>}
  </span>
)

type RoleProps = {
  colleague: Colleague
  isBusy: boolean
  onChoose: (colleague: Colleague, deed: Omit<Deed, 'words'>) => void
}

const RoleChoice = ({ colleague, isBusy, onChoose }: RoleProps) => (
  <select
    className={styles.role}
    aria-label={colleagueTexts.roleOf(nameOf(colleague))}
    value={colleague.role}
    disabled={isBusy}
    onChange={({ target: { value } }) => {
      const role = staffRoles.find(each => each === value)
      if (!role) return
      const done = colleagueTexts.roleChanged(nameOf(colleague), role)
      onChoose(colleague, {
        send: () =>
          callAtDesk('PUT /api/beheer/medewerkers/{id}/rol', {
            params: { id: colleague.id },
            body: { role },
          }),
        done,
      })
    }}
  >
    {staffRoles.map(role => (
      <option key={role} value={role}>
        {staffRoleNames[role]}
      </option>
    ))}
  </select>
)

/**
 * A table as dense as staff like it, apart from the roomy one of the shop (src/ui/kit/table.tsx); on a phone each row becomes a
 * card with its column names.
 */
const DeskTable = <Row,>(table: TableRows<Row, Column<Row>>) => (
  <TableFrame
    {...table}
    className={deskTableStyles.table}
    captionClass="visually-hidden"
    cellClass={() => undefined}
  />
)
