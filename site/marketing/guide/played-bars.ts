import { stageSeconds } from '#domain/price-ladder.ts'

export const secondsPerBar = 10

/** So much of a stage's bars as has been played. */
export const playedBars = (bars: string, timeLeft: number) =>
  bars.split('M', Math.floor((stageSeconds - timeLeft) / secondsPerBar) + 2).join('M')
