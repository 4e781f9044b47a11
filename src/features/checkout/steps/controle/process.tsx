import { stepDays } from '../../../orders/order-days.ts'
import { orderProcess, orderSteps } from '../../../orders/order-steps.ts'
import { useIsByPhone } from '../../components/phone-order/phone-mode.ts'
import { isOrderable } from '../../rules/internet/lines.ts'
import { useDelivery } from '../../store/delivery-known.ts'
import { useOrderState } from '../../store/order-state.ts'
import styles from './controle.module.css'

/** 'Hoe verloopt het proces?' with the steps that follow (order-flow §2), and their days where they are known; nobody calls back who is on the line. */
export function Process() {
  const { requestType } = useOrderState()
  const { line, promised } = useDelivery()
  const isByPhone = useIsByPhone()
  if (isByPhone) return null
  const days = promised ? stepDays(line && !isOrderable(line) ? 'quote' : requestType, promised) : []
  return (
    <section className={styles.process} aria-labelledby="process-title">
      <h3 id="process-title">{orderProcess.title}</h3>
      <p>{orderProcess.text[requestType]}</p>
      <ol className={styles.steps}>
        {orderSteps[requestType].map(({ title, text }, index) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>
              {days[index] && <b className={styles.day}>{days[index]}</b>}
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
