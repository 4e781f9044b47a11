import { type FieldErrors, fieldErrors } from '../../common/contract/failure.ts'
import { newId } from '../../common/new-id.ts'
import { cleanLine } from '../../common/typed-text.ts'
import { TariffList, type tariffKinds } from './tariffs.ts'

/* A tariff list as it is typed: any text in each field, until it is stored. */

export type TypedShort = {
  readonly key: string
  readonly destination: string
  readonly kind: (typeof tariffKinds)[number]
  /** Empty where the holder of the number sets it. */
  readonly perMinute: string
  readonly start: string
  readonly remark: string
}

export type TypedLong = {
  readonly key: string
  readonly destination: string
  readonly code: string
  readonly fixed: string
  readonly mobile: string
}

export type TypedTariffs = {
  readonly title: string
  readonly note: string
  readonly updated: string
  readonly longStart: string
  readonly short: readonly TypedShort[]
  readonly long: readonly TypedLong[]
}

/** `15` → `0,015` */
export const typedFromTenths = (tenths: number): string => (tenths / 1000).toFixed(3).replace('.', ',')

/** `0,015` and `€ 0,015` → 15; NaN where it is no amount, which the schema refuses. */
export function tenthsFromTyped(typed: string): number {
  const plain = cleanLine(typed).replace(/^€ ?/, '').replace(',', '.')
  return /^\d{1,4}(?:\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * 1000) : Number.NaN
}

export const newShort = (): TypedShort => ({
  key: newId(),
  destination: '',
  kind: 'vast',
  perMinute: '',
  start: typedFromTenths(0),
  remark: '',
})

export const newLong = (): TypedLong => ({ key: newId(), destination: '', code: '', fixed: '', mobile: '' })

export const typedTariffs = ({
  short,
  long,
  longStartInTenthsOfCents,
  ...list
}: TariffList): TypedTariffs => ({
  ...list,
  longStart: typedFromTenths(longStartInTenthsOfCents),
  short: short.map(row => ({
    key: newId(),
    destination: row.destination,
    kind: row.kind,
    perMinute: row.perMinuteInTenthsOfCents === null ? '' : typedFromTenths(row.perMinuteInTenthsOfCents),
    start: typedFromTenths(row.startInTenthsOfCents),
    remark: row.remark ?? '',
  })),
  long: long.map(row => ({
    key: newId(),
    destination: row.destination,
    code: row.code,
    fixed: typedFromTenths(row.fixedPerMinuteInTenthsOfCents),
    mobile: typedFromTenths(row.mobilePerMinuteInTenthsOfCents),
  })),
})

/** The list that was typed, in the order of the website, and what is wrong at each field: `long.3.code`. */
export function readTariffs({ title, note, updated, longStart, short, long }: TypedTariffs): {
  readonly list: TariffList | null
  readonly errors: FieldErrors
} {
  const parsed = TariffList.safeParse({
    title,
    note,
    updated,
    longStartInTenthsOfCents: tenthsFromTyped(longStart),
    short: short.map(({ destination, kind, perMinute, start, remark }) => ({
      destination,
      kind,
      perMinuteInTenthsOfCents: perMinute.trim() === '' ? null : tenthsFromTyped(perMinute),
      startInTenthsOfCents: tenthsFromTyped(start),
      ...(remark.trim() !== '' && { remark }),
    })),
    long: long.map(({ destination, code, fixed, mobile }) => ({
      destination,
      code: cleanLine(code),
      fixedPerMinuteInTenthsOfCents: tenthsFromTyped(fixed),
      mobilePerMinuteInTenthsOfCents: tenthsFromTyped(mobile),
    })),
  })
  if (parsed.success) return { list: parsed.data, errors: {} }
  return { list: null, errors: tariffFields(fieldErrors(parsed.error)) }
}

const names = {
  longStartInTenthsOfCents: 'longStart',
  perMinuteInTenthsOfCents: 'perMinute',
  startInTenthsOfCents: 'start',
  fixedPerMinuteInTenthsOfCents: 'fixed',
  mobilePerMinuteInTenthsOfCents: 'mobile',
} as const

/** Errors of the schema by the field that was typed. */
export const tariffFields = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [
      path
        .replace(/^list\./, '')
        .split('.')
        .map(part => names[part as keyof typeof names] ?? part)
        .join('.'),
      error,
    ]),
  )

/** A row is found again in another version by its destination. */
export const rowKey = (_path: string, { destination, kind }: Readonly<Record<string, unknown>>): string =>
  `${kind ?? ''} ${destination}`

const inDutch = new Intl.Collator('nl')

/** The countries in the order of the website, so that nobody has to find the right place for a new one. */
export const inOrder = ({ long, ...typed }: TypedTariffs): TypedTariffs => ({
  ...typed,
  long: long.toSorted((a, b) => inDutch.compare(a.destination.trim(), b.destination.trim())),
})
