import { Form } from 'react-router'
import { writingWords } from '#content/studio-writing.ts'
import type { WritingWishes } from '#domain/writing.ts'
import type { ShownOutline, ShownOutlines } from '#domain/writing-shown.ts'
import { Hidden } from '#site/studio/desk/hidden.tsx'
import screen from '#site/studio/screen.module.css'
import { Button } from '#site/ui/button.tsx'
import styles from './writing.module.css'

const words = writingWords.outlines

type OutlinesProps = { offered: ShownOutlines; wishes: WritingWishes; mayTake: boolean }

/** What the model has offered, which one was taken by whom, and the way to another one. */
export function Outlines({ offered: { key, plans, chosen, because }, wishes, mayTake }: OutlinesProps) {
  const theirs = wishes.chosen?.of === key ? wishes.chosen.outline : undefined
  const taken = theirs ?? chosen
  return (
    <section className={screen.part} aria-labelledby="outlines">
      <h2 id="outlines">{words.heading}</h2>
      <p className="small">{words.because(because)}</p>
      <div className={styles.outlines}>
        {plans.map((plan, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an outline is chosen by its place
          <article key={at} className={styles.outline} data-taken={at === taken}>
            <h3>
              {words.number(at + 1)}
              {at === taken && <em> {theirs === undefined ? words.model : words.person}</em>}
            </h3>
            <Plan plan={plan} />
            {mayTake && at !== taken && (
              <Form method="post">
                <Hidden values={{ deed: 'take-outline', outline: at, of: key }} />
                <Button type="submit" isSmall look="line">
                  {words.take(at + 1)}
                </Button>
              </Form>
            )}
          </article>
        ))}
      </div>
    </section>
  )
}

const Plan = ({ plan: { spine, scenes, callback, isEnough, honestWords } }: { plan: ShownOutline }) => (
  <>
    <p>
      <strong>{spine}</strong>
    </p>
    <ol className="small">
      {scenes.map(({ title, question, payoff }) => (
        <li key={`${title} ${question}`}>{words.scene(title, question, payoff)}</li>
      ))}
    </ol>
    <p className="small">{words.callback(callback)}</p>
    {!isEnough && <p className="small">{words.honest(honestWords)}</p>}
  </>
)
