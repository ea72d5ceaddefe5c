import { Fragment, type ReactNode } from 'react'
import type { LandingPage, LandingSection } from '#content/landing/landing-page.ts'
import { Cells } from '#site/ui/cells.tsx'
import { Quote } from '#site/ui/quote.tsx'
import { Section } from '#site/ui/section.tsx'
import { Stat } from '#site/ui/stat.tsx'
import { Steps } from '#site/ui/steps.tsx'
import { Act } from './act.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { LandingOffer } from './landing-offer.tsx'
import styles from './landing-sections.module.css'
import { LandingSchedule, NumberedList, Pairs, Ruled } from './lists.tsx'

type Of<Look extends LandingSection['look']> = Extract<LandingSection, { look: Look }>

/** The field for the reader's own website stands in their middle. */
export function LandingSections({ page }: { page: LandingPage }) {
  const { sections, acts, callToAction } = page
  return sections.map((section, index) => {
    const act = acts[section.role]
    return (
      <Fragment key={section.role}>
        {index === Math.ceil(sections.length / 2) && <LandingOffer page={page} />}
        <Arranged section={section} isEven={index % 2 === 0}>
          {act && <Act act={act} callToAction={callToAction} />}
        </Arranged>
      </Fragment>
    )
  })
}

type Arrangement = { section: LandingSection; isEven: boolean; children: ReactNode }

/** The look decides heading, ground and rhythm, so that neighbours never have the same shape. */
function Arranged({ section, isEven, children }: Arrangement) {
  const { title, text } = section
  const ground = isEven ? 'card' : 'paper'
  if (section.look === 'statement') return <Statement section={section} />
  if (section.look === 'figures') return <Figures section={section} />
  const isBeside = ['essay', 'numbered', 'ruled', 'schedule'].includes(section.look)
  return (
    <Section
      title={title}
      text={text}
      layout={isBeside ? 'beside' : 'above'}
      ground={ground}
      role={section.role}
    >
      {contentOf(section)}
      {children}
    </Section>
  )
}

function contentOf(section: Exclude<LandingSection, { look: 'statement' | 'figures' }>): ReactNode {
  switch (section.look) {
    case 'essay':
      return section.paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))
    case 'numbered':
      return <NumberedList items={section.items} />
    case 'ruled':
      return <Ruled items={section.items} />
    case 'columns':
      return <Cells items={section.items.map(({ title, text }) => ({ title, description: text }))} />
    case 'pairs':
      return <Pairs labels={section.labels} items={section.items} />
    case 'table':
      return <ComparisonTable label={section.title} columns={section.columns} rows={section.rows} />
    case 'steps':
      return <Steps steps={section.steps} isLine={section.steps.length > 4} />
    case 'checklists':
      return <Checklists section={section} />
    case 'quotes':
      return <Quotes section={section} />
    case 'schedule':
      return <LandingSchedule series={section.series} />
  }
}

function Statement({ section }: { section: Of<'statement'> }) {
  return (
    <section className={styles.statement} data-role={section.role}>
      <div className="wrap">
        <h2 className={styles.statementTitle}>{section.title}</h2>
        <p className={`display ${styles.sentence}`}>{section.statement}</p>
        {section.by && <p>{section.by}</p>}
        {section.text && <p className="lead">{section.text}</p>}
      </div>
    </section>
  )
}

function Figures({ section }: { section: Of<'figures'> }) {
  return (
    <Section title={section.title} text={section.text} ground="night" role={section.role}>
      <dl className={styles.figures}>
        {section.figures.map(({ figure, label }) => (
          <Stat key={figure} figure={figure} label={label} />
        ))}
      </dl>
      <p className="small quiet">{section.note}</p>
    </Section>
  )
}

function Checklists({ section }: { section: Of<'checklists'> }) {
  return (
    <div className={styles.checklists}>
      {section.lists.map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className={styles.checklist}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Quotes({ section }: { section: Of<'quotes'> }) {
  return (
    <>
      <ul className={styles.quotes}>
        {section.stories.map(({ who, quote, result }) => (
          <li key={who}>
            <Quote text={quote} by={who} isLarge />
            <p className={styles.result}>{result}</p>
          </li>
        ))}
      </ul>
      <p className="small quiet">{section.note}</p>
    </>
  )
}
