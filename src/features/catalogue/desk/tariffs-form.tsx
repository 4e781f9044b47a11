import { Card } from '../../../ui/desk/card.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { ErrorSummary } from '../../../ui/kit/error-summary.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { Versioned } from '../../desk/components/versioned/versioned.tsx'
import styles from '../components/catalogue.module.css'
import { FailedAct } from '../components/failed-act.tsx'
import type { TariffsPage } from '../desk-schemas.ts'
import type { TariffListId } from '../tariffs.ts'
import { offeringPageTexts, tariffPageTexts as texts } from '../texts-offerings.ts'
import { newLong, newShort, type TypedTariffs } from '../typed-tariffs.ts'
import { TariffRows } from './tariff-rows.tsx'
import { useTariffs } from './use-tariffs.ts'

type Props = {
  page: TariffsPage
  listId: TariffListId
  isEdited: boolean
  /** Whether what this browser keeps is known already. */
  restores: boolean
  /** Whether it shows what this colleague saved just now. */
  wasSaved: boolean
  /** The list is shown anew as the server has it. @param wasSaved whether this colleague saved it */
  onChanged: (wasSaved: boolean) => Promise<void>
}

type Tariffs = ReturnType<typeof useTariffs>

/** The fields and rows of a tariff list. */
export function TariffsForm({ isEdited, ...options }: Props) {
  const tariffs = useTariffs(options)
  const { typed, errors, attempt, change } = tariffs
  return (
    <Versioned versioned={tariffs.versioned} describe={path => ({ label: labelOf(typed, path) })}>
      <form
        className={styles.stack}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          tariffs.save()
        }}
      >
        <ErrorSummary
          problems={Object.entries(errors).map(([path, { message }]) => ({ field: path, message }))}
          attempt={attempt}
        />
        <Head tariffs={tariffs} isEdited={isEdited} />
        {(['short', 'long'] as const).map(list => (
          <Card key={list} title={texts[list]}>
            <p className={styles.note}>{texts.amountHint}</p>
            <TariffRows
              // Wrong rows show whatever was searched for.
              key={attempt}
              list={list}
              rows={typed[list]}
              errors={errors}
              isEdited={isEdited}
              onAdd={() =>
                change(was =>
                  list === 'short'
                    ? { ...was, short: [...was.short, newShort()] }
                    : { ...was, long: [newLong(), ...was.long] },
                )
              }
              onChange={tariffs.changeRow}
              onRemove={tariffs.removeRow}
            />
          </Card>
        ))}
        {!tariffs.versioned.meeting && <FailedAct failure={tariffs.failure} />}
        {isEdited && <Actions tariffs={tariffs} isChanged={options.page.version > 0} />}
      </form>
    </Versioned>
  )
}

function Head({ tariffs: { typed, errors, change }, isEdited }: { tariffs: Tariffs; isEdited: boolean }) {
  const field = (name: 'title' | 'note' | 'updated' | 'longStart') => ({
    name,
    value: typed[name],
    error: errors[name]?.message,
    readOnly: !isEdited,
    onChange: ({ target }: { target: { value: string } }) =>
      change(was => ({ ...was, [name]: target.value })),
  })
  return (
    <Card title={texts.head}>
      <div className={styles.grid}>
        <TextField {...field('title')} label={texts.title} />
        <TextField {...field('updated')} type="date" size="medium" label={texts.updated} />
        <TextField
          {...field('longStart')}
          inputMode="decimal"
          size="medium"
          suffix="€"
          label={texts.longStart}
        />
        <TextArea {...field('note')} rows={3} label={texts.note} className={styles.wide} />
      </div>
    </Card>
  )
}

const Actions = ({
  tariffs: { busy, isSaved, undo },
  isChanged,
}: {
  tariffs: Tariffs
  isChanged: boolean
}) => (
  <div className={styles.actions}>
    <Button type="submit" busy={busy === 'save'}>
      {texts.save}
    </Button>
    {isSaved && <span className={styles.note}>{offeringPageTexts.isSaved}</span>}
    {isChanged && (
      <Button variant="quiet" busy={busy === 'undo'} onClick={undo}>
        {texts.undo}
      </Button>
    )}
  </div>
)

const { title, note, updated, longStart, destination, kind, perMinute, start, remark, code, fixed, mobile } =
  texts
const labels: Readonly<Record<string, string>> = {
  title,
  note,
  updated,
  longStart,
  destination,
  kind,
  perMinute,
  start,
  remark,
  code,
  fixed,
  mobile,
}

/** The name of a field: of a row by its destination. */
function labelOf(typed: TypedTariffs, path: string): string {
  const [list = '', place, field] = path.split('.')
  const label = labels[field ?? list] ?? list
  if (list !== 'short' && list !== 'long') return label
  const row = typed[list][Number(place)]
  return field === undefined || !row ? (row?.destination ?? texts[list]) : texts.of(label, row.destination)
}
