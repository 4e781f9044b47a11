import { Bookmark, BookmarkPlus, Pin, Trash2, Users } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { BodyOf } from '../../../api/types.ts'
import { DialogWords } from '../../../ui/desk/dialog-words.tsx'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { type StaffRole, staffRoles } from '../../desk/staff-roles.ts'
import { staffRoleNames } from '../../staff/texts.ts'
import { type SavedView, SavedViewFields, type WorkList } from '../contract.ts'
import { savedViewTexts as texts } from '../texts.ts'
import { filtersOf, isFiltered, isSameQuery, listAddress, type WorkQuery } from './query.ts'
import styles from './view-manager.module.css'

type Props = { query: WorkQuery; own: readonly SavedView[]; beginsWith: WorkList['beginsWith'] }

type Shown = 'acts' | 'keep' | 'role'

const titles: Readonly<Record<Shown, string>> = {
  acts: texts.open,
  keep: texts.title,
  role: texts.beginTitle,
}

/** Keeps what is asked of the list under a name, forgets a view of one's own (administrators also one that is shared), or has the list begin with it. */
export function ViewManager({ query, own, beginsWith }: Props) {
  const asked = filtersOf(query)
  const mayForgetShared = useMay('staff.manage')
  const [shown, setShown] = useState<Shown | null>(null)
  if (query.zoek) return null
  const current = own.find(({ filters }) => isSameQuery(filters, asked))
  const isKept = isFiltered(query) || Boolean(query.sorteer)
  const close = () => setShown(null)
  return (
    <>
      <Button
        variant="quiet"
        small
        className={styles.open}
        icon={<Bookmark aria-hidden="true" />}
        onClick={() => setShown('acts')}
      >
        {texts.open}
      </Button>
      <Dialog open={shown !== null} onClose={close} title={titles[shown ?? 'acts']}>
        {shown === 'acts' && (
          <div className={styles.acts}>
            {!current && isKept && (
              <Act icon={<BookmarkPlus aria-hidden="true" />} onClick={() => setShown('keep')}>
                {texts.save}
              </Act>
            )}
            {!current && !isKept && <p>{texts.nothingToKeep}</p>}
            <BeginView
              filters={asked}
              isChosen={beginsWith !== null && isSameQuery(beginsWith, asked)}
              onDone={close}
            />
            {mayForgetShared && (
              <Act icon={<Users aria-hidden="true" />} onClick={() => setShown('role')}>
                {texts.beginOther}
              </Act>
            )}
            {current && (current.isOwn || (current.isShared && mayForgetShared)) && (
              <RemoveView key={current.id} view={current} onRemoved={close} />
            )}
          </div>
        )}
        {shown === 'keep' && <NameForm filters={asked} onKept={close} />}
        {shown === 'role' && <RoleView filters={asked} onDone={close} />}
      </Dialog>
    </>
  )
}

type ActProps = { icon: ReactElement; busy?: boolean; onClick: () => void; children: string }

const Act = (props: ActProps) => <Button variant="quiet" small className={styles.act} {...props} />

/** Has one's own list begin with what is shown, or no longer. */
function BeginView({
  filters,
  isChosen,
  onDone,
}: {
  filters: WorkQuery
  isChosen: boolean
  onDone: () => void
}) {
  const body = { filters: isChosen ? null : (filters as SavedViewFilters) }
  const own = useAction({ send: () => callAtDesk('PUT /api/beheer/beginweergave', { body }), onDone })
  return (
    <>
      <Act busy={own.isBusy} icon={<Pin aria-hidden="true" />} onClick={own.act}>
        {isChosen ? texts.noBegin : texts.begin}
      </Act>
      {own.failure && (
        <Notice kind="error" title={own.failure.title ?? texts.notChosen}>
          <p>{own.failure.message}</p>
        </Notice>
      )}
    </>
  )
}

function RoleView({ filters, onDone }: { filters: WorkQuery; onDone: () => void }) {
  const [role, setRole] = useState<StaffRole>('verkoop')
  const choose = (chosen: SavedViewFilters | null) => () =>
    callAtDesk('PUT /api/beheer/beginweergave/{rol}', { params: { rol: role }, body: { filters: chosen } })
  const begin = useAction({ send: choose(filters as SavedViewFilters), onDone, rereads: 'never' })
  const usual = useAction({ send: choose(null), onDone, rereads: 'never' })
  const failure = begin.failure ?? usual.failure
  return (
    <DialogWords>
      <p>{texts.beginIntro}</p>
      <SelectField
        label={texts.forWhom}
        name="begin-role"
        value={role}
        options={staffRoles.map(value => ({ value, label: texts.forRole(staffRoleNames[value]) }))}
        onChange={event => setRole(staffRoles.find(each => each === event.target.value) ?? role)}
      />
      {failure && (
        <Notice kind="error" title={failure.title ?? texts.notChosen}>
          <p>{failure.message}</p>
        </Notice>
      )}
      <div className={styles.views}>
        <Button small busy={begin.isBusy} onClick={begin.act}>
          {texts.beginThis}
        </Button>
        <Button small variant="secondary" busy={usual.isBusy} onClick={usual.act}>
          {texts.beginUsual}
        </Button>
      </div>
    </DialogWords>
  )
}

/** As the address has them; the server judges them. */
type SavedViewFilters = BodyOf<'PUT /api/beheer/weergaven/{id}'>['filters']

function NameForm({ filters, onKept }: { filters: WorkQuery; onKept: () => void }) {
  const { revalidate } = useRevalidator()
  // Id of this form: a repeated id creates one view.
  const [id] = useState(() => crypto.randomUUID())
  const form = useContractForm({
    schema: SavedViewFields,
    initial: { name: '', isShared: false },
    send: async ({ name, isShared }) =>
      outcomeOf(
        await submit(
          'PUT /api/beheer/weergaven/{id}',
          { name, isShared, filters: filters as SavedViewFilters },
          { params: { id }, through: callAtDesk },
        ),
      ),
    onTaken() {
      onKept()
      void revalidate()
    },
  })
  const mayShare = useMay('sales.work')
  const { ref, id: shareId, name, onChange, onBlur } = form.control('isShared')
  return (
    <Form form={form} failed={{ title: texts.failed }} actions={<SubmitButton>{texts.submit}</SubmitButton>}>
      <p>{texts.intro}</p>
      <Fields>
        <TextField {...form.field('name')} autoComplete="off" />
        {mayShare && <Checkbox label={texts.share} {...{ ref, id: shareId, name, onChange, onBlur }} />}
      </Fields>
    </Form>
  )
}

function RemoveView({ view, onRemoved }: { view: SavedView; onRemoved: () => void }) {
  const navigate = useNavigate()
  const remove = () => callAtDesk('DELETE /api/beheer/weergaven/{id}', { params: { id: view.id } })
  const { isBusy, failure, act } = useAction({
    send: remove,
    onDone() {
      onRemoved()
      void navigate(listAddress({}))
    },
    rereads: 'never',
  })
  return (
    <>
      <Act busy={isBusy} icon={<Trash2 aria-hidden="true" />} onClick={act}>
        {texts.remove}
      </Act>
      {failure !== null && (
        <Notice kind="error" title={failure.title ?? texts.notRemoved}>
          <p>{failure.message}</p>
        </Notice>
      )}
    </>
  )
}
