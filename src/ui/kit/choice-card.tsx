import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './choice-card.module.css'
import { classes } from './classes.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  type: 'radio' | 'checkbox'
  title: ReactNode
  /** As a row, to compare with those above and below it. */
  layout?: 'card' | 'row'
  /** A drawing under the title that compares with those of the other choices. */
  figure?: ReactNode
  /** One line of facts. */
  facts?: ReactNode
  price?: ReactNode
  /** A short highlight: "Meest gekozen". */
  badge?: ReactNode
  /** Why it cannot be chosen; shown and read out while `disabled`. */
  disabledReason?: ReactNode
  /** Further controls that belong to the choice, outside its label: a stepper, an enquiry button. */
  children?: ReactNode
}

/** A choice as a card around a real radio or checkbox; selected shows by border, tint and tick. */
export function ChoiceCard({
  type,
  title,
  layout = 'card',
  figure,
  facts,
  price,
  badge,
  disabled,
  disabledReason,
  className,
  children,
  ...input
}: Props) {
  const ownId = useId()
  const id = input.id ?? ownId
  const reason = disabled ? disabledReason : undefined
  const describedBy = [
    facts ? `${id}-facts` : null,
    price ? `${id}-price` : null,
    badge ? `${id}-badge` : null,
    reason ? `${id}-reason` : null,
  ]
  return (
    <div
      className={classes(styles.card, layout === 'row' && styles.row, disabled && styles.disabled, className)}
    >
      <label className={styles.label}>
        <input
          {...input}
          type={type}
          id={id}
          disabled={disabled}
          className={styles.input}
          aria-labelledby={`${id}-title`}
          aria-describedby={classes(...describedBy) || undefined}
        />
        <span className={classes(styles.tick, type === 'radio' && styles.round)} aria-hidden="true">
          <Check />
        </span>
        <span className={styles.words}>
          {badge && (
            <span id={`${id}-badge`} className={styles.badge}>
              {badge}
            </span>
          )}
          <span id={`${id}-title`} className={styles.title}>
            <span>{title}</span>
          </span>
          {figure && <span className={styles.figure}>{figure}</span>}
          {facts && (
            <span id={`${id}-facts`} className={styles.facts}>
              {facts}
            </span>
          )}
          {reason && (
            <span id={`${id}-reason`} className={styles.reason}>
              {reason}
            </span>
          )}
        </span>
        {price && (
          <span id={`${id}-price`} className={styles.price}>
            {price}
          </span>
        )}
      </label>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  )
}

/** The frame of choices that belong together, with the question as its legend. */
export function ChoiceGroup({
  legend,
  hideLegend = false,
  columns = 1,
  children,
}: {
  legend: ReactNode
  /** For a legend that a heading above already says. */
  hideLegend?: boolean
  columns?: 1 | 2 | 3
  children: ReactNode
}) {
  return (
    <fieldset>
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={classes(styles.choices, styles[`columns${columns}`])}>{children}</div>
    </fieldset>
  )
}
