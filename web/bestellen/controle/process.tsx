import { orderProcess, orderSteps } from '../../../content/order-steps.ts'
import type { RequestType } from '../../../contract/request-type.ts'
import styles from './controle.module.css'

/** 'Hoe verloopt het proces?' with the steps that follow (order-flow §2). */
export const Process = ({ requestType }: { requestType: RequestType }) => (
  <section className={styles.process} aria-labelledby="process-title">
    <h3 id="process-title">{orderProcess.title}</h3>
    <p>{orderProcess.text[requestType]}</p>
    <ol className={styles.steps}>
      {orderSteps[requestType].map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  </section>
)
