import { brand, brandAsItCame } from '#content/brand.ts'
import { defaultCast, voices } from '#content/voices.ts'
import { reviewPolicies } from '#domain/review.ts'
import type { SettingField, SettingGroup } from './fields.ts'

type Field = Omit<SettingField, 'reaches'>
const atOnce = (fields: readonly Field[]): SettingField[] =>
  fields.map((field) => ({ ...field, reaches: 'at-once' }))

const choices = voices.map(({ id }) => id)

export const workFields: readonly SettingGroup[] = [
  {
    heading: 'Review',
    fields: atOnce([
      {
        key: 'review',
        label: 'Before an episode goes out',
        kind: 'choice',
        choices: reviewPolicies,
        asItCame: 'automatic',
      },
    ]),
  },
  {
    heading: 'The owner’s minute',
    fields: atOnce([
      {
        key: 'minute.on',
        label: 'Whoever asked may change their episode',
        hint: 'By their private link, ten times: they choose what is read, and say a little themselves.',
        kind: 'choice',
        choices: ['on', 'off'],
        asItCame: 'on',
      },
      {
        key: 'minute.refused',
        label: 'Words that nobody may put into an episode',
        hint: 'A word or a phrase a line, such as: casino. A star stands for any ending: gambl*.',
        kind: 'lines',
        mostCharacters: 60,
        mostLines: 100,
        asItCame: '',
      },
    ]),
  },
  {
    heading: 'Voices',
    fields: atOnce([
      { key: 'voice.host', label: 'Host', kind: 'choice', choices, asItCame: defaultCast.host },
      { key: 'voice.guest', label: 'Guest', kind: 'choice', choices, asItCame: defaultCast.guest },
      {
        key: 'lexicon',
        label: 'How names are said',
        hint: 'A name a line: Nguyen = win. Scripts keep their spelling.',
        kind: 'lexicon',
        asItCame: '',
      },
    ]),
  },
  {
    heading: 'Mail',
    fields: atOnce([
      { key: 'mail.name', label: 'Sender’s name', kind: 'line', mostCharacters: 60, asItCame: brand.name },
      {
        key: 'mail.address',
        label: 'Sender’s address',
        hint: 'The mail server must be allowed to send for it.',
        kind: 'email',
        asItCame: brandAsItCame.contactEmail,
      },
    ]),
  },
]
