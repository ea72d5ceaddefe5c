import { Island } from '#site/islands/island.tsx'
import { settings } from '#site/settings.ts'
import { type LadderPart, PriceLadder } from './price-ladder.tsx'

/** A price that climbs, or one that stays and needs no script. */
export const Priced = ({ part }: { part: LadderPart }) =>
  settings.guide.hasLadder ? (
    <Island name="PriceLadder" of={PriceLadder} wakes="now" props={{ part }} />
  ) : (
    <PriceLadder part={part} />
  )
