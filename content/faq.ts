import type { Settings } from '#domain/read-setting.ts'
import { facts, range, voiceCloning } from './facts.ts'
import { offersOf } from './packages.ts'

export type FaqItem = { question: string; answer: string }

export function faq(settings: Settings): readonly FaqItem[] {
  const { starter, expert, authority } = offersOf(settings)
  return [
    {
      question: 'Who owns the content?',
      answer:
        'You do. Scripts, audio, cover and texts belong fully to you. That includes everything made during setup, and it stays true after you leave.',
    },
    {
      question: 'Who is liable for what an episode says?',
      answer:
        'You are: liability for content rests with the client. That is why you approve the draft and the first episode before the show rolls out. If your field has rules about what may be said in public, tell us in the onboarding call.',
    },
    {
      question: 'How do AI voices sound, and will listeners know?',
      answer:
        'Judge by the free sample we make from your website. Episodes have studio-quality audio, and you choose from our stock voices before we start. Listeners will know: the AI voice is named in the audio, on the episode page, in the feed and in the file itself.',
    },
    {
      question: 'Can it be my own voice?',
      answer: `Yes, voice cloning is available as an option. It costs ${voiceCloning(settings)} once and needs ${facts.voiceCloningAudioMinutes} minutes of audio. A clean recording of a talk you have already given is fine. We clone a voice only if its owner agrees.`,
    },
    {
      question: 'Who writes the scripts?',
      answer:
        'We do, from your onboarding call and what you have already published. If you would rather use your own content, send us articles, slides, newsletters or talks, and we turn them into episodes.',
    },
    {
      question: 'What if I don’t love the first episode?',
      answer:
        'You get a full refund of the setup fee and the first month. You do not have to prove that anything is wrong with it. Not loving it is enough.',
    },
    {
      question: 'How do I cancel?',
      answer: `In the customer portal of our card payment provider, or by e-mail. It takes effect at the end of the current billing period: no new productions after that, and you keep everything you have received. A feed hosted by us stays up for ${facts.feedAfterCancellationDays} more days, then forwards to your new address or closes with a farewell episode.`,
    },
    {
      question: 'How long are the episodes?',
      answer: `Up to ${facts.longestEpisodeMinutes} minutes, and longer on request. Most topics need less, and we would rather stop early than fill time. If a topic is too big for one episode, we make it a series.`,
    },
    {
      question: 'Do I need hosting?',
      answer: `No, hosting is optional. With ${expert.name} and ${authority.name} it is included, and episodes reach the platforms automatically. With ${starter.name} you receive finished files and publish them with any host you like.`,
    },
    {
      question: 'How fast will I hear something?',
      answer: `The free sample arrives by e-mail within ${range(facts.sampleDeliveryHours)} hours. As a client you hear your first episode about ${facts.firstEpisodeHours} hours after the setup call. The How it works page lists every step after booking, with its days.`,
    },
    {
      question: 'Can you make private shows, or other languages?',
      answer: `Private internal podcasts for employees, yes: they stay out of public directories. For another language, a regulated field or anything unusual, ask in the free ${facts.consultationMinutes}-minute consultation. You get a custom quote, or a no if we could not do it well.`,
    },
    {
      question: 'What results can I count on?',
      answer:
        'None that we could honestly guarantee. A podcast works toward authority and leads over months, and how far depends on your offer, your market and how often you publish. All figures and stories on this site are examples.',
    },
  ]
}
