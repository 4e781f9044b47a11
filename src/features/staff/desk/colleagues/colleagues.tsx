import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DialogWords } from '../../../../ui/desk/dialog-words.tsx'
import { PageTitle } from '../../../../ui/desk/page-title.tsx'
import { useAction } from '../../../../ui/desk/use-action.ts'
import { Fields, Form, SubmitButton } from '../../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { Dialog } from '../../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { SelectField } from '../../../../ui/kit/select-field.tsx'
import { Switch } from '../../../../ui/kit/switch.tsx'
import { TextField } from '../../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../../desk/components/desk-loader.ts'
import { type StaffRole, staffRoles } from '../../../desk/staff-roles.ts'
import { deskPageTitles } from '../../../desk/texts.ts'
import { colleagueTexts, demandTexts, inviteTexts, roleHints } from '../../colleagues-texts.ts'
import { Invitation } from '../../contract-colleagues.ts'
import { staffRoleNames } from '../../texts.ts'
import type { Route } from './+types/colleagues.ts'
import { ColleagueTable } from './colleague-table.tsx'

const firstRole: StaffRole = 'verkoop'

const options = staffRoles.map(role => ({ value: role, label: staffRoleNames[role] }))

/** Asks whom to invite, and as what. */
function InviteDialog({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const form = useContractForm({
    schema: Invitation,
    initial: { email: '', role: firstRole },
    idPrefix: 'invite-',
    send: async invitation =>
      outcomeOf(await submit('POST /api/beheer/medewerkers', invitation, { through: callAtDesk })),
    onTaken(_, { email }) {
      announce(inviteTexts.sent(email))
      void revalidate()
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={inviteTexts.title}>
      <DialogWords>
        <p>{inviteTexts.intro}</p>
        <Form
          form={form}
          failed={{ title: inviteTexts.failed }}
          actions={<SubmitButton>{inviteTexts.send}</SubmitButton>}
        >
          <Fields narrow>
            <TextField {...form.field('email')} autoComplete="off" />
            <SelectField
              {...form.control('role')}
              label={form.field('role').label}
              hint={roleHints[form.form.watch('role')]}
              options={options}
            />
          </Fields>
        </Form>
      </DialogWords>
    </Dialog>
  )
}

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
  const change = useAction({
    send: () =>
      callAtDesk('PUT /api/beheer/medewerkers/tweede-factor', { body: { isRequired: !isRequired } }),
    says: isRequired ? demandTexts.off : demandTexts.on,
  })
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
