import { releaseHeader } from '../common/contract/session.ts'
import { createStore } from '../ui/state/store.ts'

/** Whether a server of another release than this page's has answered. */
export const isOtherRelease = createStore(() => false)

/** Looks at an answer; where it or the page names no release, nothing is known. */
export function compareRelease({ headers }: Response) {
  const theirs = headers.get(releaseHeader)
  if (!theirs) return
  const ours = document.documentElement.dataset.release
  if (ours && theirs !== ours) isOtherRelease.set(true)
}
