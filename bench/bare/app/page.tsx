import { useState } from 'react'

/** One press and what it changes. */
export default function Page() {
  const [count, setCount] = useState(0)
  return (
    <main>
      <h1>Een kale pagina</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Tel: {count}
      </button>
    </main>
  )
}
