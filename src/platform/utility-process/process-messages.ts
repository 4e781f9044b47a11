/* Messages between the shop and one of its processes for costly work. */

/** The argument of the process. */
export type ProcessOrders = {
  readonly jobName: string
  readonly ms: number
  readonly megabytes: number
  /** The process that it belongs to. */
  readonly parent: number
}

export type ProcessReply<Output> = { readonly output: Output } | { readonly error: string }
