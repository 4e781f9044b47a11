import { waitInWords } from '../../../shared/waiting.ts'

/** 429 to who asks for a mail again that went just now. */
export const cooldownResponse = (seconds: number) =>
  ({
    status: 429,
    body: { message: `Je hebt net al een e-mail aangevraagd. Over ${waitInWords(seconds)} kan het opnieuw.` },
    headers: { 'retry-after': String(seconds) },
  }) as const
