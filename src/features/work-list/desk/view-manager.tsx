import { BookmarkPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { BodyOf } from '../../../api/types.ts'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { useCommand } from '../../desk/components/use-command.ts'
import { type SavedView, SavedViewName } from '../contract.ts'
import { savedViewTexts as texts } from '../texts.ts'
import { filtersOf, isFiltered, isSameQuery, listAddress, type WorkQuery } from './query.ts'

type Props = { query: WorkQuery; own: readonly SavedView[] }

/** Keeps what is asked of the list under a name, or forgets a view of one's own. */
export function ViewManager({ query, own }: Props) {
  const asked = filtersOf(query)
  const current = own.find(({ filters }) => isSameQuery(filters, asked))
  if (current) return <RemoveView key={current.id} view={current} />
  return isFiltered(query) && !query.zoek ? <KeepView filters={asked} /> : null
}

function KeepView({ filters }: { filters: WorkQuery }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        small
        icon={<BookmarkPlus aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {texts.save}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.title}>
        {isOpen && <NameForm filters={filters} onKept={() => setIsOpen(false)} />}
      </Dialog>
    </>
  )
}

/** As the address has them; the server judges them. */
type SavedViewFilters = BodyOf<'PUT /api/beheer/weergaven/{id}'>['filters']

function NameForm({ filters, onKept }: { filters: WorkQuery; onKept: () => void }) {
  const { revalidate } = useRevalidator()
  // Id of this form: a repeated id creates one view.
  const [id] = useState(() => crypto.randomUUID())
  const form = useContractForm({
    schema: SavedViewName,
    initial: { name: '' },
    send: async ({ name }) =>
      outcomeOf(
        await submit(
          'PUT /api/beheer/weergaven/{id}',
          { name, filters: filters as SavedViewFilters },
          { params: { id }, through: callAtDesk },
        ),
      ),
    onTaken() {
      onKept()
      void revalidate()
    },
  })
  return (
    <Form form={form} failed={{ title: texts.failed }} actions={<SubmitButton>{texts.submit}</SubmitButton>}>
      <p>{texts.intro}</p>
      <Fields>
        <TextField {...form.field('name')} autoComplete="off" />
      </Fields>
    </Form>
  )
}

function RemoveView({ view }: { view: SavedView }) {
  const navigate = useNavigate()
  const remove = () => callAtDesk('DELETE /api/beheer/weergaven/{id}', { params: { id: view.id } })
  const { isBusy, failure, act } = useCommand(remove, () => void navigate(listAddress({})))
  return (
    <>
      <Button variant="quiet" small busy={isBusy} icon={<Trash2 aria-hidden="true" />} onClick={act}>
        {texts.remove}
      </Button>
      {failure !== null && (
        <Notice kind="error" title={failure.title ?? texts.notRemoved}>
          <p>{failure.message}</p>
        </Notice>
      )}
    </>
  )
}
