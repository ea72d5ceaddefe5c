import { making } from '#content/making/making.ts'
import { SampleCover } from '#site/marketing/samples/sample-cover.tsx'
import styles from './hero.module.css'

const { heading, lead, hear } = making.hero

export function MakingHero({ sample }: { sample: { id: string; show: string; seconds: number } }) {
  const { id, show, seconds } = sample
  return (
    <div className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className={styles.sample}>
        <SampleCover id={id} show={show} seconds={seconds} isFirst />
        <p className="small quiet">{hear}</p>
      </div>
    </div>
  )
}
