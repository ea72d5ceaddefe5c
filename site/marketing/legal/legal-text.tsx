import type { LegalBlock, LegalSection } from '#content/legal/legal-document.ts'
import styles from './legal-text.module.css'
import { linkedText } from './linked-text.ts'

type LegalTextProps = { sections: readonly LegalSection[]; numbersParagraphs: boolean }

export function LegalText({ sections, numbersParagraphs }: LegalTextProps) {
  return (
    <div className={`${styles.text} ${numbersParagraphs ? styles.numbered : ''}`}>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} className={styles.section}>
          <h2>{title}</h2>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <Prose text={block} />
      </p>
    )
  if ('list' in block)
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>
            <Prose text={item} />
          </li>
        ))}
      </ul>
    )
  return (
    <dl className={styles.details}>
      {block.details.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Prose = ({ text }: { text: string }) =>
  linkedText(text).map((part) =>
    part.href ? (
      <a key={part.href} href={part.href}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
