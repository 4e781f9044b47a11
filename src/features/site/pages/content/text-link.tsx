import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link in a text: pages of ours by the router, other sites as they are. */
export function TextLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
