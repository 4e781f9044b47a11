import { use } from 'react'

/** Data of a loader: a value, or a promise if it takes longer. */
export type Deferred<T> = { readonly value: T | Promise<T> }

/** An answer within this many milliseconds shows at once; for a later one the page shows that it is loading. */
const patienceInMs = 150

/** For a loader: the page shows soon, whatever the answer takes. */
export function defer<T>(answer: Promise<T>): Promise<Deferred<T>> {
  return Promise.race([
    answer.then(value => ({ value })),
    new Promise<Deferred<T>>(resolve => {
      setTimeout(() => resolve({ value: answer }), patienceInMs)
    }),
  ])
}

/** For a screen below a `Suspense`, which shows that it is loading. */
export const useDeferred = <T>({ value }: Deferred<T>): T => (value instanceof Promise ? use(value) : value)

/** Puts data into another shape, as soon as it is there. */
export const later = <T, Shape>({ value }: Deferred<T>, as: (value: T) => Shape): Deferred<Shape> => ({
  value: value instanceof Promise ? value.then(as) : as(value),
})
