// Conversations that were written with care puzzle nobody, and each of them does as soon as a part of it is gone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOfConversation } from '#domain/conversation/faults-of-conversation.ts'
import type { ScriptChapter, Sentence } from '#domain/script.ts'
import { conversations } from './conversations.ts'

const isDraft = (name: string) => name.startsWith('draft-')
const chaptersOf = ({ scenes }: (typeof conversations)[number]): ScriptChapter[] =>
  scenes.map(({ title, lines }) => ({
    title,
    // Lines of conversations are hosts' lines.
    sentences: lines.map((line): Sentence => ({ ...line, support: 'bridge' }) as Sentence),
  }))
const faultsIn = (chapters: readonly ScriptChapter[]) =>
  faultsOfConversation({ language: 'en', chapters }, { speakers: 2 })
const ofTalk = new Set([
  'points-at-nothing',
  'question-without-answer',
  'answer-without-question',
  'said-twice',
])

for (const conversation of conversations)
  test(`nobody is puzzled by ${conversation.name}`, () => {
    const faults = faultsIn(chaptersOf(conversation)).filter(
      ({ kind }) => !isDraft(conversation.name) || ofTalk.has(kind),
    )
    assert.deepEqual(faults, [])
  })

test('a question is missed where its answers went', () => {
  let [asked, found] = [0, 0]
  for (const chapters of conversations.map(chaptersOf))
    for (const [scene, { sentences }] of chapters.entries())
      for (const [at, { text, speaker }] of sentences.entries()) {
        // All that the other one says, up to the next question.
        const next = sentences.findIndex(
          (each, i) => i > at && each.speaker === speaker && each.text.includes('?'),
        )
        if (!text.endsWith('?') || next < 0 || at % 3 > 0) continue
        const left = [...sentences.slice(0, at + 1), ...sentences.slice(next)]
        const cut = chapters.map((each, index) => (index === scene ? { ...each, sentences: left } : each))
        asked += 1
        if (faultsIn(cut).some((fault) => fault.scene === scene && ofTalk.has(fault.kind))) found += 1
      }
  assert.ok(asked > 30, `${asked}`)
  assert.ok(found / asked > 0.8, `${found} of ${asked}`)
})

test('a scene is heard twice', () => {
  for (const chapters of conversations.map(chaptersOf)) {
    const [first, second, ...rest] = chapters
    assert.ok(first && second)
    const faults = faultsIn([first, second, second, ...rest])
    assert.ok(faults.filter(({ kind }) => kind === 'said-twice').length >= 2)
  }
})
