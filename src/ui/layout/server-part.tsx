import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'

type Props = {
  as: 'header' | 'footer' | 'div'
  /** Where a page has two of them. */
  name?: string
  className?: string | undefined
  /** Not on this page, but on one that may follow without a new document. */
  hidden?: boolean
  /** For the server alone: `{import.meta.env.SSR && <Content />}`. */
  children: ReactNode
}

/**
 * A part that every page has and that nothing in the browser changes. The server renders it; a page that React takes over
 * keeps the HTML that came, so that neither the code of it nor its texts are loaded, and its hundreds of elements are not
 * hydrated. Its links lead on as React Router's own do.
 */
export const ServerPart = (props: Props) =>
  import.meta.env.SSR ? <RenderedPart {...props} /> : <StaticPart {...props} />

const RenderedPart = ({ as: Part, name = Part, className, hidden, children }: Props) => (
  <Part className={className} hidden={hidden} data-server-part={name}>
    {children}
  </Part>
)

/** Put up again by whatever shows next, as the pages of another part or of an error. */
const html = new Map<string, string>()

/** The part in the browser. */
export function StaticPart({ as: Part, name = Part, className, hidden }: Omit<Props, 'children'>) {
  const navigate = useNavigate()
  const kept = html.get(name) ?? document.querySelector(`[data-server-part="${name}"]`)?.innerHTML ?? ''
  html.set(name, kept)

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== window.location.origin || opensElsewhere(event)) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href })
  }

  return (
    <Part
      className={className}
      hidden={hidden}
      data-server-part={name}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what our server rendered into this very page
      dangerouslySetInnerHTML={{ __html: kept }}
    />
  )
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
