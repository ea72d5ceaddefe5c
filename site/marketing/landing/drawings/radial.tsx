import { podcastAsAServiceFacts } from '#content/facts.ts'
import { fewerBars } from '#domain/waveform.ts'
import { barAbout, barAround } from '#site/marketing/landing/bars.ts'
import { type DrawingProps, Frame, TwoInkBars } from './drawing.tsx'

/** Listeners all around; the place of the brand in the middle stays free. */
export function Audience({ heard }: DrawingProps) {
  const bars = 84
  return (
    <Frame height={480}>
      <TwoInkBars waveform={fewerBars(heard.waveform, bars)} bar={barAbout(240, 240, 112, 122, bars)} />
    </Frame>
  )
}

/** Sound inside, silence outside. */
export function Keyhole({ heard }: DrawingProps) {
  return (
    <Frame height={480}>
      <path className="faint" strokeWidth="3" d="M0 240h86M394 240h86" />
      <path strokeWidth="3" d="M240 40a150 150 0 0 1 84 274l30 126H126l30-126A150 150 0 0 1 240 40z" />
      <TwoInkBars waveform={fewerBars(heard.waveform, 24)} bar={barAround(125, 10, 190, 84)} />
    </Frame>
  )
}

/** Every hour from the questionnaire to a show in production; the first half of them sets it up. */
export function FortyEightHours() {
  const { launchHours, setupHours } = podcastAsAServiceFacts
  const bar = barAbout(240, 240, 150, 72, launchHours)
  const hours = Array.from({ length: launchHours }, (_, hour) => bar(hour % 6 === 0 ? 1 : 0.6, hour))
  return (
    <Frame height={480}>
      <path d={hours.slice(setupHours).join('')} />
      <path className="lit" strokeWidth="8" d={hours.slice(0, setupHours).join('')} />
      <text x="240" y="250" className="figure">
        {launchHours} h
      </text>
      <text x="240" y="292" className="label">
        launch
      </text>
      <text x="240" y="352" className="label lit">
        set-up, {setupHours} h
      </text>
    </Frame>
  )
}
