/** The numbers we publish, each in one place; prices are settings. */
import { numberOf, type Settings } from '#domain/read-setting.ts'
import { usd } from '#domain/usd.ts'

export { usd }

type Range = { least: number; most: number }
type AudienceDefinition = { id: string; name: string; definition: string }
type SampleCadence = { id: string; cadence: string; title: string }

export const facts = {
  voiceCloningAudioMinutes: 30,
  stockVoices: 10,
  firstEpisodeHours: 72,
  draftDays: { least: 3, most: 5 },
  longestEpisodeMinutes: 30,
  consultationMinutes: 30,
  sampleDeliveryHours: { least: 24, most: 48 },
  draftEpisodeTitles: 10,
  termsNoticeDays: 30,
  feedAfterCancellationDays: 90,
} as const

export const audienceDefinitions: readonly AudienceDefinition[] = [
  { id: 'mid-market', name: 'Mid-market', definition: '100 to 1,000 employees' },
  { id: 'large', name: 'Large corporations', definition: '1000+ employees' },
  { id: 'startups', name: 'Startups', definition: 'Series B+' },
]

export const sampleCadences: readonly SampleCadence[] = [
  { id: 'ceo', cadence: 'Monthly', title: 'CEO series' },
  { id: 'spotlight', cadence: 'Bi-weekly', title: 'Employee spotlight' },
  { id: 'culture', cadence: 'Quarterly', title: 'Culture series' },
]

export const podcastAsAServiceFacts = { launchHours: 48, setupHours: 24, strategyCallMinutes: 30 } as const

export const guideFacts = {
  chapters: 12,
  leastPages: 100,
  leastEpisodeTemplates: 50,
  contentCalendarDays: 90,
  leastBonusCents: 50_000,
  hasLifetimeUpdates: true,
} as const

export const range = ({ least, most }: Range): string => `${least}-${most}`

/** What a cloned voice costs, once. */
export const voiceCloning = (settings: Settings): string => usd(numberOf(settings, 'facts.voiceCloningCents'))
