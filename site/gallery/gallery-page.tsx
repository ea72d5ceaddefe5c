import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { packages } from '#content/packages.ts'
import { threeSteps, timeline } from '#content/process.ts'
import { settingsWith } from '#domain/settings.ts'
import { TroublePage } from '#site/error-screen.tsx'
import { InlineScript } from '#site/inline-script.tsx'
import type { Handle } from '#site/root.tsx'
import { troubleOf } from '#site/trouble.ts'
import { Accordion } from '#site/ui/accordion.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { Button, ButtonLink, NewTabButton } from '#site/ui/button.tsx'
import { Cells } from '#site/ui/cells.tsx'
import { Field } from '#site/ui/field.tsx'
import { LogoRow } from '#site/ui/logo-row.tsx'
import { Player } from '#site/ui/player.tsx'
import { PricePanel } from '#site/ui/price-panel.tsx'
import { Quote } from '#site/ui/quote.tsx'
import { Section } from '#site/ui/section.tsx'
import { SiteFooter } from '#site/ui/site-footer.tsx'
import { SiteHeader } from '#site/ui/site-header.tsx'
import { Stat } from '#site/ui/stat.tsx'
import { Steps } from '#site/ui/steps.tsx'
import { Tabs } from '#site/ui/tabs.tsx'
import tabsKeyboard from '#site/ui/tabs-keyboard.ts?inline'
import { WaveEdge } from '#site/ui/wave-edge.tsx'
import styles from './gallery-page.module.css'
import { brokenRecording, recording } from './sample-recording.ts'
import { ToastSamples } from './toast-samples.tsx'

export const handle: Handle = { ships: 'app' }

export const meta = () => [{ title: 'Gallery' }, { name: 'robots', content: 'noindex' }]

/** Every component of the design system in all its states; a development server alone shows it. */
export default function GalleryPage() {
  const [search] = useSearchParams()
  if (search.has('error')) return <TroublePage trouble={troubleOf(new Error(search.get('error') ?? ''))} />
  return (
    <>
      <SiteHeader />
      <main id="main" className={styles.gallery} ref={markAsHydrated}>
        <h1 className="wrap">Gallery</h1>
        <Actions />
        <Forms />
        <Disclosures />
        <Records />
        <Sound />
        <Grounds />
      </main>
      <SiteFooter />
      <InlineScript code={tabsKeyboard} />
    </>
  )
}

/** Tells a test that clicks are heard. */
function markAsHydrated(element: HTMLElement | null) {
  element?.setAttribute('data-hydrated', '')
}

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.shelf}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Actions() {
  const looks = ['signal', 'ink', 'line'] as const
  return (
    <Shelf title="Actions">
      <div className={styles.row}>
        {looks.map((look) => (
          <Button key={look} look={look}>{`Button ${look}`}</Button>
        ))}
        <Button aria-disabled="true">Submitting...</Button>
        <Button isSmall look="ink">
          Small
        </Button>
        <ButtonLink href="#main">Link</ButtonLink>
        <NewTabButton href="https://example.com" look="line">
          New tab
        </NewTabButton>
      </div>
      <div className={styles.row}>
        <Badge>Plain</Badge> <Badge tone="signal">Signal</Badge> <Badge tone="good">Delivered</Badge>
      </div>
      <SiteHeader hidesBookCall />
      <SiteHeader guideCallToAction={{ label: 'See the price', href: '#main' }} />
    </Shelf>
  )
}

function Forms() {
  return (
    <Shelf title="Forms">
      <Field id="sample-empty" label="Website URL" placeholder="example.com" />
      <Field
        id="sample-hint"
        label="Email Address"
        type="email"
        hint="We send the episode there, once."
        defaultValue="ada@example.com"
      />
      <Field
        id="sample-error"
        label="Website URL"
        defaultValue="example"
        error="Please enter a valid website URL."
        advice="Ends in something longer, like .consulting? Book a call or write to us."
      />
      <ToastSamples />
    </Shelf>
  )
}

function Disclosures() {
  return (
    <Shelf title="Disclosures">
      <Tabs
        label="Sample tabs"
        tabs={['One', 'Two', 'Three'].map((label) => ({
          id: `sample-${label}`,
          label,
          panel: <p>{`Panel ${label}`}</p>,
        }))}
      />
      <Accordion
        name="sample"
        items={['First', 'Second'].map((title) => ({
          title: `${title} question?`,
          content: <p>{`${title} answer.`}</p>,
        }))}
      />
    </Shelf>
  )
}

function Records() {
  return (
    <Shelf title="Records">
      <Steps steps={threeSteps} />
      <Steps steps={timeline.slice(0, 3)} isLine />
      <Cells items={threeSteps} />
      <PricePanel
        offers={packages(settingsWith()).map((offer) => ({
          offer,
          name: offer.name,
          checkout: 'https://example.com',
        }))}
      />
      <dl>
        <Stat figure="92%" label="of clients stay after three months, an example" />
      </dl>
      <Quote text="A plain quotation." by="Example client" />
      <Quote text="A quotation set large." isLarge />
      <LogoRow label="Where your show can be heard" />
    </Shelf>
  )
}

function Sound() {
  return (
    <Shelf title="Sound">
      <Player {...recording} />
      <Player {...brokenRecording} />
    </Shelf>
  )
}

function Grounds() {
  return (
    <>
      <Section kicker="Kicker" title="Paper" text="A section on paper." layout="beside">
        <p>Content beside its heading.</p>
      </Section>
      <WaveEdge peaks={recording.waveform.levels} />
      <Section title="Night" text="A section in the night." ground="night">
        <Button>Signal</Button>
      </Section>
      <Section title="Card" text="A section on card." ground="card">
        <p>Content.</p>
      </Section>
    </>
  )
}
