import { tmfTexts } from '../../texts.ts'
import type { WrongField } from './errors.ts'
import { isObject } from './json.ts'
import { momentOf } from './moment.ts'

/** Periods anywhere in a body that end before they begin, each at the path of its end. A period without one of both has no bound there. */
export function wrongPeriods(value: unknown, path = ''): readonly WrongField[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => wrongPeriods(each, `${path}[${at}]`))
  if (!isObject(value)) return []
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const start = momentIn(value.startDateTime)
  const end = momentIn(value.endDateTime)
  const wrong =
    start !== null && end !== null && end < start
      ? [{ path: at('endDateTime'), message: tmfTexts.endsBeforeStart }]
      : []
  return [...wrong, ...Object.entries(value).flatMap(([name, each]) => wrongPeriods(each, at(name)))]
}

const momentIn = (value: unknown): number | null => (typeof value === 'string' ? momentOf(value) : null)
