import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { Switch } from '../../../../ui/kit/switch.tsx'
import { callAtDesk } from '../../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../../desk/components/desk-loader.ts'
import { PageTitle } from '../../../desk/components/ui/page-title.tsx'
import { useCommand } from '../../../desk/components/use-command.ts'
import { deskPageTitles } from '../../../desk/texts.ts'
import { colleagueTexts, demandTexts, inviteTexts } from '../../colleagues-texts.ts'
import type { Route } from './+types/colleagues.ts'
import { ColleagueTable } from './colleague-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, deskPageTitles.colleagues)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/medewerkers')

/** Colleagues at the desk: invitations, roles and access. */
export default function Colleagues({
  loaderData: { colleagues, secondFactorRequired },
}: Route.ComponentProps) {
  const [isInviting, setIsInviting] = useState(false)
  return (
    <>
      <PageTitle
        intro={colleagueTexts.intro(colleagues.length)}
        actions={<Button onClick={() => setIsInviting(true)}>{inviteTexts.open}</Button>}
      >
        {deskPageTitles.colleagues}
      </PageTitle>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      <ColleagueTable colleagues={colleagues} />
      <Demand isRequired={secondFactorRequired} />
    </>
  )
}

function Demand({ isRequired }: { isRequired: boolean }) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const change = useCommand(
    () => callAtDesk('PUT /api/beheer/medewerkers/tweede-factor', { body: { isRequired: !isRequired } }),
    () => {
      announce(isRequired ? demandTexts.off : demandTexts.on)
      void revalidate()
    },
  )
  return (
    <>
      {change.failure && (
        <Notice kind="error" title={change.failure.title ?? demandTexts.failed}>
          <p>{change.failure.message}</p>
        </Notice>
      )}
      <Switch
        label={demandTexts.label}
        hint={demandTexts.hint}
        checked={isRequired}
        disabled={change.isBusy}
        onChange={change.act}
      />
    </>
  )
}
