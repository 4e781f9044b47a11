import { onLogOut } from '../account/log-in.ts'

/**
 * What a customer has typed in a form and not saved yet, in memory: it survives a session that ends and a look at another
 * page, and goes when it is saved, given up, or its owner logs out.
 */
export function createDraft<Values>() {
  let kept: { readonly customerId: string; readonly values: Values } | null = null
  const drop = () => {
    kept = null
  }
  onLogOut(drop)
  return {
    of: (customerId: string): Values | null => (kept?.customerId === customerId ? kept.values : null),
    keep: (customerId: string, values: Values) => {
      kept = { customerId, values }
    },
    drop,
  }
}

export type Draft = Pick<ReturnType<typeof createDraft>, 'of' | 'drop'>
