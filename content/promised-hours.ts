import { facts } from './facts.ts'

/** The later of what is promised: nobody is late before it. */
export const promisedHours = { draft: 24 * facts.draftDays.most, 'first-episode': facts.firstEpisodeHours }
