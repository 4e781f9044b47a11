/**
 * What pages and the consent script say to each other, as types alone: the script stays one file.
 * - `data-consent` on a button says what it does; on `html` it says what the banner asks, `closed` for nothing.
 * - `data-chat` on `html` means that the chat of others is there.
 */
export type ConsentButton = 'accept' | 'refuse' | 'save' | 'settings' | 'accept-chat' | 'refuse-chat'
export type ConsentView = 'closed' | 'question' | 'chat'

/** A page with a place for the chat says so, and asks for it; cancelled by the script where it takes care of that. */
export type ChatEvent = 'chat:place' | 'chat:ask'
