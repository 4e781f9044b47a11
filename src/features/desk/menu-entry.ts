import type { Permission } from '../../common/contract/permission.ts'

/** A page in the menu of the desk. */
export type DeskMenuEntry = {
  readonly path: string
  readonly label: string
  /** Permission needed for the page. */
  readonly permission: Permission
}
