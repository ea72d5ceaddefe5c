import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readGuarded } from '#reader/documents/read-guarded.ts'
import { aDocx, aParagraph, aPdf } from '#test/files-under-test.ts'

const piecesIn = async (bytes: Uint8Array | string) => {
  const read = await readGuarded(Buffer.from(bytes))
  return 'trouble' in read ? read.trouble : read.pieces
}
const kindIn = async (text: string) => {
  const read = await readGuarded(Buffer.from(text))
  return 'trouble' in read ? read.trouble : read.kind
}

describe('what clients hand in', () => {
  test('a PDF has its pages and paragraphs, without what is of the paper', async () => {
    const page = (number: number, ...lines: string[]) => [
      'Bakery handbook',
      '',
      ...lines,
      '',
      `Page ${number}`,
    ]
    const pieces = await piecesIn(
      aPdf([
        [{ text: 'Our bread', size: 20 }, '', 'We bake at four in', 'the morning.', '', 'Nobody sleeps.'],
        page(2, 'The dough rests for a day, be-', 'cause it is better so.'),
        page(3, 'Rye takes two days.'),
        page(4, 'Spelt takes one (and a half).'),
      ]),
    )
    assert.deepEqual(pieces, [
      { kind: 'heading', text: 'Our bread', page: 1 },
      { kind: 'text', text: 'We bake at four in the morning.', page: 1, paragraph: 1 },
      { kind: 'text', text: 'Nobody sleeps.', page: 1, paragraph: 2 },
      { kind: 'text', text: 'The dough rests for a day, because it is better so.', page: 2, paragraph: 1 },
      { kind: 'text', text: 'Rye takes two days.', page: 3, paragraph: 1 },
      { kind: 'text', text: 'Spelt takes one (and a half).', page: 4, paragraph: 1 },
    ])
  })

  test('what no database keeps is in none of it', async () => {
    const cue = 'WEBVTT\n\n00:01.000 --> 00:04.000\n<v Ada\0>We bake at\ud800 four.\n'
    const read = await piecesIn(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(cue, 'utf16le')]))
    assert.match(JSON.stringify(read), /We bake at.* four\./)
    assert.doesNotMatch(JSON.stringify(read), /\\u0000|\\ud800/)
  })

  test('a document of Word is what its reader sees: nothing hidden, struck out or taken back', async () => {
    const pieces = await piecesIn(
      aDocx(
        [
          aParagraph('Our bread', '<w:pStyle w:val="Heading1"/>'),
          aParagraph('We bake at four &amp; sleep at noon.'),
          aParagraph('internal margin 62 percent', '', '<w:vanish/>'),
          aParagraph('white lie', '', '<w:color w:val="FFFFFF"/>'),
          aParagraph('old price', '', '<w:strike/>'),
          aParagraph('not hidden', '', '<w:vanish w:val="0"/>'),
          aParagraph('Rye', '<w:numPr/>'),
          '<w:p><w:del><w:r><w:t>gone</w:t></w:r></w:del><w:ins><w:r><w:t>kept</w:t></w:r></w:ins></w:p>',
          `<w:tbl><w:tr><w:tc>${aParagraph('Loaf')}</w:tc><w:tc>${aParagraph('£4.50')}</w:tc></w:tr></w:tbl>`,
        ].join(''),
      ),
    )
    assert.deepEqual(pieces, [
      { kind: 'heading', text: 'Our bread' },
      { kind: 'text', text: 'We bake at four & sleep at noon.', paragraph: 1 },
      { kind: 'text', text: 'not hidden', paragraph: 2 },
      { kind: 'list', text: 'Rye', paragraph: 3 },
      { kind: 'text', text: 'kept', paragraph: 4 },
      { kind: 'list', text: 'Loaf: £4.50', paragraph: 5 },
    ])
  })

  test('Markdown is read as its words', async () => {
    const text = `---\nsecret: yes\n---\n# Our bread\n\nWe **bake** at [four](https://bakery.test).\n\n- Rye bread daily\n\n<!-- not said -->`
    assert.deepEqual(await piecesIn(text), [
      { kind: 'heading', text: 'Our bread' },
      { kind: 'text', text: 'We bake at four.', paragraph: 1 },
      { kind: 'list', text: 'Rye bread daily', paragraph: 2 },
    ])
  })

  test('a transcript has its minute and speaker, whichever platform has written it', async () => {
    const teams = `\ufeffWEBVTT\n\n1\n00:00:03.000 --> 00:00:05.000\n<v Ada Baker>We bake at four.</v>\n\n2\n00:01:05.500 --> 00:01:07.000\n<v Cy Miller>And then?</v>`
    const said = [
      { kind: 'text', text: 'We bake at four.', at: 3, speaker: 'Ada Baker' },
      { kind: 'text', text: 'And then?', at: 65.5, speaker: 'Cy Miller' },
    ]
    assert.deepEqual(await piecesIn(teams), said)
    const zoom = teams.replaceAll(/<v ([^>]+)>/g, '$1: ').replaceAll('</v>', '')
    assert.deepEqual(await piecesIn(zoom), said)
    const srt = `1\r\n00:00:03,000 --> 00:00:05,000\r\n<i>We bake</i>\r\nat four.\r\n`
    assert.deepEqual(await piecesIn(srt), [{ kind: 'text', text: 'We bake at four.', at: 3 }])
    const rolling = `WEBVTT\nKind: captions\n\n00:00.000 --> 00:02.000\n \nwe<00:00.500><c> bake</c>\n\n00:02.000 --> 00:02.010\nwe bake\n \n\n00:02.010 --> 00:04.000\nwe bake\nat four\n`
    assert.deepEqual(await piecesIn(rolling), [{ kind: 'text', text: 'we bake at four', at: 0 }])
    assert.deepEqual(await piecesIn('0:00\nwe bake\n0:04\nat four\n1:00:02\nand sleep'), [
      { kind: 'text', text: 'we bake at four', at: 0 },
      { kind: 'text', text: 'and sleep', at: 3602 },
    ])
    assert.equal(await kindIn('We open at 9:30.\n\nClosed at 17:00 on Sundays.\n\nCall us.'), 'text')
  })
})
