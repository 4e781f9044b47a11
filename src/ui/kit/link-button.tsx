import { Link, type LinkProps } from 'react-router'
import { type ButtonVariant, buttonClasses } from './button.tsx'
import { classes } from './classes.ts'
import type { Elements } from './elements.ts'

type Props = LinkProps & {
  variant?: ButtonVariant
  wide?: boolean
  small?: boolean
  icon?: Elements
  iconAfter?: Elements
}

/** A link that looks like a button: goes to another page. */
export function LinkButton({
  variant = 'primary',
  wide,
  small,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: Props) {
  return (
    <Link {...rest} className={classes(buttonClasses({ variant, wide, small }), className)}>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </Link>
  )
}
