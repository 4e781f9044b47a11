import { useRevalidator } from 'react-router'
import { Fields, Form, SubmitButton } from '../../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { Dialog } from '../../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import { SelectField } from '../../../../ui/kit/select-field.tsx'
import { TextField } from '../../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../../desk/components/call-at-desk.ts'
import { DialogWords } from '../../../desk/components/ui/dialog-words.tsx'
import { inviteTexts, roleHints } from '../../colleagues-texts.ts'
import { Invitation } from '../../contract-colleagues.ts'
import { type StaffRole, staffRoles } from '../../staff-roles.ts'
import { staffRoleNames } from '../../texts.ts'

const firstRole: StaffRole = 'verkoop'

const options = staffRoles.map(role => ({ value: role, label: staffRoleNames[role] }))

/** Asks whom to invite, and as what. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
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
