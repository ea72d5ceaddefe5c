import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'
import { brandIn } from '#content/brand.ts'
import { letters, senderIn } from '#content/letters.ts'
import { useSettings } from '#site/settings.ts'
import { colours, darkScheme, styles } from './letter-styles.ts'

export type Frame = Omit<BareFrame, 'footer'> & {
  website: string
  requestedOn: string
  stopAddress: string
  /** Where its reader changes the episode. */
  minuteAddress?: string | undefined
  /** What else belongs at the very end. */
  foot?: ReactNode
}

/** What every letter to a visitor has: who asked, and the way out. */
export function LetterFrame({ website, requestedOn, stopAddress, minuteAddress: _, foot, ...bare }: Frame) {
  const { frame } = letters
  const footer = (
    <>
      {frame.who(brandIn(useSettings()).name, website, requestedOn)}
      <br />
      <Link className="signal" href={stopAddress} style={{ color: colours.signal }}>
        {frame.stop}
      </Link>
      {foot && <br />}
      {foot}
    </>
  )
  return <BareFrame {...bare} footer={footer} />
}

type BareFrame = { title: string; preview: string; origin: string; footer: ReactNode; children: ReactNode }

/** Our name above, why it comes and who we are below. */
export function BareFrame({ title, preview, origin, footer, children }: BareFrame) {
  const settings = useSettings()
  return (
    <Html lang="en">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkScheme}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="paper" style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.brand}>
            <Link className="ink" href={origin} style={{ color: colours.ink, textDecoration: 'none' }}>
              {brandIn(settings).name}
            </Link>
          </Text>
          <Section className="card" style={styles.card}>
            <Heading as="h1" style={styles.heading}>
              {title}
            </Heading>
            {children}
          </Section>
          <Hr className="line" style={styles.line} />
          <Text className="quiet" style={styles.small}>
            {footer}
          </Text>
          <Text className="quiet" style={styles.small}>
            {senderIn(settings)}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
