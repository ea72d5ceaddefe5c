import type { Setting } from '#domain/settings.ts'
import { machineSetting } from './machine.ts'

const making = machineSetting('making')
const server = { protocols: ['https:', 'http:'] }

/** Who speaks and who writes. */
export const makingSettings: readonly Setting[] = [
  making('WEB_FIXTURES', 'folder', 'Folder with the websites of hosts that end in `.test`, a folder a host', {
    default: 'content/sample-sites',
  }),
  making(
    'CHROMIUM',
    'program',
    'Browser for websites that build themselves: the path of a program, or `off`; found by themselves are Debian’s and the one of `npm run browser`',
    { usually: 'what is found' },
  ),
  making(
    'SPEECH',
    'word',
    'Who speaks: `flite` (built in, preview voices), or another folder of `vendors/voices/`, such as `elevenlabs`',
    { default: 'flite' },
  ),
  making('SPEECH_KEY', 'word', 'Key to the speech service, for those who need one'),
  making('SPEECH_REGION', 'word', 'Region of the speech service, for those who need one'),
  making(
    'SPEECH_URL',
    'address',
    'Server that speaks OpenAI’s `/v1/audio/speech`, for `openai`; one of your own is fine',
    server,
  ),
  making(
    'SPEECH_MODEL',
    'word',
    'Which model that server uses, for `openai`, or which of its own `elevenlabs` uses; models that can act are told what each line does',
    { usually: '`kokoro`, or `eleven_multilingual_v2`' },
  ),
  making(
    'SPEECH_PLACES',
    'count',
    'How many sentences each worker asks the speech service for at a time: as many as your plan there allows',
    { default: '3', most: 50 },
  ),
  making(
    'SPEECH_RECOGNISER_URL',
    'address',
    'Server that speaks OpenAI’s `/v1/audio/transcriptions`: one clip in twenty is heard back, and a wrong one spoken again once',
    server,
  ),
  making('SPEECH_RECOGNISER_KEY', 'word', 'Key to it; a local server may need none'),
  making('SPEECH_RECOGNISER_MODEL', 'word', 'Which model listens', { usually: '`whisper-1`' }),
  making(
    'WRITER',
    'word',
    'Who writes scripts: `rules` (built in), or a folder of `vendors/models/`: `openai`, `anthropic`, `openai-compatible`',
    { default: 'rules' },
  ),
  making('WRITER_MODEL', 'word', 'Which model writes'),
  making('WRITER_KEY', 'word', 'Key to it; a local server may need none'),
  making(
    'WRITER_URL',
    'address',
    'Server of an `openai-compatible` model, such as `http://localhost:11434/v1`',
    server,
  ),
  making(
    'WRITER_SMALL_MODEL',
    'word',
    'Cheaper model of the same server, which reads the website and finds titles',
    { usually: '`$WRITER_MODEL`' },
  ),
  making(
    'WRITER_JUDGE',
    'word',
    'Who checks and judges what was written: `openai`, `anthropic` or `openai-compatible`, best another than the writer',
    { usually: 'the writer itself' },
  ),
  making('WRITER_JUDGE_MODEL', 'word', 'Which model judges', {
    usually: '`$WRITER_MODEL` where both are the same',
  }),
  making('WRITER_JUDGE_KEY', 'word', 'Key to the model that judges', {
    usually: '`$WRITER_KEY` where both are the same',
  }),
  making('WRITER_JUDGE_URL', 'address', 'Server of an `openai-compatible` model that judges', {
    ...server,
    usually: '`$WRITER_URL` where both are the same',
  }),
  making(
    'WRITER_SECONDS',
    'count',
    'Patience with a model of which nothing comes, 5 to 7200 seconds; as long as something comes it may take longer',
    { default: '60', least: 5, most: 7200 },
  ),
  making(
    'WRITER_CEILING',
    'amount',
    'Dollars that models may cost for one episode; then it goes out as far as it is, or is read aloud',
    { default: '1' },
  ),
  making(
    'WRITER_DAY_CEILING',
    'amount',
    'Dollars that models may cost in one day (UTC); then episodes are read aloud until the next',
    { default: '20' },
  ),
]
