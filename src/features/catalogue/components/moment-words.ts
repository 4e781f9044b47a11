import { auditMoment } from '../../audit/texts.ts'
import { revisionListTexts } from '../texts-revisions.ts'

/** When a revision goes live or did, with its year: `di 24 nov 2026, 00:00`. */
export const momentWords = (startsAt: string | null): string =>
  startsAt === null ? revisionListTexts.oncePlanned : auditMoment(startsAt)

/** The same with when it ends, of a promotion. */
export const spanWords = ({
  startsAt,
  endsAt,
}: {
  readonly startsAt: string | null
  readonly endsAt: string | null
}): string =>
  endsAt === null
    ? momentWords(startsAt)
    : revisionListTexts.until(momentWords(startsAt), auditMoment(endsAt))
