import { Island } from '#site/islands/island.tsx'
import { useSettings } from '#site/settings.ts'
import { hasLadder } from './offers.ts'
import { type LadderPart, PriceLadder } from './price-ladder.tsx'

/** A price that climbs, or one that stays and needs no script. */
export const Priced = ({ part }: { part: LadderPart }) =>
  hasLadder(useSettings()) ? (
    <Island name="PriceLadder" of={PriceLadder} wakes="now" props={{ part }} />
  ) : (
    <PriceLadder part={part} />
  )
