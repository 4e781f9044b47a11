/** A finger that moves this far down closes what it is on (marketing-site §9). */
const swipeThreshold = 40

/** Whether a touch went down far enough to close; both in CSS pixels from the top of the window. */
export const isSwipeDown = (from: number, to: number) => to - from > swipeThreshold
