import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countedStream } from './counted-stream.ts'

const inParts = (...parts: number[]) =>
  new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = parts.shift()
        if (next === undefined) controller.close()
        else controller.enqueue(new Uint8Array(next))
      },
    },
    { highWaterMark: 0 },
  )

test('what is read to its end is told once', async () => {
  const told: number[] = []
  const read = await new Response(countedStream(inParts(10, 20), 30, (sent) => told.push(sent))).bytes()
  assert.deepEqual([read.length, told], [30, [30]])
})

test('of a reader who goes away counts what they were handed', async () => {
  const told: number[] = []
  const reader = countedStream(inParts(10, 20, 30), 60, (sent) => told.push(sent)).getReader()
  await reader.read()
  await reader.read()
  assert.deepEqual(told, [])
  await reader.cancel()
  assert.deepEqual(told, [30])
})

test('a file that breaks counts up to there', async () => {
  const told: number[] = []
  let isFirst = true
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!isFirst) throw new Error('The disk is gone.')
      isFirst = false
      controller.enqueue(new Uint8Array(5))
    },
  })
  await assert.rejects(new Response(countedStream(broken, 50, (sent) => told.push(sent))).bytes())
  assert.deepEqual(told, [5])
})
