import { auditMoment } from '../../audit/texts.ts'
import type { RevisionPage } from '../desk-schemas.ts'
import { aloneTexts } from '../texts-revisions.ts'

/** From when the only colleague who may decides on what is his own, and what he has to set up before. */
export const aloneWords = (
  { from, hasSecondFactor }: NonNullable<RevisionPage['alone']>,
  words: (moment: string) => string,
): string => [words(auditMoment(from)), ...(hasSecondFactor ? [] : [aloneTexts.setUp])].join(' ')
