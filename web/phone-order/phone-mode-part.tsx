import { lazy, Suspense } from 'react'
import { useIsByPhone } from './phone-mode.ts'
import type { PhonePartProps } from './phone-part.tsx'

const PhonePart = lazy(() => import('./phone-part.tsx'))

/** A part of the flow for who orders for a caller; nobody else loads it. */
export const PhoneModePart = (props: PhonePartProps) =>
  useIsByPhone() && (
    <Suspense>
      <PhonePart {...props} />
    </Suspense>
  )
