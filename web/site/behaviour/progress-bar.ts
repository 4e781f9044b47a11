import { requestProgress } from '../../request-progress.ts'

let isFollowing = false

/** Has the page's progress bar (ui/request-progress.tsx) follow the calls of its behaviours, as in the order flow. */
export function showRequestProgress() {
  const bar = document.querySelector<HTMLElement>('[data-request-progress]')
  if (isFollowing || !bar) return
  isFollowing = true
  requestProgress.subscribe(() => {
    bar.dataset.state = requestProgress.getSnapshot()
  })
}
