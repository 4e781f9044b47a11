import type { MailboxLimit, MailKind } from '../../common/mail-kinds.ts'

/** Calls that a release before queued among the mails; src/features/webhooks takes over what waits. */
export const webhookKind = 'webinar'
export type WebhookKind = typeof webhookKind

export const channels = ['email', 'webhook'] as const

/** Every kind of mail that the shop sends; `src/app/mails/declared.ts` collects what features declare. */
export type MailKinds = {
  /** null: of another release. */
  readonly named: (name: string) => MailKind | null
  readonly names: readonly string[]
  /** Names of those that count towards a mailbox's mails of a day. */
  readonly counted: readonly string[]
  /** Names of those among them that use the reserve for the least important mails. */
  readonly least: readonly string[]
  /** Names of those that go to staff, or to a system that configuration names. */
  readonly ofHouse: readonly string[]
}

export function mailKindsOf(declared: readonly MailKind[]): MailKinds {
  const byName = new Map(declared.map(kind => [kind.name, kind]))
  const namesWhere = (isOne: (kind: MailKind) => boolean) => declared.filter(isOne).map(({ name }) => name)
  const limitedBy = (...limits: readonly MailboxLimit[]) => namesWhere(({ limit }) => limits.includes(limit))
  return {
    named: name => byName.get(name) ?? null,
    names: [...byName.keys()],
    counted: limitedBy('link', 'held', 'held-early'),
    least: limitedBy('held-early'),
    ofHouse: namesWhere(({ isForHouse }) => isForHouse === true),
  }
}
