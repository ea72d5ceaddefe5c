import { facts, range } from './facts.ts'

export type ProcessStep = { step: number; title: string; description: string; timeline: string }

export const threeSteps: readonly ProcessStep[] = [
  {
    step: 1,
    title: 'Tell us about your business',
    description:
      'You tell us what you sell, to whom, and what a good customer looks like. Nothing to prepare.',
    timeline: `Free ${facts.consultationMinutes}-minute consultation`,
  },
  {
    step: 2,
    title: 'We produce everything',
    description:
      'Scripts, voices, sound, cover and texts. You hear the first episode and say what to change.',
    timeline: `About ${facts.firstEpisodeHours} hours from setup call to first episode`,
  },
  {
    step: 3,
    title: 'We deliver and distribute',
    description:
      'With hosting, each episode goes live on the platforms. Without it, you get files ready to publish.',
    timeline: 'Monthly or weekly, depending on the package',
  },
]

export const timeline: readonly ProcessStep[] = [
  {
    step: 1,
    title: 'Onboarding form',
    description: 'You fill in a brief questionnaire about your customers, your topics and the tone you want.',
    timeline: 'Right after booking',
  },
  {
    step: 2,
    title: 'Podcast draft',
    description: `You receive the name, the cover design and the first ${facts.draftEpisodeTitles} episode titles.`,
    timeline: `${range(facts.draftDays)} days`,
  },
  {
    step: 3,
    title: 'Draft approval',
    description: 'You approve the draft or mark what should change. No voice is produced before you do.',
    timeline: '1-2 days',
  },
  {
    step: 4,
    title: 'First-episode production',
    description: 'We write, voice and master one complete episode in the direction you approved.',
    timeline: '3-5 days',
  },
  {
    step: 5,
    title: 'First-episode approval',
    description: 'You listen and answer. If you do not love it, this is the moment for the full refund.',
    timeline: '1-2 days',
  },
  {
    step: 6,
    title: 'Full production and rollout',
    description:
      'The other setup episodes follow. With hosting we put them on the platforms, without it you do.',
    timeline: '2-3 weeks',
  },
  {
    step: 7,
    title: 'Ongoing delivery',
    description: 'New episodes keep coming at the rhythm of your package, until you cancel.',
    timeline: 'Every month',
  },
]
