import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/**
 * An icon of lucide as a browser gets it, for a build to make (web/single-icons-plugin.ts): the same element as the library's
 * own, which the server renders, without the library's options, of which nothing here uses any.
 * @param className of the library: its own and the icon's
 * @param shapes what is in the drawing, as HTML
 */
export const iconOf =
  (className: string, shapes: string) =>
  ({ className: own, ...props }: ComponentProps<'svg'>) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
      className={classes(className, own)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lucide's own shapes, written out while building
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
