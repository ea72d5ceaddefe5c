import { reviewPolicies } from '#domain/review.ts'
import type { Setting } from '#domain/settings.ts'
import { voiceIds } from '#domain/voice.ts'

/**
 * What models cost, as somebody has looked it up on 2026-11-23, without surcharges for long questions, fast answers and
 * what is written into a cache: developers.openai.com/api/docs/pricing and platform.claude.com/docs/en/about-claude/pricing,
 * as quoted by others. Vendors change it: an owner checks it, and writes what the account really pays into the studio.
 */
const modelPrices = `
gpt-6-astra* = 10 / 1 / 50
gpt-6.1-sol* = 2 / 0.1 / 10
gpt-6-sol* = 2 / 0.2 / 10
gpt-6-luna* = 0.1 / 0.01 / 0.5
gpt-5.6-sol* = 4 / 0.4 / 20
gpt-5.6-terra* = 2 / 0.2 / 12
gpt-5.6-luna* = 0.2 / 0.02 / 1.2
gpt-5.5* = 5 / 0.5 / 30
gpt-5.4-mini* = 0.75 / 0.075 / 4.5
gpt-5.4* = 2.5 / 0.25 / 15
gpt-5-mini* = 0.25 / 0.025 / 2
gpt-5 = 1.25 / 0.125 / 10
claude-fable-5-1* = 10 / 0.25 / 50
claude-fable-5* = 10 / 1 / 50
claude-opus-5-5* = 4 / 0.2 / 20
claude-opus-5* = 5 / 0.5 / 25
claude-opus-4* = 5 / 0.5 / 25
claude-sonnet-5-5* = 2 / 0.1 / 10
claude-sonnet-5* = 2 / 0.2 / 10
claude-sonnet-4* = 3 / 0.3 / 15
claude-haiku-5-5* = 0.1 / 0.01 / 0.5
claude-haiku-4-5* = 1 / 0.1 / 5`
  .trim()
  .replaceAll(/$/gm, ' (2026-11-23)')

const row =
  (heading: string) =>
  (rest: Omit<Setting, 'section' | 'changedBy'>): Setting => ({
    section: 'work',
    changedBy: 'owner',
    heading,
    ...rest,
  })

const [minute, voices, mail] = [row('The owner’s minute'), row('Voices'), row('Mail')]

export const workSettings: readonly Setting[] = [
  row('Review')({
    key: 'review',
    label: 'Before an episode goes out',
    kind: 'choice',
    choices: reviewPolicies,
    default: 'automatic',
    environment: {
      name: 'REVIEW',
      meaning: '`review`: a person approves each episode before it goes out, once there is an operator',
    },
  }),
  minute({
    key: 'minute.on',
    label: 'Whoever asked may change their episode',
    hint: 'By their private link, ten times: they choose what is read, and say a little themselves.',
    kind: 'choice',
    choices: ['on', 'off'],
    default: 'on',
  }),
  minute({
    key: 'minute.refused',
    label: 'Words that nobody may put into an episode',
    hint: 'A word or a phrase a line, such as: casino. A star stands for any ending: gambl*.',
    kind: 'lines',
    mostCharacters: 60,
    mostLines: 100,
    default: '',
  }),
  voices({ key: 'voice.host', label: 'Host', kind: 'choice', choices: voiceIds, default: 'nora' }),
  voices({ key: 'voice.guest', label: 'Guest', kind: 'choice', choices: voiceIds, default: 'sam' }),
  voices({
    key: 'lexicon',
    label: 'How names are said',
    hint: 'A name a line: Nguyen = win. Scripts keep their spelling.',
    kind: 'lexicon',
    default: '',
  }),
  row('Models')({
    key: 'model.prices',
    label: 'What models cost',
    hint: 'A model a line, with dollars for a million tokens that go in, come from the cache, come out: gpt-6-sol* = 2 / 0.20 / 10. A star stands for any ending. Check it against your bill: what is not here counts as the dearest.',
    kind: 'model-prices',
    default: modelPrices,
  }),
  mail({
    key: 'mail.name',
    label: 'Sender’s name',
    kind: 'line',
    mostCharacters: 60,
    default: '',
    follows: 'brand.name',
  }),
  mail({
    key: 'mail.address',
    label: 'Sender’s address',
    hint: 'The mail server must be allowed to send for it.',
    kind: 'email',
    default: '',
    follows: 'brand.contactEmail',
    environment: {
      name: 'MAIL_FROM',
      meaning: 'Address that our mail comes from',
      usually: 'the contact e-mail',
    },
  }),
]
