import { useWantedCode } from '../use-code.ts'
import type { CartNotice } from './cart-notice.ts'

const importBar = () => import('./cart-notice-bar.tsx')

/** What changed in the cart and the way back, whose code is fetched beforehand; where it did not come, with the next change. */
export function LaterCartNotice({ notice }: { notice: CartNotice | null }) {
  const bar = useWantedCode(importBar, notice)
  return notice && bar && <bar.CartNoticeBar notice={notice} />
}
