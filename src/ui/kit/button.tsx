import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'
import type { Elements } from './elements.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

type Props = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant
  /** Fills the width of its container. */
  wide?: boolean
  small?: boolean
  icon?: Elements
  /** An icon after the words: the arrow of a next step. */
  iconAfter?: Elements
  /** Shows a spinner and ignores presses; the button keeps its width and its focus. */
  busy?: boolean
  disabled?: boolean
  /** Why the button is disabled and what to do about it; stands beside the button and is read with it. */
  disabledReason?: ReactNode
}

/** A button that acts on this page; use LinkButton to go to another one. */
export function Button({
  variant = 'primary',
  wide,
  small,
  icon,
  iconAfter,
  busy = false,
  disabled = false,
  disabledReason,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: Props) {
  const reasonId = useId()
  const reason = disabled ? disabledReason : undefined
  // A button with a reason stays focusable, so that a keyboard and a screen reader can reach the reason.
  const isSoftDisabled = busy || reason !== undefined
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classes(buttonClasses({ variant, wide, small }), busy && styles.busy, className)}
        disabled={disabled && !isSoftDisabled}
        aria-disabled={isSoftDisabled || undefined}
        aria-busy={busy || undefined}
        aria-describedby={classes(rest['aria-describedby'], reason ? reasonId : null) || undefined}
        onClick={event => {
          if (isSoftDisabled) event.preventDefault()
          else onClick?.(event)
        }}
      >
        {busy ? <Spinner /> : icon}
        <span>{children}</span>
        {iconAfter}
      </button>
      {reason && (
        <span id={reasonId} className={styles.reason}>
          {reason}
        </span>
      )}
    </>
  )
}

export const buttonClasses = (look: {
  variant: ButtonVariant
  wide?: boolean | undefined
  small?: boolean | undefined
}) => classes(styles.button, styles[look.variant], look.wide && styles.wide, look.small && styles.small)
