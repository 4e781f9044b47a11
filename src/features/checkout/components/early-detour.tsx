import { useHydrated } from '../../../ui/state/hydrated.ts'
import { detourScript, type Missing } from '../detour-script.ts'

type Props = { to: string; without: Missing }

/** In a page of the server: leads on who would be led on by its scripts (`detourFrom`, mijn.tsx), before these come. */
export function EarlyDetour({ to, without }: Props) {
  if (useHydrated()) return null
  return (
    <script
      data-detour={to}
      data-without={without}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, which the policy admits by its hash
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? detourScript : '' }}
    />
  )
}
