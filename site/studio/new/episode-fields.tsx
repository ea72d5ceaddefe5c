import { newRequest as words } from '#content/studio-new.ts'
import { voices } from '#content/voices.ts'
import { type BriefFaults, reviews, type TypedBrief } from '#domain/brief.ts'
import { WishFields } from './aim-fields.tsx'
import styles from './fields.module.css'
import { ChoiceField } from './fields.tsx'

const spoken = voices.map(({ id, name, character }) => ({ value: id, label: `${name}: ${character}` }))
const hosts = Object.entries(words.hosts).map(([value, label]) => ({ value, label }))
const whoReviews = reviews.map((value) => ({ value, label: words.reviews[value] }))

export function EpisodeFields(fields: { typed: TypedBrief; faults: BriefFaults }) {
  return (
    <>
      <WishFields {...fields} />
      <ChoiceField name="hosts" {...fields} options={hosts} />
      <div className={styles.pair}>
        <ChoiceField name="host" {...fields} options={spoken} />
        <ChoiceField name="guest" {...fields} options={spoken} />
      </div>
      <ChoiceField name="review" {...fields} options={whoReviews} />
    </>
  )
}
