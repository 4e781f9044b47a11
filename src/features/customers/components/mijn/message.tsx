import styles from './message.module.css'

type Props = { title: string; heading: 'h2' | 'h3'; words: string }

/** Message by staff to the customer; nothing without one. */
export const Message = ({ title, heading: Heading, words }: Props) =>
  words === '' ? null : (
    <section className={styles.message}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.words}>{words}</p>
    </section>
  )
