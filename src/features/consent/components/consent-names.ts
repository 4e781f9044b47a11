/**
 * Attributes shared by pages and the consent script, as types only, so that the script stays one file. -
 * `data-consent` is the action of a button; on `html` it is the banner's state, `closed` if there is no question. -
 * `data-chat` on `html` means that the third-party chat is there.
 */
export type ConsentButton = 'accept' | 'refuse' | 'save' | 'settings' | 'accept-chat' | 'refuse-chat'
export type ConsentView = 'closed' | 'question' | 'chat'

/** A page with a place for the chat says so, and asks for it; cancelled by the script where it takes care of that. */
export type ChatEvent = 'chat:place' | 'chat:ask'
