/** Names of the provider's mailboxes; configuration gives each its address. */
export const mailboxes = ['verkoop', 'service', 'personeel'] as const
export type Mailbox = (typeof mailboxes)[number]
